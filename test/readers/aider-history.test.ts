import { describe, expect, it } from 'vitest'
import { listGaps, outline, readOne, readSessions } from '../transcript/sessions.ts'

// Shapes as aider/io.py writes them: two blanks behind each line that was typed or printed.
const start = (time = '2026-01-05 10:00:00') => `\n# aider chat started at ${time}\n\n> /usr/bin/aider --model x  \n> Aider v0.86.1  \n`
const typed = (...lines: string[]) => `\n${lines.map((line) => `#### ${line}  \n`).join('')}`
const printed = (...lines: string[]) => lines.map((line) => `> ${line}  \n`).join('')
const block = (path: string, search: string, replace: string) =>
  `\n${path}\n\`\`\`ts\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n\`\`\`\n`
const question = "Run shell command? (Y)es/(N)o/(D)on't ask again [Yes]:"

async function calls(...parts: string[]) {
  const read = await readOne([start(), typed('go'), ...parts].join(''), '.aider.chat.history.md')
  expect(listGaps(read)).toEqual([])
  return read.events.filter((event) => event.kind === 'pre_tool')
}

describe('aider’s chat history', () => {
  it('holds a session for each run, with prompts of several lines', async () => {
    const content = [start('2026-01-05 10:00:00'), typed('Tidy', 'up'), 'ok\n', start('2026-01-06 10:00:00'), typed('And b')].join('')
    const sessions = await readSessions(content, '.aider.chat.history.md')
    expect(sessions.map(({ events }) => outline(events))).toEqual([['prompt Tidy\nup'], ['prompt And b']])
    expect(sessions[1]?.source.session).toMatchObject({
      agent: 'aider',
      format: 'aider-history',
      confidence: 'lossy',
      agentVersion: '0.86.1',
    })
  })

  it('takes a heading in a reply for no prompt', async () => {
    const read = await readOne(`${start()}${typed('go')}\n#### A heading\n\ntext\n`)
    expect(outline(read.events)).toEqual(['prompt go'])
  })

  it('holds edits as blocks: those that were applied ran, of the others it is not known', async () => {
    const edits = await calls(
      block('src/a.ts', 'a', 'b'),
      block('src/b.ts', 'x\n> y', ''),
      printed('Applied edit to src/a.ts', 'Commit 1234567 x'),
    )
    expect(edits).toMatchObject([
      { recorded: 'ran', call: { name: 'edit', args: { path: 'src/a.ts', search: 'a', replace: 'b' } } },
      { recorded: 'unknown', call: { args: { path: 'src/b.ts', search: 'x\n> y', replace: '' } } },
    ])
    expect(edits[0]?.at.line).toBe(11)
  })

  it('knows the file of a block by the line before its fence, in any dress, or by the block before', async () => {
    const bare = '```\n<<<<<<< SEARCH\nc\n=======\nd\n>>>>>>> REPLACE\n```\n'
    const edits = await calls(block('**`src/a.ts`**:', 'a', 'b'), bare, block('Makefile', 'e', 'f'), printed('Applied edit to src/a.ts'))
    expect(edits.map(({ call, recorded }) => [call.args?.path, recorded])).toEqual([
      ['src/a.ts', 'ran'],
      ['src/a.ts', 'ran'],
      ['Makefile', 'unknown'],
    ])
  })

  it('says of an edit in another form that its content is not there', async () => {
    const edits = await calls('```diff\n--- a.ts\n+++ a.ts\n```\n', printed('Applied edit to a.ts', 'Applied edit to a.ts'))
    expect(edits).toMatchObject([{ recorded: 'ran', call: { args: { path: 'a.ts' }, lacks: ['edit_without_content'] } }])
  })

  it('says of a block that never ends that it is cut', async () => {
    const edits = await calls('\na.ts\n```\n<<<<<<< SEARCH\nx\n=======\nhalf\n', typed('next'))
    expect(edits).toMatchObject([{ recorded: 'unknown', call: { args: { search: 'x', replace: 'half\n' }, lacks: ['args_truncated'] } }])
  })

  it.each([
    ['y', 'ran', ['npm test']],
    ['n', 'denied', ['npm test']],
    ['d', 'denied', ['npm test']],
    ['s', 'denied', ['npm test']],
  ])('holds a command that was answered with %s as one that was %s', async (answer, recorded, commands) => {
    const found = await calls(
      '```bash\nnpm test\n```\n\n',
      printed('npm test', `${question} ${answer}`),
      answer === 'y' ? printed('Running npm test') : '',
    )
    expect(found.map(({ call }) => call.args?.command)).toEqual(commands)
    expect(found).toMatchObject([{ recorded, call: { name: 'shell' } }])
  })

  it('holds several commands of one question, of which each runs for itself', async () => {
    const asked = `> rm a\nrm b  \n${printed('Run shell commands? (Y)es/(N)o [Yes]:')}`
    const refused = await calls(asked.replace('[Yes]:', '[Yes]: n'))
    expect(refused).toMatchObject([{ recorded: 'denied', call: { args: { command: 'rm a\nrm b' } } }])
    const ran = await calls(asked.replace('[Yes]:', '[Yes]: y'), printed('Running rm a', 'Running rm b'))
    expect(ran.map(({ call }) => call.args?.command)).toEqual(['rm a', 'rm b'])
    const unsure = await calls(asked.replace('[Yes]:', '[Yes]: y'))
    expect(unsure).toMatchObject([{ recorded: 'unknown', call: { args: { command: 'rm a\nrm b' } } }])
  })

  it('takes an answer that was logged as typed for no prompt', async () => {
    const read = await readOne(start() + typed('go') + printed('ls') + typed('Run shell command? (Y)es/(N)o/(S)kip all [Yes]: - skip'))
    expect(outline(read.events)).toEqual(['prompt go'])
  })

  it('is known as it is published too, without a header and with its old words', async () => {
    const old =
      '---\nparent: x\n---\n\n# Pong\n\n> $ aider  \n\n#### go\n\n```python\na.py\n<<<<<<< ORIGINAL\n=======\nx\n>>>>>>> UPDATED\n```\n\n> Applied edit to a.py  \n'
    const read = await readOne(old, 'pong.md')
    expect(outline(read.events).slice(0, 2)).toEqual(['prompt go', 'pre_tool edit {"path":"a.py","search":"","replace":"x"} ran'])
  })
})

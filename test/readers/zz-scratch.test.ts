import { readdirSync, writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { outline, readAll } from '../transcript/sessions.ts'
it('x', async () => {
  const data = '/work/shared/data'
  let out = ''
  const named = [...readdirSync(`${data}/transcripts/codex-rollout`).map((f) => `transcripts/codex-rollout/${f}`),
    ...readdirSync(`${data}/transcripts/codex-exec-json`).map((f) => `transcripts/codex-exec-json/${f}`),
    ...readdirSync(`${data}/agents/codex/runs`).flatMap((r) => [`agents/codex/runs/${r}/transcript`, `agents/codex/runs/${r}/headless-stdout.jsonl`])]
  for (const n of named) {
    const { read, problems } = await readAll({ repo: data, named: [n] })
    out += `== ${n} ${problems.map((p) => p.message)}\n`
    for (const { source, events, moments } of read) {
      const t = source.tally
      out += `  ${JSON.stringify({ ...source.session })}\n  calls ${t.calls} prompts ${t.prompts} dup ${t.duplicates} lacks ${JSON.stringify([...t.lacks])} gaps ${JSON.stringify(t.gaps)} ignored ${JSON.stringify([...t.ignored])} unknown ${JSON.stringify([...t.unknown])}\n`
      const by = new Map<string, number>()
      for (const e of events) if (e.kind === 'pre_tool') { const k = `${e.call.name} ${e.recorded} ${e.recordedBy ?? ''}`; by.set(k, (by.get(k) ?? 0) + 1) }
      out += `  ${JSON.stringify([...by])}\n`
      out += events.filter((e) => e.kind === 'prompt').map((e) => `    ${e.thread.id} P ${JSON.stringify((e as any).text).slice(0, 150)}\n`).join('')
      if (n.includes('runs')) out += `${outline([...events]).map((l) => `    ${l}`).join('\n')}\n    ${moments.map((m) => m.kind)}\n`
    }
  }
  writeFileSync('/tmp/scratch.txt', out)
}, 120000)

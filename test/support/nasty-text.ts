import fc from 'fast-check'

/** The same cases on every machine; another seed (`fc.assert(…, { seed })`) tries others. */
export const SEED = 1

/** Texts of at most this many UTF-16 units, the length of a command line that a shell takes. */
export const LONGEST = 100_000

/** Pieces that have made parsers and regular expressions blow up, or that begin something that never ends. */
const PIECES = [
  ...['(', '((((', '[', '[[[[', '{', '{{', '<', '`', '"', "'", '\\', '\0', '\r', '\n', ' ', '\t', ';', '|', '&', '#', '!', '~', '%', ','],
  ...[
    '$(',
    '"$(',
    '<(',
    '$((',
    '((',
    '${',
    '${a:-',
    '$[',
    "$'",
    '$X',
    '"$@" ',
    '<<',
    '<<a ',
    '<<a\n',
    "<<'a' ",
    '<<<',
    '[[ a =~ ',
    '(( 1 << ',
  ],
  ...[
    '*',
    '****',
    '**/',
    '*a',
    'a*',
    '?',
    '/',
    '../',
    '/*',
    '+(',
    '!(',
    '@(a|',
    '*(a)',
    '+(a)+(b',
    '{a,b}',
    '{a,',
    '{1..9}',
    '[a',
    '[!',
    '[a-z]',
    '[[:alpha:]',
  ],
  ...[
    '(?',
    '(?#',
    '(?P<a>',
    '(?P=',
    '(?i)',
    '(a+)+',
    '(a|a)*',
    '.*',
    'a?',
    'a{9}',
    'a{,',
    'a{1,9}',
    '\\1',
    '|a',
    '^',
    '$',
    '\\d+',
    '(?:',
    '(?=a',
  ],
  ...[
    'a',
    'ab',
    'a ',
    'a;',
    'rm x;',
    'if ',
    'case x in ',
    'f() ',
    'eval ',
    'sudo ',
    'bash -c "',
    'xargs ',
    'echo a|sh|',
    'find -exec ',
    'trap a ',
    'alias a=',
  ],
  ...['é', '\ud83d', '😀', '\u2028', 'mcp__', 'mcp__a__', ':', '-', '_', 'x=', '=(', ')', '}', ']', '))', '/a/', '.'],
]

const piece = fc.constantFrom(...PIECES)
const length = fc.constantFrom(10, 300, 3_000, 30_000, LONGEST)

/** One or two pieces over and over. */
const repeated = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 2 }), length, fc.constantFrom('', 'rm x', 'b', ')', ']'))
  .map(([pieces, size, end]) => {
    const unit = pieces.join('')
    return unit.repeat(Math.ceil(size / unit.length)).slice(0, size - end.length) + end
  })

/** Many pieces at random. */
const mixed = fc.array(piece, { maxLength: 400 }).map((pieces) => pieces.join(''))

/** Something that opens and closes as often. */
const balanced = fc
  .tuple(
    fc.constantFrom(
      ['(', ')'],
      ['$(', ')'],
      ['{ ', '; }'],
      ['"$(', ')"'],
      ['${a:-', '}'],
      ['{a,', '}'],
      ['[', ']'],
      ['(a|', ')*'],
      ['+(', ')'],
    ),
    fc.constantFrom(3, 50, 300, 3_000, 10_000),
  )
  .map(([[open = '', close = ''], times]) => `${open.repeat(times)}a${close.repeat(times)}`)

/** Any text up to 100,000 units, most of them written to hurt. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: repeated },
  { weight: 3, arbitrary: mixed },
  { weight: 2, arbitrary: balanced },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 2_000 }) },
)

import { expect, test } from 'vitest'
import { OFFICE_COMMANDS } from '../../packages/commerce/src/office/office-commands.ts'
import { plainEnglish } from '../../packages/office/src/testing/plain-english.ts'
import { inputProblemText } from '../../packages/office/src/words/input/input-problem-text.ts'
import { ownInputWords } from '../../packages/office/src/words/input/own-input-words.ts'

const i18n = plainEnglish()

/** Rules whose code says nothing: only their own sentence tells what is wrong. */
const BY_SENTENCE = [
  'check',
  'raw_check',
  'partial_check',
  'custom',
  'regex',
  'min_value',
  'max_value',
  'gt_value',
]
/** Says its sentence with the words that it was given. */
const SPOKEN = ['raw_check']
/** What the door says of every command. */
const OF_THE_DOOR = 'Say which version was on the screen.'

type Rule = { type: string; message: string | null }

const rules = new Map<string, Rule & { commands: string[] }>()
for (const { command } of OFFICE_COMMANDS)
  for (const rule of rulesOf(command.input)) {
    const key = JSON.stringify(rule)
    const known = rules.get(key) ?? { ...rule, commands: [] }
    rules.set(key, { ...known, commands: [...known.commands, command.name] })
  }
const own = ownInputWords(i18n)

test('the walk sees the rules of every command', () => {
  expect(rules.size).toBeGreaterThan(100)
})

test('a rule whose code does not tell what is wrong has a sentence, and that has words', () => {
  const silent = [...rules.values()].filter(
    ({ type, message }) =>
      BY_SENTENCE.includes(type) &&
      !SPOKEN.includes(type) &&
      (message === null ? type.includes('check') : !Object.hasOwn(own, message)),
  )

  expect(silent).toEqual([])
})

test('every code has words of its own', () => {
  const other = inputProblemText({ path: '', message: '', code: 'nothing' }, i18n)
  const codes = new Set(
    [...rules.values()].flatMap(({ type }) => [type, type.replace(/^(min|max)_length$/, '$1_items')]),
  )
  const wordless = [...codes].filter(
    (code) => inputProblemText({ path: '', message: '', code, requirement: 2 }, i18n) === other,
  )

  expect(wordless.filter((code) => !BY_SENTENCE.includes(code)).toSorted()).toEqual([])
})

test('no words are of a sentence that no command says', () => {
  const said = new Set([OF_THE_DOOR, ...[...rules.values()].map(({ message }) => message)])

  expect(Object.keys(own).filter((sentence) => !said.has(sentence))).toEqual([])
})

test('what plays a danger down is named', () => {
  const message = '"harmlos" plays the danger down, which no recall may do'

  expect(inputProblemText({ path: 'hazard', message, code: 'raw_check' }, i18n)).toBe(
    '“harmlos” plays the danger down, which no recall may do: leave it out.',
  )
})

type Node = Partial<{
  kind: string
  type: string
  message: unknown
  pipe: readonly unknown[]
  entries: Record<string, unknown>
  options: readonly unknown[]
  items: readonly unknown[]
  item: unknown
  wrapped: unknown
  key: unknown
  value: unknown
}>

/** Every rule of a schema, wherever in it. Shapes that forms make by themselves are left out. */
function rulesOf(node: unknown, seen = new Set<unknown>()): Rule[] {
  if (!isNode(node) || seen.has(node)) return []
  seen.add(node)
  const { kind, type = '', message, pipe = [], entries = {}, options = [], items = [] } = node
  const inside = [...pipe, ...Object.values(entries), ...options, ...items, node.item, node.wrapped]
  const rules = [...inside, node.key, node.value].flatMap((part) => rulesOf(part, seen))
  if (kind !== 'validation' && type !== 'number') return rules
  return [...rules, { type, message: typeof message === 'string' ? message : null }]
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null
}

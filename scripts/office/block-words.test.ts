import { expect, test } from 'vitest'
import { blockComponents } from '../../packages/blocks/src/guides/block-components.ts'
import { guidesOfFiles } from '../../packages/blocks/src/guides/guide-files.ts'
import { BLOCK_USES } from '../../packages/office/src/pages/stories/block-words/block-uses.ts'
import { ENGLISH_WORDS } from '../../packages/office/src/pages/stories/block-words/english-words.ts'
import { OPTION_WORDS } from '../../packages/office/src/pages/stories/block-words/option-words.ts'
import { PLACE_WORDS } from '../../packages/office/src/pages/stories/block-words/place-words.ts'
import { blockRecipe } from '../new/block.ts'

/** Blocks say their words in German, where they stand; the office says them in English as well. */
const guides = await guidesOfFiles()
const components = blockComponents(guides)
const fields = components.flatMap(({ schema }) => Object.values(schema))
const words = new Set([
  ...components.map(({ display_name }) => display_name),
  ...fields.map(({ display_name }) => display_name),
  ...fields.flatMap(({ description }) => description ?? []),
])
const options = new Set(fields.flatMap((field) => (field.options ?? []).map(({ value }) => value)))
/** What `pnpm new block` writes until somebody says it. */
const PLACEHOLDERS = blockRecipe('size-guide').files.flatMap(
  ({ text }) => text.match(/(?<=^ {2}use: ').+(?=',$)/m) ?? [],
)
/** Words that both languages have. */
const ALIKE = 'Code Countdown Dialog Link Links Name Newsletter Text UTC'.split(' ')

test('every word that a block says to editors has its English, and no other has', () => {
  expect(words.size).toBeGreaterThan(200)
  expect(Object.keys(ENGLISH_WORDS).toSorted()).toEqual([...words].toSorted())
})

// A new block reached editors as "size-hints", "Wofür der Baustein gut ist, in einem Satz.".
test('every block has a title and a purpose of its own, and not what a new one begins with', () => {
  const begun = guides.filter(
    ({ name, title, use }) => title === name.replaceAll('_', '-') || PLACEHOLDERS.includes(use),
  )

  expect(PLACEHOLDERS).toHaveLength(1)
  expect(begun.map(({ name }) => name)).toEqual([])
})

test('the English is not the German', () => {
  const same = [...words].filter((word) => ENGLISH_WORDS[word] === word)

  // Lists of names that are the same everywhere.
  expect(same.filter((word) => !/instagram/i.test(word)).toSorted()).toEqual(ALIKE)
  for (const english of Object.values(ENGLISH_WORDS)) expect(english).not.toMatch(/[äöüß]|höchstens|Zeichen/)
})

test('a rule is the same number in both languages', () => {
  const numbers = (text: string | undefined) => (text ?? '').match(/\d+/g)

  for (const word of words) expect([word, numbers(ENGLISH_WORDS[word])]).toEqual([word, numbers(word)])
})

test('every choice has words in both languages, and no other has', () => {
  expect(options.size).toBeGreaterThan(100)
  expect(Object.keys(OPTION_WORDS).toSorted()).toEqual([...options].toSorted())
})

test('words of one place are of a place that there is', () => {
  const places = components.flatMap(({ name, schema }) => [
    name,
    ...Object.entries(schema).flatMap(([field, { options: all = [] }]) => [
      `${name}.${field}`,
      ...all.map(({ value }) => `${name}.${field}=${value}`),
    ]),
  ])

  expect(Object.keys(PLACE_WORDS).filter((place) => !places.includes(place))).toEqual([])
})

test('what a block is for is said as its guide says it, and in English', () => {
  const german = Object.fromEntries(Object.entries(BLOCK_USES).map(([name, { de }]) => [name, de]))

  expect(german).toEqual(Object.fromEntries(guides.map(({ name, use }) => [name, use])))
  for (const { en } of Object.values(BLOCK_USES)) expect(en).not.toMatch(/[äöüß„]/)
})

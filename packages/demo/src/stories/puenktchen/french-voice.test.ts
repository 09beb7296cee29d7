import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { demoCatalogue } from '../../demo-catalogue.ts'
import { puenktchenPages } from './pages.ts'

const TO_A_FRIEND =
  /(?<![\p{L}’-])(?:tu|te|toi|ton|ta|tes|tiens?|tiennes?|t’\p{L}+|joins|prends|choisis|allonge|entre donc)(?![\p{L}-])/iu

// „Notre tableau te dit …“, between sentences that said vous: the shop that says du in German. „Entre donc“, „joins aussi“
// and „allonge bébé“ have no pronoun.
test.each([
  ['stories', () => puenktchenPages(aBrand('nowhere')), /fr$/],
  ['goods', () => [...demoCatalogue('baby-shop')].map((line): unknown => JSON.parse(line)), /^fr$/],
])('the French %s of a shop that says du say vous', (_what, parts, key) => {
  const words = wordsAt(key, parts())

  expect(words.length).toBeGreaterThan(100)
  expect(words.filter((text) => TO_A_FRIEND.test(text))).toEqual([])
})

/** Every text below a key that names the language. */
function wordsAt(key: RegExp, value: unknown, isHere = false): string[] {
  if (typeof value === 'string') return isHere ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => wordsAt(key, part, isHere || key.test(name)))
}

import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../market/markets.ts'
import { mailLocale } from './mail-locale.ts'
import { topicsOf } from './newsletter-topics.ts'

test.each<[readonly string[] | null, string[]]>([
  [null, ['offers', 'guides']],
  [[], []],
  [['guides'], ['guides']],
  [
    ['guides', 'offers'],
    ['offers', 'guides'],
  ],
  [['ages', 'guides'], ['guides']],
])('of offers and guides, whoever chose %j gets %j', (chosen, topics) => {
  expect(topicsOf(['offers', 'guides'], chosen)).toEqual(topics)
})

test.each<[Locale, Locale | null, Locale]>([
  ['de-ch', null, 'de-ch'],
  ['de-ch', 'fr-ch', 'fr-ch'],
  ['de-ch', 'fr-fr', 'fr-ch'],
  ['fr-be', 'nl-nl', 'nl-be'],
  ['de-de', 'fr-fr', 'de-de'],
  ['fr-fr', 'fr-be', 'fr-fr'],
])('what belongs to %s is written in the language of %s as %s', (written, chosen, locale) => {
  expect(mailLocale(written, chosen, LOCALES)).toBe(locale)
})

test('a locale in which the brand does not sell is no way to write', () => {
  expect(mailLocale('de-ch', 'fr-ch', ['de-ch', 'fr-fr'])).toBe('de-ch')
})

import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../market/markets.ts'
import { mailLocale } from './mail-locale.ts'
import { topicsOf } from './newsletter-topics.ts'
import { type InvitationBasis, invitationBasis, isInvited } from './review-invitations.ts'

test.each<[InvitationBasis | null, boolean | null, boolean]>([
  ['consent', null, false],
  ['consent', true, true],
  ['consent', false, false],
  ['existingCustomer', null, true],
  ['existingCustomer', true, true],
  ['existingCustomer', false, false],
  [null, null, false],
  [null, true, false],
  [null, false, false],
])('where invitations rest on %s, the choice %s makes it %s', (basis, choice, invited) => {
  expect(isInvited(basis, choice)).toBe(invited)
})

test('a country that the brand does not name has no invitations', () => {
  const brand = { afterDays: 14, basis: { DE: 'consent' } } as const

  expect(invitationBasis(brand, 'DE')).toBe('consent')
  expect(invitationBasis(brand, 'FR')).toBeNull()
})

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

import type { Messages } from '@lingui/core'
import type { Locale } from '@shop/domain/market/markets'
import { afterEach, expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { adoptOwnMessages, localeI18n, sharedMessages } from './locale-i18n.ts'
import { inBrand, type OwnMessages, ownMessageProblems } from './own-messages.ts'

const own: OwnMessages = {
  'product.addToBasket': { de: 'In die Tüte', 'de-at': 'Ins Sackerl', fr: 'Dans le sac' },
  'bank.reference': { de: 'Große Nummer' },
  'mail.greeting': { de: 'Servus {name}!' },
}
const SHARED = new Map((['de-de', 'fr-fr'] as const).map((locale) => [locale, sharedMessages(locale)]))

afterEach(() => adoptOwnMessages({}))

test.each<{ locale: Locale; id: string; words: string }>([
  { locale: 'de-de', id: 'product.addToBasket', words: 'In die Tüte' },
  { locale: 'de-at', id: 'product.addToBasket', words: 'Ins Sackerl' },
  { locale: 'fr-ch', id: 'product.addToBasket', words: 'Dans le sac' },
  { locale: 'nl-nl', id: 'product.addToBasket', words: 'In het winkelmandje' },
  { locale: 'de-ch', id: 'bank.reference', words: 'Grosse Nummer' },
  { locale: 'fr-ch', id: 'bank.reference', words: 'Motif du paiement' },
])('$locale says $words', ({ locale, id, words }) => {
  const messages = inBrand(locale, sharedMessages(locale), own)

  expect(createI18n(locale, messages).t({ id })).toBe(words)
})

test('mails and papers say what the brand says', () => {
  const greeting = () => localeI18n('de-at').t({ id: 'mail.greeting', values: { name: 'Berta' } })
  expect(greeting()).toBe('Guten Tag Berta,')

  adoptOwnMessages(own)

  expect(greeting()).toBe('Servus Berta!')
})

test('words that fit are no problem, also where a brand leaves one out or plurals are nested', () => {
  const shared = new Map<Locale, Messages>([
    [
      'de-de',
      { 'a.b': ['Noch ', ['n', 'plural', { one: ['#', ' Stück'], other: ['#', ' Stück'] }], ' <0>da</0>'] },
    ],
  ])

  expect(ownMessageProblems({ 'mail.greeting': { de: 'Hallo!' } }, SHARED)).toEqual([])
  expect(
    ownMessageProblems(
      Object.fromEntries([['a.b', { de: '<0>{n, plural, one {# da} other {# da}}</0>' }]]),
      shared,
    ),
  ).toEqual([])
})

// What the compiler refuses is made in a way that it does not see: a file may come from elsewhere.
test.each([
  ['basket.titel', { de: 'Tüte' }, 'basket.titel (de-de): there is no such message.'],
  ['mail.greeting', { de: 'Hallo {nmae}' }, 'mail.greeting (de-de): the shared message has no {nmae}.'],
  [
    'mail.greeting',
    { fr: 'Salut {name, select, x {<0>x</0>} other {y}}' },
    'mail.greeting (fr-fr): the shared message has no <0>.',
  ],
  ['mail.greeting', { 'de-de': 'Hallo {name' }, /^mail\.greeting \(de-de\): ./],
  ['own.slogan', { de: 'Immer da' }, 'own.slogan (fr-fr): it has no words here.'],
  ['checkout.placeOrder', { de: 'Ab die Post' }, 'checkout.placeOrder (de-de): the law words this label.'],
])('%s is refused', (id, words, problem) => {
  const [found] = ownMessageProblems(Object.fromEntries([[id, words]]), SHARED)

  expect(found).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem))
})

import { readFileSync } from 'node:fs'
import type { Messages } from '@lingui/core'
import { LOCALES, markets } from '@shop/domain/market/markets'
import { expect, test } from 'vitest'
import { sharedMessages } from './locale-i18n.ts'
import { inBrand } from './own-messages.ts'
import { regionalMessages, swissSpelling, typeset } from './regional.ts'

const FRENCH = LOCALES.filter((locale) => markets[locale].language === 'fr')

test('Swiss German writes ss in plain, nested and plural messages', () => {
  const messages: Messages = {
    a: 'Straße',
    b: ['Größe ', ['count', 'plural', { one: ['#', ' Maß'], other: ['#', ' Maße'] }]],
  }

  expect(swissSpelling(messages)).toEqual({
    a: 'Strasse',
    b: ['Grösse ', ['count', 'plural', { one: ['#', ' Mass'], other: ['#', ' Masse'] }]],
  })
})

const quoted: { message: Messages[string]; swiss: Messages[string] }[] = [
  {
    message: '„Beliebtheit“ zeigt zuerst, was besonders gefragt ist.',
    swiss: '«Beliebtheit» zeigt zuerst, was besonders gefragt ist.',
  },
  { message: ['Filter „', ['filter'], '“ entfernen'], swiss: ['Filter «', ['filter'], '» entfernen'] },
  {
    message: ['Meinten Sie <0>„', ['corrected'], '“</0>?'],
    swiss: ['Meinten Sie <0>«', ['corrected'], '»</0>?'],
  },
]

test.each(quoted)('Swiss German quotes with guillemets: $swiss', ({ message, swiss }) => {
  expect(swissSpelling({ message })).toEqual({ message: swiss })
})

// On a phone lines began with a question mark, a colon or the end of a quote.
test.each(FRENCH)('no sign begins a line in %s: nothing breaks at the space before it', (locale) => {
  const texts = Object.entries(sharedMessages(locale)).filter(([, message]) =>
    / [:;!?»]|« /.test(JSON.stringify(message)),
  )

  expect(texts).toEqual([])
})

test('French sets off its signs in plain, nested and plural messages, and in those of a brand', () => {
  const messages: Messages = {
    a: 'Vous hésitez ? Oui : non ; hélas !',
    b: ['« ', ['query'], ' »', ['count', 'plural', { one: ['#', ' ?'], other: ['#', ' !'] }]],
  }
  const set: Messages = {
    a: 'Vous hésitez\u202f? Oui\u00a0: non\u202f; hélas\u202f!',
    b: [
      '«\u00a0',
      ['query'],
      '\u00a0»',
      ['count', 'plural', { one: ['#', '\u202f?'], other: ['#', '\u202f!'] }],
    ],
  }

  expect(typeset('fr-ch', messages)).toEqual(set)
  expect(typeset('nl-be', messages)).toEqual(messages)
  expect(inBrand('fr-fr', {}, { 'own.a': { fr: 'Vous hésitez ?' } })).toEqual({
    'own.a': ['Vous hésitez\u202f?'],
  })
})

// Forms asked for "NPA" and the search for a pick-up point for a "Code postal"; Belgians read leveringsadres, then
// afleveradres, and Levering beside Bezorging.
test.each([
  ['fr-ch', /code postal/i],
  ['nl-be', /(?:aflever|bezorg)adres|bezorging|bezorgdag|openingstijd/i],
  ['nl-nl', /(?:leverings|bezorg)adres/i],
] as const)('%s calls a thing by one name', (locale, other) => {
  const texts = Object.entries(sharedMessages(locale)).filter(([, message]) =>
    other.test(JSON.stringify(message)),
  )

  expect(texts).toEqual([])
})

// A parcel came in "jours ouvrables", and an answer of the service in "jours ouvrés", which only France says.
test.each(['fr-ch', 'fr-be'] as const)('%s counts its working days by one word', (locale) => {
  const texts = Object.entries(sharedMessages(locale)).filter(([, message]) =>
    /ouvré/.test(JSON.stringify(message)),
  )

  expect(texts).toEqual([])
})

// "Bonjour Chloé," was followed by "votre commande": only German goes on in small letters after a greeting.
test.each(LOCALES.filter((locale) => markets[locale].language !== 'de'))(
  'in %s a mail begins with a capital behind its greeting',
  (locale) => {
    const texts = Object.entries(sharedMessages(locale)).filter(
      ([id, message]) => id.startsWith('mail.') && /^\[?"\p{Ll}/u.test(JSON.stringify(message)),
    )

    expect(texts).toEqual([])
  },
)

test.each(LOCALES)('%s words nothing for itself that its language does not have', (locale) => {
  const catalogue = readFileSync(new URL(`./locales/${markets[locale].language}.po`, import.meta.url), 'utf8')
  const known = new Set(Array.from(catalogue.matchAll(/^msgid "(.+)"$/gm), ([, id]) => id))

  expect(known.size).toBeGreaterThan(100)
  expect(Object.keys(regionalMessages[locale] ?? {}).filter((id) => !known.has(id))).toEqual([])
})

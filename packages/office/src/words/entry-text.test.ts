import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { actorName, entryText } from './entry-text.ts'

const i18n = setupI18n({
  locale: 'de',
  messages: {
    de: {
      'entry.received': ['eingegangen: ', ['amount']],
      'entry.gaveBack': ['erstattet: ', ['amount']],
      'actor.operator': 'die Kommandozeile',
    },
  },
})

// The history of an order said "received 17.85 EUR · operator" to whoever works in German.
test.each([
  ['received 17.85 EUR', 'eingegangen: 17,85\u00a0€'],
  ['gave back 5.00 CHF: broken: two', 'erstattet: 5,00\u00a0CHF: broken: two'],
  ['received with thanks', 'received with thanks'],
  ['rings twice', 'rings twice'],
])('%j is read as %j', (entry, text) => {
  expect(entryText(entry, i18n)).toBe(text)
})

test('whoever is no member of staff has a name in words', () => {
  expect(actorName('operator', i18n)).toBe('die Kommandozeile')
  expect(actorName('Mia Kern', i18n)).toBe('Mia Kern')
})

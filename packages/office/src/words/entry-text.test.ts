import { setupI18n } from '@lingui/core'
import type { Change } from '@shop/api-client/office/command-outcome'
import type { OrderEntry } from '@shop/api-client/office/order-entry'
import { expect, test } from 'vitest'
import { messages as de } from '../locales/de.po'
import { actorName } from './actor-name.ts'
import { changeText, historyText } from './entry-text.ts'

const i18n = setupI18n({ locale: 'de', messages: { de } })

// Releases without codes wrote sentences in English; their rows stay.
test.each([
  ['received 17.85 EUR', '17,85\u00a0€ eingegangen'],
  ['gave back 5.00 CHF: broken: two', '5,00\u00a0CHF erstattet: broken: two'],
  ['received with thanks', 'received with thanks'],
  ['rings twice', 'rings twice'],
])('%j without a code is read as %j', (note, text) => {
  expect(historyText({ entry: null, note }, i18n)).toBe(text)
})

test('an entry is read by its code, whatever the note beside it says', () => {
  const entry = { code: 'mailSentAgain', mail: 'invoice' } as const

  expect(historyText({ entry, note: 'received 17.85 EUR' }, i18n)).toBe(
    'E-Mail „Rechnung“ noch einmal verschickt',
  )
  expect(historyText({ entry: null, note: null }, i18n)).toBeNull()
})

test('whoever is no member of staff has a name in words', () => {
  expect(actorName('operator', i18n)).toBe('Kommandozeile')
  expect(actorName('payment', i18n)).toBe('Zahlung')
  expect(actorName('Mia Kern', i18n)).toBe('Mia Kern')
})

const sent: OrderEntry = { code: 'sent', positions: [1], parcel: null, remark: null }

test.each<[string, Change['order'], string]>([
  ['shipped: sent 1', { state: 'shipped', entry: sent }, 'Versandt: Position 1 verschickt'],
  ['sent 1', { state: null, entry: sent }, 'Position 1 verschickt'],
  ['shipped', { state: 'shipped', entry: null }, 'Versandt'],
  ['shipped: rings twice', { state: 'shipped', entry: null }, 'Versandt: rings twice'],
  [
    'refunded: gave back 5.00 CHF: broken: two',
    { state: 'refunded', entry: null },
    'Erstattet: 5,00\u00a0CHF erstattet: broken: two',
  ],
  ['received 17.85 EUR', { state: null, entry: null }, '17,85\u00a0€ eingegangen'],
  ['rings twice', { state: null, entry: null }, 'rings twice'],
  ['the price', undefined, 'the price'],
])('what somebody did meanwhile, %j with %j, is said as %j', (what, order, text) => {
  expect(changeText(order === undefined ? { what } : { what, order }, i18n)).toBe(text)
})

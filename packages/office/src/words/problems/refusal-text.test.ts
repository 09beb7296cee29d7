import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { refusalText } from './refusal-text.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test.each([
  [
    'staffKnown',
    { email: 'a@example.org' },
    'a@example.org works here already: reset the password, or let them in again.',
  ],
  [
    'tooMuchBack',
    { number: 'T1', amount: 1250, currency: 'EUR' },
    'Order T1 has only €12.50 left to give back.',
  ],
  [
    'chargedBack',
    { number: 'T1', amount: 1250, besides: 100, currency: 'EUR' },
    'A bank has taken €12.50 of order T1 back, so the shopper has this money already. At most €1.00 can go back besides.',
  ],
  [
    'stateForbids',
    { number: 'T1', state: 'shipped', to: 'delivered' },
    'Order T1 is “Shipped” and cannot become “Delivered”.',
  ],
  [
    'addressWrong',
    { country: 'DE', fields: 'zip city' },
    'This is no address in Germany. Look at: Postcode, City.',
  ],
  [
    'productWrong',
    { field: 'images.1.alt.fr', reason: 'Invalid length: Expected >=1 but received 0' },
    'Say what picture 2 shows, in French too: screen readers read it out.',
  ],
  ['productWrong', { field: 'brand', reason: 'too long' }, '“Brand” cannot be saved so: too long'],
  [
    'productWrong',
    { field: 'facts.food.name.de', reason: 'a claim' },
    '“Food data” cannot be saved so: a claim',
  ],
] as const)('%s is said in the words of the office', (code, params, sentence) => {
  expect(refusalText({ reason: 'the engine’s', coded: { code, params } }, i18n)).toBe(sentence)
})

test('what has no code stays the sentence of the engine', () => {
  expect(refusalText({ reason: 'Nothing.', coded: null }, i18n)).toBe('Nothing.')
})

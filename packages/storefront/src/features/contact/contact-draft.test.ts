import { expect, test } from 'vitest'
import { contactDraft, contactFilled } from './contact-draft.ts'

const TYPED = {
  topic: 'delivery',
  order_number: 'LH1',
  first_name: 'Anna',
  last_name: 'Muster',
  email: 'anna@example.org',
  phone: '030 123',
  message: 'Wann kommt der Teppich?',
  website: '',
}
const BERTA = { first_name: 'Berta', last_name: 'Beispiel', email: 'berta@example.org' }

// What the account had filled in was kept with the message, and went before the account of whoever signed in next.
test('of what is typed only the message and what it is about are kept', () => {
  expect(contactDraft(TYPED)).toEqual({ topic: 'delivery', message: 'Wann kommt der Teppich?' })
})

test('what was written stands beside what is known of the account', () => {
  expect(contactFilled(BERTA, { message: 'Wann?' })).toEqual({ ...BERTA, message: 'Wann?' })
})

test.each([
  ['an older draft names somebody else', { email: 'anna@example.org' }],
  ['a draft is empty', { email: '', first_name: '' }],
])('the account stays what it is where %s', (_, draft) => {
  expect(contactFilled(BERTA, draft)).toEqual(BERTA)
})

test('without an account there is what was written', () => {
  expect(contactFilled(null, { topic: '', message: 'Wann?' })).toEqual({ message: 'Wann?' })
})

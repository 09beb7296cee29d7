import { expect, test } from 'vitest'
import { type AnsweredOrder, answered, counts, type Kept, newLedger, untruths } from './ledger.ts'

const anOrder = (fields: Partial<AnsweredOrder> = {}): AnsweredOrder => ({
  number: 'LH1',
  email: 'a@example.org',
  variantId: 7,
  quantity: 1,
  isPaid: false,
  ...fields,
})
const kept = (fields: Partial<Kept['orders'][number]> = {}): Kept['orders'][number] => ({
  number: 'LH1',
  email: 'a@example.org',
  state: 'confirmed',
  items: [{ variantId: 7, quantity: 1 }],
  ...fields,
})
const theDatabase = (orders: Kept['orders'], more: Partial<Kept> = {}): Kept => ({
  orders,
  withdrawals: [],
  paid: new Set(),
  ...more,
})
const said = (orders: AnsweredOrder[]) => ({ ...newLedger(), orders, pressed: new Set(['a@example.org']) })

test('an order that is there as it was answered is true', () => {
  expect(untruths(said([anOrder()]), theDatabase([kept()]))).toEqual([])
})

test('an order that was never answered may be there once', () => {
  expect(untruths(said([]), theDatabase([kept()]))).toEqual([])
})

test.each<[string, AnsweredOrder[], Kept, RegExp]>([
  ['lost', [anOrder()], theDatabase([]), /LH1 was answered and is not there/],
  ['placed twice', [anOrder()], theDatabase([kept(), kept({ number: 'LH2' })]), /has 2 orders/],
  ["somebody else's", [anOrder()], theDatabase([kept({ email: 'b@example.org' })]), /belongs to b@/],
  [
    'of two pieces',
    [anOrder()],
    theDatabase([kept({ items: [{ variantId: 7, quantity: 2 }] })]),
    /asked for 1/,
  ],
  ['empty', [anOrder()], theDatabase([kept({ items: [] })]), /asked for 1/],
  ['unpaid', [anOrder({ isPaid: true })], theDatabase([kept()]), /payment of LH1/],
])('an order that is %s is found', (_, orders, database, words) => {
  expect(untruths(said(orders), database)).toEqual([expect.stringMatching(words)])
})

test('a payment that was taken note of is there', () => {
  const database = theDatabase([kept()], { paid: new Set(['LH1']) })

  expect(untruths(said([anOrder({ isPaid: true })]), database)).toEqual([])
})

test('a receipted withdrawal and a return are looked for', () => {
  const ledger = {
    ...said([]),
    withdrawals: [{ number: 'W-1', orderNumber: 'LH1' }],
    returned: new Set(['LH1']),
  }

  expect(untruths(ledger, theDatabase([kept()]))).toEqual([
    expect.stringContaining('W-1 of LH1 was receipted'),
    'LH1 came back, and is confirmed',
  ])
  for (const state of ['returned', 'refunded']) {
    const whole = theDatabase([kept({ state })], { withdrawals: [{ number: 'W-1', orderNumber: 'LH1' }] })
    expect(untruths(ledger, whole)).toEqual([])
  }
})

test('500 is complained of, 503 is counted', () => {
  const ledger = newLedger()
  for (const status of [200, 201, 503, 500])
    answered(ledger, 'order', { status, milliseconds: 1, text: 'words' })

  expect(counts(ledger)).toMatchObject({ answered: 2, refused: 2 })
  expect(ledger.complaints).toEqual(['order was answered with 500: words'])
})

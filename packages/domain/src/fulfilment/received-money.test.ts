import { expect, test } from 'vitest'
import { receivedMoney } from './received-money.ts'
import type { PaidSoFar } from './settled-payment.ts'

test.each<[string, Partial<PaidSoFar>, number, ReturnType<typeof receivedMoney>]>([
  ['all of it comes', {}, 10_000, { counted: 10_000, captured: 10_000, state: 'captured', isWhole: true }],
  ['a part comes', {}, 4000, { counted: 4000, captured: 4000, state: 'created', isWhole: false }],
  [
    'the rest comes',
    { captured: 4000 },
    6000,
    { counted: 6000, captured: 10_000, state: 'captured', isWhole: true },
  ],
  [
    'all comes that was not given up',
    { released: 3000 },
    7000,
    { counted: 7000, captured: 7000, state: 'captured', isWhole: true },
  ],
  [
    'more comes than is asked for',
    { released: 3000 },
    10_000,
    { counted: 7000, captured: 7000, state: 'captured', isWhole: true },
  ],
  [
    'all comes of what was cancelled',
    { state: 'cancelled' },
    10_000,
    { counted: 10_000, captured: 10_000, state: 'cancelled', isWhole: true },
  ],
  ['it was paid before', { captured: 10_000, state: 'captured' }, 10_000, null],
  ['it was given up before', { released: 10_000 }, 10_000, null],
  ['nothing comes', {}, 0, null],
])('where %s', (_, words, received, payment) => {
  expect(
    receivedMoney({ state: 'created', amount: 10_000, captured: 0, released: 0, ...words }, received),
  ).toEqual(payment)
})

import { expect, test } from 'vitest'
import { deliveryStanding } from './delivery-standing.ts'
import type { LineStanding } from './line-standing.ts'

const line = (standing: LineStanding, picked = 0) => ({ standing, picked, quantity: 1 })

test('what is recalled leaves neither paid nor unpaid, also where it lies in its box', () => {
  const lines = [line('ready'), line('recalled', 1)]

  expect(deliveryStanding(lines, { isPaid: true })).toBe('recalled')
  expect(deliveryStanding(lines, { isPaid: false })).toBe('recalled')
})

test.each([
  ['ready', [line('ready'), line('ready')]],
  ['ready', [line('ready', 1), line('ready')]],
  ['picked', [line('ready', 1), line('ready', 1)]],
  ['picked', [line('preOrder', 1)]],
  ['short', [line('ready'), line('short')]],
  ['short', [line('ready'), line('preOrder')]],
  ['preOrder', [line('preOrder'), line('preOrder')]],
] as const)('%s: %j', (standing, lines) => {
  expect(deliveryStanding(lines, { isPaid: true })).toBe(standing)
  expect(deliveryStanding(lines, { isPaid: false })).toBe('unpaid')
})

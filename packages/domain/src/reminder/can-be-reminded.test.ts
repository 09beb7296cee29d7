import { expect, test } from 'vitest'
import { aVariant } from '../testing/a-variant.ts'
import { canBeReminded } from './can-be-reminded.ts'

test.each([
  ['in stock', { buyability: 1, stock: 3 }, false],
  ['code 1 without stock', { buyability: 1, stock: 0 }, true],
  ['code 2 with stock', { buyability: 2, stock: 1 }, false],
  ['not available', { buyability: 3, stock: 5 }, true],
  ['sold out', { buyability: 4, stock: 0 }, true],
  ['pre-order', { buyability: 2, stock: 0, daysTo: 999 }, false],
] as const)('%s: a reminder is offered %s', (_, words, offered) => {
  expect(canBeReminded(aVariant(words))).toBe(offered)
})

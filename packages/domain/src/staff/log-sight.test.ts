import { expect, test } from 'vitest'
import { sightOf } from './log-sight.ts'

test.each([
  ['orders.change', 'order:T00000001', ['orders.read']],
  ['orders.read', null, ['orders.read']],
  // A command of an earlier release is judged by what it was about.
  [null, 'customer:K100', ['customers.show']],
  // The customers that a token has listed are about no single one.
  [null, null, ['customers.show']],
  ['customers.erase', null, ['customers.show']],
  ['inbox.change', 'order:T00000001', ['inbox.read', 'orders.read']],
  ['giftcards.change', 'giftcard:•••• 1234', ['giftcards.read']],
  ['staff.change', 'staff:mia@example.org', []],
  ['prices.change', 'variant:1', []],
  ['costs.change', 'product:kw40', ['costs.read']],
  ['money.approve', 'setting:refundLimit', ['orders.read']],
] as const)('what %s has done to %s is seen with %j', (right, object, rights) => {
  expect(sightOf({ right, object })).toEqual(rights)
})

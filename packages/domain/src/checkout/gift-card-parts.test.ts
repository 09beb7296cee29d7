import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giftCardParts } from './gift-card-parts.ts'

const cards = (...balances: number[]) => balances.map((balance, index) => ({ id: `card-${index}`, balance }))

test.each<[string, number[], number, number[]]>([
  ['one card holds more', [5000], 2000, [2000]],
  ['one card holds less', [500], 2000, [500]],
  ['the first card is emptied first', [500, 5000], 2000, [500, 1500]],
  ['the second card is not needed', [2000, 500], 2000, [2000, 0]],
  ['an empty card pays nothing', [0, 500], 300, [0, 300]],
  ['nothing is owed', [500], 0, [0]],
])('%s', (_, balances, owed, amounts) => {
  expect(giftCardParts(cards(...balances), owed).map(({ amount }) => amount)).toEqual(amounts)
})

test('cards pay as much as they can together, and none more than it holds', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { maxLength: 5 }), fc.nat(30_000), (balances, owed) => {
      const parts = giftCardParts(cards(...balances), owed)
      const paid = parts.reduce((sum, { amount }) => sum + amount, 0)

      expect(paid).toBe(
        Math.min(
          owed,
          balances.reduce((sum, balance) => sum + balance, 0),
        ),
      )
      for (const { card, amount } of parts) expect(amount).toBeLessThanOrEqual(card.balance)
    }),
  )
})

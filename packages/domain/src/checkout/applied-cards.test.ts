import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BasketGiftCard } from '../basket/basket-offers.ts'
import { appliedCards } from './applied-cards.ts'

test.each<[string, Partial<BasketGiftCard>[], number, number[]]>([
  ['no cards', [], 5000, []],
  ['a card that holds enough', [{ balance: 9000 }], 5000, [5000]],
  ['a card that holds less', [{ balance: 3000 }], 3000, [3000]],
  ['two cards, the first one first', [{ balance: 3000 }, { balance: 9000 }], 5000, [3000, 2000]],
  ['two cards of which the first is enough', [{ balance: 9000 }, { balance: 3000 }], 5000, [5000, 0]],
  [
    'a card that cannot pay before one that can',
    [{ balance: 9000, reason: 'expired' }, { balance: 9000 }],
    5000,
    [0, 5000],
  ],
  ['a card when nothing is to be paid', [{ balance: 9000 }], 0, [0]],
])('of %s', (_, cards, paid, applied) => {
  expect(appliedCards(cards.map(aCard), paid)).toEqual(
    cards.map((card, index) => aCard({ ...card, applied: applied[index] ?? 0 }, index)),
  )
})

test('what cards pay adds up to what all of them pay, and no card pays more than it holds', () => {
  const anyCards = fc.array(
    fc.record({ balance: fc.nat({ max: 9000 }), reason: fc.constantFrom(null, 'expired') }),
  )

  fc.assert(
    fc.property(anyCards, fc.nat({ max: 20_000 }), (cards, owed) => {
      const payable = cards.reduce((sum, { balance, reason }) => sum + (reason === null ? balance : 0), 0)
      const paid = Math.min(owed, payable)

      const applied = appliedCards(cards.map(aCard), paid)

      expect(applied.reduce((sum, card) => sum + card.applied, 0)).toBe(paid)
      for (const card of applied)
        expect(card.applied).toBeLessThanOrEqual(card.reason === null ? card.balance : 0)
    }),
  )
})

function aCard(words: Partial<BasketGiftCard>, index: number): BasketGiftCard {
  return { id: `card-${index}`, maskedCode: '••••', balance: 5000, applied: 0, reason: null, ...words }
}

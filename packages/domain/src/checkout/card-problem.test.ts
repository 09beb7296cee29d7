import { expect, test } from 'vitest'
import { type CardProblem, cardProblem, type PresentedCard, spendableBalance } from './card-problem.ts'

const now = new Date('2026-11-22T12:00:00Z')

test.each<[string, Partial<PresentedCard>, CardProblem | null]>([
  ['works', {}, null],
  ['holds one cent', { balance: 1 }, null],
  ['holds nothing', { balance: 0 }, 'empty'],
  // Whoever came back from the payment page was told that it has been used up.
  ['an own unpaid order holds', { balance: 0, held: 5000 }, null],
  ['an own unpaid order holds a cent of', { balance: 0, held: 1 }, null],
  ['an own unpaid order holds a part of', { balance: 2000, held: 3000 }, null],
  ['an own unpaid order holds, and was blocked', { balance: 0, held: 5000, state: 'blocked' }, 'blocked'],
  ['an own unpaid order holds, and has ended', { balance: 0, held: 1, expiresAt: new Date(0) }, 'expired'],
  ['an own unpaid order holds in another currency', { balance: 0, held: 1, currency: 'CHF' }, 'currency'],
  ['was blocked', { state: 'blocked' }, 'blocked'],
  ['waits for its order to be paid', { state: 'waiting' }, 'blocked'],
  ['ends later', { expiresAt: new Date('2026-11-22T12:00:01Z') }, null],
  ['ends now', { expiresAt: now }, null],
  ['has ended', { expiresAt: new Date('2026-11-22T11:59:59Z') }, 'expired'],
  ['is of another currency', { currency: 'CHF' }, 'currency'],
  ['was blocked and has ended', { state: 'blocked', expiresAt: new Date(0) }, 'blocked'],
  ['has ended in another currency', { expiresAt: new Date(0), currency: 'CHF' }, 'expired'],
  ['is empty in another currency', { balance: 0, currency: 'CHF' }, 'currency'],
])('a card that %s', (_, words, problem) => {
  const works: PresentedCard = { state: 'active', expiresAt: null, currency: 'EUR', balance: 5000, held: 0 }

  expect(cardProblem({ ...works, ...words }, { currency: 'EUR' }, now)).toBe(problem)
})

test.each([
  [{ balance: 5000, held: 0 }, 5000],
  [{ balance: 0, held: 5000 }, 5000],
  [{ balance: 2000, held: 3000 }, 5000],
  [{ balance: 0, held: 0 }, 0],
])('of %j the shopper can pay %i', (card, spendable) => {
  expect(spendableBalance(card)).toBe(spendable)
})

import { expect, test } from 'vitest'
import { type CardProblem, cardProblem, type PresentedCard } from './card-problem.ts'

const now = new Date('2026-11-22T12:00:00Z')

test.each<[string, Partial<PresentedCard>, CardProblem | null]>([
  ['works', {}, null],
  ['holds one cent', { balance: 1 }, null],
  ['holds nothing', { balance: 0 }, 'empty'],
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
  const card: PresentedCard = { state: 'active', expiresAt: null, currency: 'EUR', balance: 5000, ...words }

  expect(cardProblem(card, { currency: 'EUR' }, now)).toBe(problem)
})

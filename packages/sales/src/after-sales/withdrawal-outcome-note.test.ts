import type { WithdrawalOutcome, WithdrawalOutcomeCode } from '@shop/api-client/office/withdrawal-outcome'
import { describe, expect, test } from 'vitest'
import { withdrawalOutcomeNote, withdrawalOutcomeOf } from './withdrawal-outcome-note.ts'

type Facts<Code extends WithdrawalOutcomeCode> = Omit<Extract<WithdrawalOutcome, { code: Code }>, 'code'>

/** Every code with the sentence that rows have of it. */
const NOTES: { [Code in WithdrawalOutcomeCode]: [Facts<Code>, string][] } = {
  settled: [
    [{ cancelled: [1, 3], expected: [], kept: [] }, 'cancelled 1, 3'],
    [{ cancelled: [], expected: ['R-4821-0937', 'R-1'], kept: [] }, 'expects R-4821-0937, R-1'],
    [
      {
        cancelled: [2],
        expected: ['R-1'],
        kept: [
          { position: 1, why: 'personalised' },
          { position: 4, why: 'tooMany' },
        ],
      },
      'cancelled 2; expects R-1; item 1 stays: personalised; item 4 stays: tooMany',
    ],
  ],
  noOrder: [[{}, 'no order has this number and this address']],
  singleArticles: [[{}, 'single articles, in the words of the shopper']],
  failed: [[{ problem: 'Error: gone' }, 'could not be done by itself: Error: gone']],
  closed: [
    [{ by: 'Mia Kern', outcome: 'agreed', remark: null }, 'closed by Mia Kern: agreed'],
    [
      { by: 'Mia Kern', outcome: null, remark: 'keeps it: half the price;\nshe called' },
      'closed by Mia Kern: keeps it: half the price;\nshe called',
    ],
  ],
}

describe.each(Object.entries(NOTES))('%s', (code, rows) => {
  test.each<[object, string]>(rows)('%o is kept as “%s”, and read back', (facts, note) => {
    const read = withdrawalOutcomeOf(note)

    expect(read).toEqual({ code, ...facts })
    expect(read && withdrawalOutcomeNote(read)).toBe(note)
  })
})

test.each([
  null,
  '',
  'Order L1 is not paid yet.',
  'cancelled 1; and something else',
  'item 1 stays: because',
])('%s is no outcome of ours, and stays as it is', (note) => {
  expect(withdrawalOutcomeOf(note)).toBeNull()
})

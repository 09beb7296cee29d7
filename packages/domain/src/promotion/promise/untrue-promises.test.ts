import { expect, test } from 'vitest'
import { aPromotion, THREE_FOR_TWO } from '../../testing/a-promotion.ts'
import type { Promotion } from '../promotion.ts'
import { campaignPromises } from './campaign-promises.ts'
import { untruePromises } from './untrue-promises.ts'

const BERLIN = { timezone: 'Europe/Berlin' }
const UNTIL_NEW_YEAR = { schedule: { from: null, to: '2026-12-31T22:59:59Z' } }
const UNTIL_MIDNIGHT = { schedule: { from: null, to: '2026-11-30T23:00:00Z' } }
const FROM_HUNDRED = {
  conditions: [{ level: 'global', key: 'minimum_value', value: 10_000 }],
} as const
const GIVES_ONE_OF_THREE = { effect: THREE_FOR_TWO }
const TIERS = {
  effect: {
    type: 'tiered',
    tiers: [
      {
        id: 'a',
        name: '',
        mov: 30_000,
        effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 5 },
      },
      {
        id: 'b',
        name: '',
        mov: 60_000,
        effect: { type: 'automatic_discount', discountType: 'absolute', discountValue: 7500 },
      },
    ],
  },
} as const
const TOGETHER = {
  effect: { type: 'combo_deal', price: 3000, eligibleItemsQuantity: 2, maxCountType: 'per_basket' },
} as const

test.each<[string, Partial<Promotion>, string | null]>([
  ['10 % auf alles', {}, null],
  ['Dix pour cent', {}, null],
  ['20 % auf alles', {}, 'gives: 10 %'],
  ['Bis zu 20 %', TIERS, 'gives: 5 %'],
  ['5 % ab 300 €, 75 € Rabatt ab 600 €', TIERS, null],
  ['75 € Rabatt ab 500 €', TIERS, 'gives: from 300.00 on, from 600.00 on'],
  ['ab 100 €', FROM_HUNDRED, null],
  ['ab 50 €', FROM_HUNDRED, 'gives: from 100.00 on'],
  ['ab 50 €', {}, 'gives: nothing of the kind'],
  ['−5 €', {}, 'gives: nothing of the kind'],
  ['Drei für zwei', GIVES_ONE_OF_THREE, null],
  ['4 für 3', GIVES_ONE_OF_THREE, 'gives: 3 for 2'],
  ['4 für 3', {}, 'gives: nothing of the kind'],
  ['2 für 30 €', TOGETHER, null],
  ['2 für 25 €', TOGETHER, 'gives: 2 for 30.00'],
  ['bis 31. Dezember', UNTIL_NEW_YEAR, null],
  ['bis 31. Dezember 2027', UNTIL_NEW_YEAR, 'its last day is 2026-12-31'],
  ['bis 30.11.', UNTIL_NEW_YEAR, 'its last day is 2026-12-31'],
  ['bis 30.11.', UNTIL_MIDNIGHT, null],
  ['bis 1.12.', UNTIL_MIDNIGHT, 'its last day is 2026-11-30'],
  ['bis 31. Dezember', {}, 'it has no end'],
  ['100 % Leinen', {}, null],
])('"%s" of a promotion with %j: %s', (text, words, problem) => {
  const problems = untruePromises(campaignPromises(text), aPromotion(words), BERLIN)

  expect(problems).toHaveLength(problem === null ? 0 : 1)
  if (problem !== null) expect(problems[0]).toContain(problem)
})

import { expect, test } from 'vitest'
import { aPromotion, aPromotionInput } from '../../testing/a-promotion.ts'
import type { Promotion, PromotionCondition } from '../promotion.ts'
import type { PromotionUsage } from '../promotion-input.ts'
import { closedReasons } from './closed-reasons.ts'

const noon = '2026-11-22T12:00:00Z'
const before = '2026-11-22T11:59:59Z'
const after = '2026-11-22T12:00:01Z'

test.each<[string, Partial<Promotion>, string[]]>([
  ['without limits', {}, []],
  ['that is switched off', { isActive: false }, ['inactive']],
  ['from this very moment', { schedule: { from: noon, to: null } }, []],
  ['until this very moment', { schedule: { from: null, to: noon } }, []],
  ['that comes later', { schedule: { from: after, to: null } }, ['not_started']],
  ['that is over', { schedule: { from: null, to: before } }, ['expired']],
  ['with a start that is no date', { schedule: { from: 'soon', to: null } }, ['not_started']],
  ['with an end that is no date', { schedule: { from: null, to: 'never' } }, ['expired']],
])('a promotion %s', (_, words, keys) => {
  expect(keysOf(aPromotion(words))).toEqual(keys)
})

test.each<[PromotionCondition, PromotionUsage, string[]]>([
  [{ level: 'global', key: 'locale', locales: ['de-at', 'de-de'] }, used(0), []],
  [{ level: 'global', key: 'locale', locales: ['fr-fr'] }, used(0), ['locale']],
  [{ level: 'global', key: 'locale', locales: [] }, used(0), ['locale']],
  [{ level: 'global', key: 'usage_limit', uses: 5 }, used(4), []],
  [{ level: 'global', key: 'usage_limit', uses: 5 }, used(5), ['usage_limit']],
  [{ level: 'global', key: 'usage_limit_per_customer', uses: 1 }, used(9), []],
  [{ level: 'global', key: 'usage_limit_per_customer', uses: 1 }, used(9, 1), ['usage_limit_per_customer']],
])('%j after %j', (condition, usage, keys) => {
  expect(keysOf(aPromotion({ conditions: [condition] }), usage)).toEqual(keys)
})

test('every reason is told at once', () => {
  const promotion = aPromotion({
    isActive: false,
    schedule: { from: null, to: before },
    conditions: [{ level: 'global', key: 'locale', locales: [] }],
  })

  expect(keysOf(promotion)).toEqual(['inactive', 'expired', 'locale'])
})

function keysOf(promotion: Promotion, usage = used(0)): string[] {
  const circumstances = aPromotionInput({ usage: new Map([[promotion.id, usage]]) })
  return closedReasons(promotion, circumstances).map(({ key }) => key)
}

function used(total: number, ofCustomer = 0): PromotionUsage {
  return { total, ofCustomer }
}

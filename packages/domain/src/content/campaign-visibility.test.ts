import { expect, test } from 'vitest'
import {
  CAMPAIGNS_PATH,
  type CampaignRule,
  type CampaignTrigger,
  campaignChangeAt,
  isCampaignVisible,
  type PageFacts,
} from './campaign-visibility.ts'
import { manualPromotion } from './manual-promotion.ts'

const now = new Date('2026-11-21T12:00:00Z')
const everywhere: CampaignRule = { dateFrom: null, dateTo: null, triggers: [] }

const page: PageFacts = {
  path: '/bad/wannen/',
  isCheckout: false,
  breadcrumb: ['Bad', 'Wannen'],
  product: { number: '0012.345', brand: 'Wolke', subbrand: 'Wolke Sieben', isSale: true },
}
const elsewhere: PageFacts = { path: '/', isCheckout: false, breadcrumb: [], product: null }

test('a campaign without dates and triggers is seen everywhere', () => {
  expect(isCampaignVisible(everywhere, page, now)).toBe(true)
  expect(isCampaignVisible(everywhere, elsewhere, now)).toBe(true)
})

test('the page of all campaigns shows each one that runs, wherever else it belongs', () => {
  const page = { ...elsewhere, path: CAMPAIGNS_PATH }
  const rule: CampaignRule = { ...everywhere, triggers: [{ type: 'marke', value: 'Wolke' }] }

  expect(isCampaignVisible(rule, page, now)).toBe(true)
  expect(isCampaignVisible({ ...rule, dateTo: '2026-11-20' }, page, now)).toBe(false)
})

test.each<[string | null, string | null, boolean]>([
  ['2026-11-21 12:00', null, true],
  ['2026-11-21 12:01', null, false],
  [null, '2026-11-21 12:00', true],
  [null, '2026-11-21 11:59', false],
  ['2026-11-01 00:00', '2026-11-30 00:00', true],
  ['2026-11-21', '2026-11-21', true],
  [null, '2026-11-20', false],
  ['2026-11-22', null, false],
  ['2026-11-21T12:30:00+01:00', null, true],
  ['2026-11-21T12:00:00.000Z', null, true],
  ['', '', true],
  ['bald', null, false],
  [null, 'nie', false],
])('from %s to %s it is seen at noon of 21 November: %s', (dateFrom, dateTo, visible) => {
  expect(isCampaignVisible({ ...everywhere, dateFrom, dateTo }, page, now)).toBe(visible)
})

test.each<[string | null, string | null, string | null]>([
  [null, null, null],
  ['', '', null],
  ['2026-11-21 12:01', null, '2026-11-21T12:01:00.000Z'],
  ['2026-11-21 12:00', null, null],
  ['2026-11-22', '2026-11-30', '2026-11-22T00:00:00.000Z'],
  ['2026-11-01', '2026-11-21 12:00', '2026-11-21T12:00:00.001Z'],
  [null, '2026-11-21', '2026-11-22T00:00:00.000Z'],
  [null, '2026-11-21 11:59', null],
  ['bald', '2026-11-30', null],
  ['2026-11-30', 'nie', null],
  ['2026-12-02', '2026-12-01', null],
])('at noon of 21 November a campaign from %s to %s changes next at %s', (dateFrom, dateTo, change) => {
  expect(campaignChangeAt({ dateFrom, dateTo }, now)?.toISOString() ?? null).toBe(change)
})

test('before its change a campaign is what it was, and at it the other', () => {
  const rule = { ...everywhere, dateFrom: '2026-11-22 08:00', dateTo: '2026-11-23 08:00' }
  let moment = now
  const seen: boolean[] = []
  for (let change: Date | null = now; change !== null; change = campaignChangeAt(rule, moment)) {
    if (change !== now) {
      const before = new Date(change.valueOf() - 1)
      expect(isCampaignVisible(rule, page, before)).toBe(seen.at(-1))
    }
    moment = change
    seen.push(isCampaignVisible(rule, page, moment))
  }

  expect(seen).toEqual([false, true, false])
})

test.each<[CampaignTrigger['type'], string, boolean]>([
  ['url', '/bad/wannen/', true],
  ['url', '/bad/wannen', true],
  ['url', '/kueche/, /bad/wannen/', true],
  ['url', '/bad/*', true],
  ['url', '/bad/', false],
  ['url', '', false],
  ['scayleCheckout', '', false],
  ['productNumber', '12345', true],
  ['productNumber', '0012.345', true],
  ['productNumber', '1, 12345', true],
  ['productNumber', '2345', false],
  ['marke', 'wolke', true],
  ['marke', 'Feder, Wolke', true],
  ['marke', 'Wolk', false],
  ['subbrand', 'Wolke Sieben', true],
  ['subbrand', 'Wolke', false],
  ['breadcrumb', 'bad', true],
  ['breadcrumb', 'Wannen', true],
  ['breadcrumb', 'Küche', false],
  ['sale', '', true],
])('the trigger %s with %j fits a bath tub: %s', (type, value, visible) => {
  expect(isCampaignVisible({ ...everywhere, triggers: [{ type, value }] }, page, now)).toBe(visible)
})

test.each<[CampaignTrigger['type'], boolean]>([
  ['url', false],
  ['scayleCheckout', true],
  ['productNumber', false],
  ['marke', false],
  ['subbrand', false],
  ['breadcrumb', false],
  ['sale', false],
])('in the checkout the trigger %s fits: %s', (type, visible) => {
  const checkout = { ...elsewhere, path: '/kasse/', isCheckout: true }
  const triggers = [{ type, value: '' }]

  expect(isCampaignVisible({ ...everywhere, triggers }, checkout, now)).toBe(visible)
})

test('a product without subbrand or sale fires neither trigger', () => {
  const plain = { ...page, product: { number: '1', brand: 'Wolke', subbrand: null, isSale: false } }

  for (const type of ['subbrand', 'sale'] as const) {
    expect(isCampaignVisible({ ...everywhere, triggers: [{ type, value: '' }] }, plain, now)).toBe(false)
  }
})

test('one fitting trigger is enough, and the dates count all the same', () => {
  const triggers: CampaignTrigger[] = [
    { type: 'marke', value: 'Feder' },
    { type: 'sale', value: '' },
  ]

  expect(isCampaignVisible({ ...everywhere, triggers }, page, now)).toBe(true)
  expect(isCampaignVisible({ ...everywhere, triggers, dateTo: '2026-11-20' }, page, now)).toBe(false)
})

test('a manual promotion joins its four parts', () => {
  const parts = { id: 'p1', name: 'Winter', creative: 'Teaser', slot: 'Start' }

  expect(manualPromotion(parts)).toBe('p1|Winter|Teaser|Start')
  expect(manualPromotion({ ...parts, name: 'Sofas | Sessel' })).toBe('p1|Sofas / Sessel|Teaser|Start')
  for (const part of ['id', 'name', 'creative', 'slot']) {
    expect(manualPromotion({ ...parts, [part]: ' ' })).toBeNull()
    expect(manualPromotion({ ...parts, [part]: null })).toBeNull()
  }
})

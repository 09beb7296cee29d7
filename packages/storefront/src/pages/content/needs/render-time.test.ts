import { campaignRuleOf } from '@shop/blocks/campaign-banner/campaign-rule.ts'
import type { RawBlock } from '@shop/content/story'
import { isCampaignVisible } from '@shop/domain/content/campaign-visibility'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderTime } from './render-time.ts'

const NOW = new Date('2026-11-22T10:20:33.444Z')
const EVER = '1970-01-01T00:00:00.000Z'
const MINUTE = '2026-11-22T10:20:00.000Z'

test.each<[string, Record<string, unknown>, string]>([
  ['words', { component: 'text', text: 'Hallo' }, EVER],
  ['a clock that runs', { component: 'countdown', until: '2026-11-24 10:00' }, MINUTE],
  ['a clock in its last seconds', { component: 'countdown', until: '2026-11-22 10:20:34' }, MINUTE],
  [
    'a clock that has run out',
    { component: 'countdown', until: '2026-11-20 10:00' },
    '2026-11-20T10:00:00.000Z',
  ],
  ['a clock that knows no end', { component: 'countdown', until: 'soon' }, EVER],
  ['a campaign without dates', campaign({}), EVER],
  ['one that has begun', campaign({ dateFrom: '2026-11-20 08:00' }), '2026-11-20T08:00:00.000Z'],
  [
    'one that began in this minute',
    campaign({ dateFrom: '2026-11-22 10:20:30' }),
    '2026-11-22T10:20:30.000Z',
  ],
  ['one that ends later', campaign({ dateTo: '2026-11-25' }), EVER],
  ['one that ends later, with a clock', campaign({ dateTo: '2026-11-25', showsCountdown: true }), MINUTE],
  [
    'one that began in this minute, with a clock',
    campaign({ dateFrom: '2026-11-22 10:20:30', dateTo: '2026-11-25', showsCountdown: true }),
    '2026-11-22T10:20:30.000Z',
  ],
])('%s', (_, block, moment) => {
  expect(renderTime([{ _uid: 'a', ...block } as RawBlock], NOW).toISOString()).toBe(moment)
  const inside = { _uid: 'b', component: 'two_columns', left: [{ _uid: 'a', ...block }] }
  expect(renderTime([inside as RawBlock], NOW).toISOString()).toBe(moment)
})

// A page drawn for an earlier moment than a campaign's first would show it only once scripts run, and move.
test('what is seen at the moment that is drawn is what is seen now', () => {
  const facts = { path: '/', isCheckout: false, breadcrumb: [], product: null }
  const day = fc
    .integer({ min: -5, max: 5 })
    .map((days) => new Date(NOW.valueOf() + days * 43_200_321).toISOString())
  const dates = fc.record({ dateFrom: fc.option(day), dateTo: fc.option(day), showsCountdown: fc.boolean() })

  fc.assert(
    fc.property(fc.array(dates, { maxLength: 4 }), (all) => {
      const blocks = all.map((one, at) => ({ _uid: String(at), ...campaign(one) }))
      const moment = renderTime(blocks as RawBlock[], NOW)

      expect(moment <= NOW).toBe(true)
      for (const block of blocks) {
        const rule = campaignRuleOf(block)
        if (rule === null) throw new Error('The campaign has a rule.')
        expect(isCampaignVisible(rule, facts, moment)).toBe(isCampaignVisible(rule, facts, NOW))
      }
    }),
  )
})

function campaign(fields: Record<string, unknown>) {
  return { component: 'campaign_banner', ...fields }
}

import { type Locale, markets } from '@shop/domain/market/markets'
import { aPromotion } from '@shop/domain/testing/a-promotion'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { StorySchema } from './story.ts'
import { trueCampaigns } from './true-campaigns.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const PROMOTIONS = [
  aPromotion({ id: 'zehn', schedule: { from: null, to: '2026-12-31T22:59:59Z' } }),
  aPromotion({ id: 'gutschein', code: 'HALLO10' }),
  aPromotion({ id: 'vorbei', schedule: { from: null, to: '2026-11-25T22:59:59Z' } }),
]
const banner = (fields: object) => ({ component: 'campaign_banner', ...fields })
const voucher = (fields: object) => ({ component: 'voucher_teaser', ...fields })

test.each<[string, Locale, object, string | null]>([
  ['its share', 'de-de', banner({ promotion_id: 'zehn', headline: 'Zehn Prozent' }), null],
  ['another share', 'de-de', banner({ promotion_id: 'zehn', headline: '20 %' }), '"20 %" is not what'],
  [
    'another share in Switzerland',
    'fr-ch',
    banner({ promotion_id: 'zehn', headline: '20 %' }),
    '"20 %" is not what',
  ],
  ['its last day', 'fr-fr', banner({ promotion_id: 'zehn', text: 'Jusqu’au 31 décembre' }), null],
  [
    'another last day',
    'nl-be',
    banner({ promotion_id: 'zehn', barText: 'T/m 30 november' }),
    'its last day is',
  ],
  [
    'another last day among its conditions',
    'de-at',
    banner({
      promotion_id: 'zehn',
      conditions: { type: 'doc', content: [{ type: 'text', text: 'bis 30.11.' }] },
    }),
    'its last day is 2026-12-31',
  ],
  [
    'a clock that stops with it',
    'de-de',
    banner({ promotion_id: 'zehn', showsCountdown: true, dateTo: '2026-12-31 22:59' }),
    null,
  ],
  [
    'a clock that stops before',
    'de-de',
    banner({ promotion_id: 'zehn', showsCountdown: true, dateTo: '2026-11-30 22:59' }),
    'a clock until 2026-11-30',
  ],
  ['the share of its code', 'de-de', banner({ code: 'hallo10', headline: '10 %' }), null],
  ['another share than its code', 'de-de', voucher({ code: 'HALLO10', text: '15 %' }), '"15 %" is not what'],
  [
    'a code with another name for the statistics',
    'de-de',
    banner({ code: 'HALLO10', promotion_id: 'x', headline: '10 %' }),
    null,
  ],
  [
    'two promotions at once',
    'de-de',
    banner({ code: 'HALLO10', promotion_id: 'zehn', headline: '10 %' }),
    'it names the promotion "zehn" and the code of "gutschein"',
  ],
  ['one that is not there', 'de-de', banner({ promotion_id: 'nie', headline: '10 %' }), 'no promotion "nie"'],
  ['one that is over', 'de-de', banner({ promotion_id: 'vorbei', headline: '10 %' }), 'now: expired'],
  [
    'no numbers of one that is not there',
    'de-de',
    banner({ promotion_id: 'nie', headline: 'Leinenwochen' }),
    null,
  ],
  [
    'a share in a block of another kind',
    'de-de',
    { component: 'text', promotion_id: 'zehn', text: '20 %' },
    null,
  ],
])('a campaign with %s in %s', (_, locale, block, problem) => {
  const problems: string[] = []
  const story = v.parse(StorySchema, {
    id: 1,
    uuid: 'u',
    name: 'Aktionen',
    slug: 'aktionen',
    full_slug: 'lindhaus/aktionen',
    lang: 'de',
    published_at: null,
    content: { _uid: 'page', component: 'page', body: [{ _uid: 'c', ...block }] },
  })

  const { content } = trueCampaigns(story, {
    market: markets[locale],
    now: NOW,
    promotions: PROMOTIONS,
    report: (line) => problems.push(line),
  })

  expect(content.body).toHaveLength(problem === null ? 1 : 0)
  expect(problems.join()).toContain(problem ?? '')
})

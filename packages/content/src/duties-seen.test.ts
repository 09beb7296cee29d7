import { type Locale, markets } from '@shop/domain/market/markets'
import { countriesOn, countriesWhere, dutyDays, withoutLastCountry } from '@shop/domain/testing/duty-days'
import { type DutiesOf, dutiesOf } from '@shop/domain/testing/duty-proofs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { allowedStory } from './allowed-story.ts'
import { StorySchema } from './story.ts'
import { trueCampaigns } from './true-campaigns.ts'

/** A block that a row forbids: shoppers see it the day before, and not from its first day on. */
const FORBIDDEN: Record<DutiesOf<'dated', 'content'>, object> = {
  'C-03': { component: 'text', text: 'umweltfreundlich, écologique, milieuvriendelijk' },
  'C-09': { component: 'campaign_banner', headline: '20 % auf alles' },
  'C-09b': { component: 'campaign_banner', headline: '20 % auf alles', promotion_id: 'ended' },
  'C-13': { component: 'text', text: 'Soldes, solden' },
}

test('every row that stories are responsible for has its case', () => {
  expect(Object.keys(FORBIDDEN)).toEqual(dutiesOf('dated', 'content'))
  expect(dutiesOf('steady', 'content')).toEqual([])
})

describe.each(Object.keys(FORBIDDEN) as (keyof typeof FORBIDDEN)[])('%s', (id) => {
  const isLeftOut = (now: Date) => (locale: Locale) => {
    const place = { market: markets[locale], now, report: () => undefined }
    const story = allowedStory(aStory(FORBIDDEN[id]), 'aktionen/herbst', place)
    return story !== null && trueCampaigns(story, { ...place, promotions: [] }).content.body.length === 0
  }

  test.each(dutyDays(id))('leaves the block out in its countries on $name: $isOn', async (day) => {
    expect(await countriesWhere(isLeftOut(day.now))).toEqual(countriesOn(day))
  })

  test('leaves it in a country that the row has lost', async () => {
    const day = dutyDays(id).find(({ isOn }) => isOn)
    await withoutLastCountry(id, async (lost) => {
      expect(await countriesWhere(isLeftOut(day?.now ?? new Date(0)))).not.toContain(lost)
    })
  })
})

function aStory(block: object) {
  return v.parse(StorySchema, {
    id: 1,
    uuid: 'u',
    name: 'Herbst',
    slug: 'herbst',
    full_slug: 'test/aktionen/herbst',
    lang: 'de',
    published_at: null,
    content: { _uid: 'page', component: 'page', body: [{ _uid: 'b', ...block }] },
  })
}

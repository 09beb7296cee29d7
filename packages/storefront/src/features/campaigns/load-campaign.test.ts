import { ContentUnavailable } from '@shop/content/service/content-failure'
import { StorySchema } from '@shop/content/story'
import type { PageFacts } from '@shop/domain/content/campaign-visibility'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { campaignOn } from './load-campaign.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const PRODUCT: PageFacts = {
  path: '/p/linnea-140302/',
  isCheckout: false,
  breadcrumb: ['Schlafen', 'Bettwäsche'],
  product: { number: '140302', brand: 'Linnea', subbrand: null, isSale: false },
}
const CHECKOUT: PageFacts = { path: '/kasse/', isCheckout: true, breadcrumb: [], product: null }

afterEach(() => vi.restoreAllMocks())

test('a product page and the checkout show what their triggers name, the first of the story', async () => {
  const body = [
    aCampaign('Leinen', [['breadcrumb', 'schlafen']]),
    aCampaign('Marke', [['marke', 'Linnea']]),
    aCampaign('Kasse', [['scayleCheckout', '']]),
  ]

  expect((await shown(body, PRODUCT)).campaign?.title).toBe('Leinen')
  expect((await shown(body, CHECKOUT)).campaign?.title).toBe('Kasse')
  expect((await shown(body, { ...CHECKOUT, path: '/', isCheckout: false })).campaign).toBeNull()
})

test('what is not seen yet is not sent, and the page holds until then', async () => {
  const tomorrow = aCampaign('Morgen', [], { dateFrom: '2026-11-23 00:00' })

  const { campaign, holdsUntil } = await shown([tomorrow], PRODUCT)

  expect(campaign).toBeNull()
  expect(holdsUntil).toHaveBeenCalledExactlyOnceWith(new Date('2026-11-23T00:00:00Z'))
})

test('the page of all campaigns has no bar of its own', async () => {
  const { campaign, story } = await shown([aCampaign('Alle', [])], { ...CHECKOUT, path: '/aktionen/' })

  expect(campaign).toBeNull()
  expect(story).not.toHaveBeenCalled()
})

test('a campaign says what its editor has written, and nothing beside it', async () => {
  const { campaign } = await shown(
    [
      aCampaign('Zehn Prozent', [], {
        barText: 'Neu hier?',
        code: 'HALLO10',
        dateTo: '2026-12-31 22:59',
        opens: 'once',
        promotion_id: 'a',
        promotion_name: 'b',
        promotion_creative: 'c',
        promotion_slot: 'd',
        note: 'intern',
      }),
    ],
    PRODUCT,
  )

  expect(campaign).toMatchObject({
    title: 'Zehn Prozent',
    line: 'Neu hier?',
    code: 'HALLO10',
    until: '2026-12-31T22:59:00.000Z',
    opensItself: true,
    promotion: 'a|b|c|d',
    link: null,
  })
  expect(JSON.stringify(campaign)).not.toContain('intern')
})

test('a broken campaign is told once and gives way to the next; a page never waits for a campaign in vain', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const broken = { ...aCampaign('', []), _uid: 'broken' }

  expect((await shown([broken, aCampaign('Heil', [])], PRODUCT)).campaign?.title).toBe('Heil')
  await shown([broken], PRODUCT)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/Campaign broken of \/aktionen\/: headline/),
  )

  expect((await shown(new ContentUnavailable('/aktionen/', { status: 500 }), PRODUCT)).campaign).toBeNull()
  await expect(shown(new TypeError('bug'), PRODUCT)).rejects.toThrow('bug')
})

async function shown(body: object[] | Error, facts: PageFacts) {
  const shop = openShop(aBrand('everywhere'), 'de-de')
  const holdsUntil = vi.fn<(moment: Date) => void>()
  const story = vi.fn<() => Promise<v.InferOutput<typeof StorySchema>>>(() =>
    body instanceof Error ? Promise.reject(body) : Promise.resolve(aStory(body)),
  )
  const content = {
    story,
    stories: () => Promise.reject(new Error('nobody asks for lists')),
    flush: () => {},
  }
  const campaign = await campaignOn(facts, { shop, isPreview: false }, { content, now: NOW, holdsUntil })
  return { campaign, holdsUntil, story }
}

function aStory(body: object[]) {
  return v.parse(StorySchema, {
    id: 1,
    uuid: 'u',
    name: 'Aktionen',
    slug: 'aktionen',
    full_slug: 'aktionen',
    lang: 'default',
    published_at: null,
    content: { _uid: 'p', component: 'page', body },
  })
}

function aCampaign(headline: string, triggers: [type: string, value: string][], fields: object = {}) {
  const rows = triggers.map(([type, value], index) => ({
    _uid: `t${index}`,
    component: 'trigger',
    type,
    value,
  }))
  return {
    _uid: headline,
    component: 'campaign_banner',
    headline,
    triggerContainer:
      rows.length === 0 ? [] : [{ _uid: 'l', component: 'trigger_container', triggers: rows }],
    ...fields,
  }
}

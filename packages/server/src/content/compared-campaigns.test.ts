import { PromotionRecord } from '@shop/api-client/office/promotion-record'
import type { ContentClient } from '@shop/content/content-client'
import { type Story, StorySchema } from '@shop/content/story'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { comparedCampaigns } from './compared-campaigns.ts'

const QUERY = { language: 'de', locale: 'de-de' }

test('a campaign follows its promotion within ten seconds, and a database that is away hides nothing', async () => {
  const { content, give, wait, problems } = opened()

  expect(await shown(content.story('/aktionen/', QUERY))).toBe(1)

  give(aRecord(15))
  expect(await shown(content.story('/aktionen/', QUERY))).toBe(1)
  wait(10_000)
  expect(await shown(content.story('/aktionen/', QUERY))).toBe(0)
  expect(await shown(content.story('/aktionen/', QUERY))).toBe(0)
  expect(problems).toEqual([expect.stringContaining('"10 %" is not what the promotion "zehn" gives: 15 %')])

  give(new Error('away'))
  wait(10_000)
  expect(await shown(content.story('/aktionen/', QUERY))).toBe(0)
})

test('a story is compared once for each locale while promotions stay as they are', async () => {
  const { content, wait } = opened()
  const inFrance = { language: 'fr', locale: 'fr-fr' }

  const first = await content.story('/aktionen/', QUERY)
  const french = await content.story('/aktionen/', inFrance)

  expect(await content.story('/aktionen/', QUERY)).toBe(first)
  expect(await content.story('/aktionen/', inFrance)).toBe(french)
  expect(french).not.toBe(first)
  wait(10_000)
  expect(await content.story('/aktionen/', QUERY)).not.toBe(first)
})

test('lists are compared as well, and what is asked for without a shop is not', async () => {
  const { content, give } = opened()
  give(aRecord(15))

  const { stories, total } = await content.stories(QUERY)
  const anywhere = await content.story('/aktionen/', { language: 'de' })

  expect(total).toBe(1)
  expect(stories.map(({ content: { body } }) => body.length)).toEqual([0])
  expect(anywhere?.content.body).toHaveLength(1)
})

function opened() {
  let clock = Date.parse('2026-11-26T12:00:00Z')
  let given: PromotionRecord | Error = aRecord(10)
  const problems: string[] = []
  const story = aStory()
  const client: ContentClient = {
    story: async () => story,
    stories: async () => ({ stories: [story], total: 1, perPage: 10 }),
    flush: () => undefined,
  }
  return {
    problems,
    give: (next: typeof given) => {
      given = next
    },
    wait: (ms: number) => {
      clock += ms
    },
    content: comparedCampaigns(client, {
      now: () => clock,
      onProblem: (line) => problems.push(line),
      promotions: async () => {
        if (given instanceof Error) throw given
        return [given]
      },
    }),
  }
}

async function shown(story: Promise<Story | null>): Promise<number | undefined> {
  return (await story)?.content.body.length
}

function aRecord(discountValue: number): PromotionRecord {
  const name = 'Herbst'
  return v.parse(PromotionRecord, {
    id: 'zehn',
    name: { de: name, fr: name, nl: name },
    priority: 1,
    combinability: 'always',
    conditions: [],
    effect: { type: 'automatic_discount', discountType: 'relative', discountValue },
  })
}

function aStory(): Story {
  return v.parse(StorySchema, {
    id: 1,
    uuid: 'u',
    name: 'Aktionen',
    slug: 'aktionen',
    full_slug: 'aktionen',
    lang: 'de',
    published_at: null,
    content: {
      _uid: 'page',
      component: 'page',
      body: [{ _uid: 'c', component: 'campaign_banner', headline: '10 %', promotion_id: 'zehn' }],
    },
  })
}

import { existsSync } from 'node:fs'
import { PromotionRecord } from '@shop/api-client/office/promotion-record'
import { localisedPromotion } from '@shop/catalogue/promotions/localised-promotion'
import { allowedStory } from '@shop/content/allowed-story'
import { StorySchema as ShopStorySchema } from '@shop/content/story'
import { trueCampaigns } from '@shop/content/true-campaigns'
import { createContentService } from '@shop/content-service/content-service'
import { demoRecords } from '@shop/demo/demo-catalogue'
import { MEDIA_FOLDER } from '@shop/demo/media-folder'
import { demoPromotions } from '@shop/demo/promotions/demo-promotions'
import { demoStores } from '@shop/demo/stores/demo-stores'
import { DEMO_LANGUAGES, DEMO_TOKENS, demoSpace } from '@shop/demo/stories/demo-space'
import { DEFAULT_LOCALE, markets } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { isClosedPage } from '@shop/domain/shop/closed-page'
import { openShop } from '@shop/domain/shop/shop'
import { BARE_SETUP } from '@shop/domain/testing/bare-setup'
import { storyProblems } from '@shop/storefront/story-problems'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
// @boundaries-ignore what the demo needs of both brands is proved where their pages are served
import { brand as puenktchen } from '../../../apps/baby-shop/brand.ts'
// @boundaries-ignore what the demo needs of both brands is proved where their pages are served
import { brand as lindhaus } from '../../../apps/home-shop/brand.ts'
import { NOBODY_OUTSIDE, ownBlocks } from './privacy/own-blocks.ts'

/** While the campaigns of the demo run. */
const NOW = new Date('2026-11-26T12:00:00Z')

/** Addresses with a route of their own. @see spec §2 */
const ROUTES = [
  '/',
  '/kontakt/',
  '/vertrag-widerrufen/',
  '/fassungen/',
  '/rueckrufe/',
  '/datenauskunft/',
  '/konto/bestellungen/',
  '/konto/meine-daten/',
  '/konto/',
  '/wunschliste/',
  '/warenkorb/',
]

const SHOPS = [
  { brand: lindhaus, shop: 'home-shop' },
  { brand: puenktchen, shop: 'baby-shop' },
] as const

describe.each(SHOPS)('the stories of $shop', ({ brand, shop }) => {
  const stories = demoSpace(brand).stories
  const fill = ownBlocks({
    shop: openShop(brand, DEFAULT_LOCALE),
    setup: BARE_SETUP,
    outside: NOBODY_OUTSIDE,
    secure: false,
  })
  /** As the server hands it to a page: with the blocks that the shop writes itself. */
  const filled = (sent: unknown) => {
    const story = v.parse(StorySchema, sent)
    return { ...story, content: { ...story.content, body: story.content.body?.flatMap(fill) } }
  }
  const records = [...demoRecords(shop)]
  const products = new Set(
    records.flatMap((record) => (record.kind === 'product' && record.isActive ? [record.referenceKey] : [])),
  )
  const paths = new Set([
    ...ROUTES,
    ...stories
      .map(({ full_slug }) => `/${full_slug.slice(brand.contentFolder.length + 1)}/`)
      .filter((path) => !isClosedPage(path, openShop(brand, DEFAULT_LOCALE).features)),
    ...categoryPaths(records),
  ])

  test.each(['default', ...DEMO_LANGUAGES])('can be drawn in %s', async (language) => {
    const problems: string[] = []
    for (const story of await delivered(brand, language))
      for (const problem of await storyProblems(filled(story))) problems.push(`${nameOf(story)} – ${problem}`)

    expect(problems).toEqual([])
  })

  test('lead only to pages, categories and routes that exist', () => {
    const broken = everyText(stories, ['url', 'href', 'category'])
      .map((href) => (href.startsWith('/') ? href.replace(/[?#].*$/, '') : ''))
      .filter((path) => path !== '' && !paths.has(path))

    expect([...new Set(broken)]).toEqual([])
  })

  test('name only products that are sold', () => {
    const named = [
      ...everyText(stories, ['product']),
      ...everyList(stories, 'products').filter((one) => typeof one === 'string'),
    ]

    expect(named.length).toBeGreaterThan(50)
    expect([...new Set(named)].filter((key) => !products.has(key))).toEqual([])
  })

  test('show only pictures and files that are there', () => {
    const files = [...new Set(everyText(stories, ['filename']))]

    expect(files.length).toBeGreaterThan(15)
    expect(files.filter((file) => !existsSync(new URL(file, MEDIA_FOLDER)))).toEqual([])
  })

  test('name only stores that exist', () => {
    const known = new Set(demoStores(shop).map(({ id }) => id))

    expect(everyText(stories, ['store']).filter((id) => !known.has(id))).toEqual([])
  })

  test.each(brand.locales)(
    'say in %s what the law allows, and what their promotions give',
    async (locale) => {
      const market = markets[locale]
      const problems: string[] = []
      const place = { market, now: NOW, report: (problem: string) => problems.push(problem) }
      const promotions = demoPromotions(shop).map((record) =>
        localisedPromotion(v.parse(PromotionRecord, record), market),
      )
      const told = (await delivered(brand, market.language)).map((sent) => v.parse(ShopStorySchema, sent))
      for (const story of told) {
        const inside = story.full_slug.slice(story.full_slug.indexOf(`${brand.contentFolder}/`))
        allowedStory(story, inside.slice(brand.contentFolder.length), place)
        trueCampaigns(story, { ...place, promotions })
      }

      expect(told.length).toBeGreaterThan(20)
      expect(problems).toEqual([])
    },
  )

  test('have an address in every language, each its own', () => {
    for (const { translated_slugs } of stories)
      expect(translated_slugs.map(({ lang }) => lang)).toEqual([...DEMO_LANGUAGES])
    for (const language of DEMO_LANGUAGES) {
      const slugs = stories.map(
        ({ translated_slugs }) => translated_slugs.find(({ lang }) => lang === language)?.path,
      )
      expect(new Set(slugs).size).toBe(stories.length)
    }
  })

  test('say everything in French and Dutch', () => {
    expect(untranslated(stories)).toEqual([])
  })

  test('set French with narrow spaces', () => {
    const loose = JSON.stringify(stories.map(french)).match(/[\p{L}»] [;!?»]|« \p{L}/gu)

    expect(loose).toBeNull()
  })
})

const BlockSchema = v.looseObject({ _uid: v.string(), component: v.string() })
const StorySchema = v.looseObject({ content: v.looseObject({ body: v.optional(v.array(BlockSchema)) }) })
const ListSchema = v.object({ stories: v.array(v.unknown()) })

/** Stories as the embedded service sends them. */
async function delivered(brand: Brand, language: string): Promise<unknown[]> {
  const service = createContentService(demoSpace(brand))
  const all: unknown[] = []
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({
      token: DEMO_TOKENS.public,
      version: 'published',
      per_page: '100',
      page: String(page),
      language,
      starts_with: `${brand.contentFolder}/`,
    })
    const first = await service.fetch(new Request(`http://content.local/v2/cdn/stories?${query}`))
    // Without `cv` the service names the present one and asks to come again.
    const next = first.headers.get('location')
    const answer = next ? await service.fetch(new Request(new URL(next, 'http://content.local'))) : first
    const { stories } = v.parse(ListSchema, await answer.json())
    all.push(...stories)
    if (stories.length < 100) return all
  }
}

function nameOf(story: unknown): string {
  return v.parse(v.looseObject({ full_slug: v.string() }), story).full_slug
}

type Visit = (name: string, value: unknown, fields: Record<string, unknown>) => void

/** Every field of everything, however deep. */
function visit(value: unknown, see: Visit): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see)
  else if (typeof value === 'object' && value !== null) {
    const fields = Object.fromEntries(Object.entries(value))
    for (const [name, field] of Object.entries(fields)) {
      see(name, field, fields)
      visit(field, see)
    }
  }
}

function everyText(value: unknown, names: readonly string[]): string[] {
  const found: string[] = []
  visit(value, (name, field) => {
    if (names.includes(name) && typeof field === 'string' && field !== '') found.push(field)
  })
  return found
}

function everyList(value: unknown, wanted: string): unknown[] {
  const found: unknown[] = []
  visit(value, (name, field) => {
    if (name === wanted && Array.isArray(field)) found.push(...field)
  })
  return found
}

/** Fields with one translation and not the other. */
function untranslated(value: unknown): string[] {
  const found: string[] = []
  visit(value, (name, field, fields) => {
    const base = name.split('__i18n__')[0] ?? name
    const isTranslated = `${base}__i18n__fr` in fields || `${base}__i18n__nl` in fields
    if (!isTranslated) return
    for (const key of [base, `${base}__i18n__fr`, `${base}__i18n__nl`])
      if (!fields[key] && field !== '') found.push(`${key} beside ${String(fields[base])}`)
  })
  return [...new Set(found)]
}

/** Only what French readers see. */
function french(story: unknown): string[] {
  const found: string[] = []
  visit(story, (name, field) => {
    if (name.includes('__i18n__fr')) found.push(JSON.stringify(field))
  })
  return found
}

function categoryPaths(records: readonly { kind: string }[]): string[] {
  const categories = v.parse(
    v.array(v.object({ id: v.number(), parentId: v.nullable(v.number()), slug: v.string() })),
    records.filter(({ kind }) => kind === 'category'),
  )
  const byId = new Map(categories.map((one) => [one.id, one]))
  const pathOf = (id: number | null): string => {
    const one = id === null ? undefined : byId.get(id)
    return one ? `${pathOf(one.parentId)}${one.slug}/` : '/'
  }
  return categories.map(({ id }) => pathOf(id))
}

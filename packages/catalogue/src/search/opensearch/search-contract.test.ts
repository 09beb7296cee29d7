import { SORTS } from '@shop/api-client/contract/catalogue'
import { LOCALES, type Locale, markets } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { categories, categoryRankings, prices, products, stock } from '@shop/engine/db/schema/catalogue'
import { searchSynonyms } from '@shop/engine/db/schema/merchandising'
import { databases, emptyTables } from '@shop/engine/db/test-database'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type Catalogues, openCatalogues } from '../../catalogue/catalogues.ts'
import { importCatalogue } from '../../import/import-catalogue.ts'
import type { SearchQuery, SearchScope } from '../../listing/port/catalogue-search.ts'
import { catalogueLines } from '../../testing/records.ts'
import { openSearchSide } from './open-search-side.ts'
import { searchServers } from './testing/search-servers.ts'
import { aRange, someFurniture } from './testing/some-furniture.ts'

const QUERIES = [
  ...['sofa', 'sofas', 'lampe', 'stehlamppe', 'komode', 'wickel kommode', 'kommode eiche', 'graue couch'],
  ...[
    'bett 140x200',
    '140',
    'kinderwagen',
    'nordlys',
    'sofa mit hocker',
    'xyzzy',
    'xyzzy lampe',
    's',
    'ecksofa blau',
  ],
  ...['schlafsofa', 'esszimmerstuhl', 'sideboard'],
]
const FILTERS = [
  {},
  { colour: 'grau' },
  { colour: 'grau,blau', brand: 'alva' },
  { price: '10000-60000' },
  { colour: 'GRAU', price: '-50000', sale: '1' },
  { material: 'none', delivery: 'instant' },
  { size: '80 x 200 cm' },
]

describe.each(await searchServers())('the search of a shop in $name', ({ open }) => {
  let database: Database
  let server: Awaited<ReturnType<typeof open>>
  let own: Catalogues
  let other: Catalogues
  let shop: string

  beforeAll(async () => {
    const [first] = await databases()
    if (!first) throw new Error('No database opens here.')
    database = await first.open()
    server = await open()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  beforeEach(async () => {
    await emptyTables(database)
    const { bad, created } = await importCatalogue(database, catalogueLines(someFurniture()), {
      strict: true,
    })
    if (bad.length > 0 || created <= 40) throw new Error(`Not all furniture came in: ${JSON.stringify(bad)}`)
    shop = `test-${newKey().slice(0, 12)}`
    own = await openCatalogues(database, SHOPS.families, { pollMilliseconds: null })
    other = await opened()
  }, 60_000)
  afterEach(async () => {
    await Promise.all([own.close(), other.close()])
  })

  const opened = (cards: 'families' | 'colours' = 'families') =>
    openCatalogues(database, SHOPS[cards], {
      pollMilliseconds: null,
      elsewhere: (making) => openSearchSide({ address: server.address, shop, locales: LOCALES }, making),
    })
  const refreshed = () => Promise.all([own.refresh(), other.refresh()])

  test('lists of a category have the same pages, counts and facets as in memory', async () => {
    expect.hasAssertions()
    for (const locale of ['de-de', 'fr-ch'] as const)
      for (const scope of SCOPES)
        for (const filters of FILTERS)
          for (const sort of SORTS) await expectAlike(locale, { scope, filters, sort })
  }, 120_000)

  test('the pages of a list together are the whole, each card once', async () => {
    const { total } = await other.of('de-de').search.list(asked('de-de', { perPage: 5 }))
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 5) + 1 }, (_, at) =>
        other.of('de-de').search.list(asked('de-de', { perPage: 5, page: at + 1 })),
      ),
    )

    const ids = pages.flatMap(({ productIds }) => productIds)
    expect(ids).toHaveLength(total)
    expect(new Set(ids).size).toBe(total)
    for (const [at] of pages.entries()) await expectAlike('de-de', { perPage: 5, page: at + 1 })
  })

  test('words find the same, spelt and read in the same way', async () => {
    const place = { country: 'DE', language: 'de' } as const
    for (const query of QUERIES) {
      for (const isExact of [false, true])
        await expectAlike('de-de', { scope: { kind: 'words', query, isExact } })
      await expectAlike('de-de', {
        scope: { kind: 'words', query },
        filters: { colour: 'grau' },
        sort: 'price_desc',
      })
      const read = async ({ search }: Catalogue) => ({
        query,
        spelling: await search.spelling(query, place),
        finds: await search.finds(query, place),
        suggested: await search.suggest(query, place, 6),
      })
      expect(await read(other.of('de-de'))).toEqual(await read(own.of('de-de')))
    }
  }, 120_000)

  test('synonyms and boosts hold as soon as they are noted', async () => {
    await database.sql.insert(searchSynonyms).values([
      { language: 'de', line: 'couch, sofa' },
      { language: 'de', line: 'tagesbett > sofa mit hocker' },
    ])
    await database.sql.insert(categoryRankings).values({
      categoryId: 1,
      pins: [23, 8],
      boosts: [
        { facet: 'colour', value: 'blau', factor: 3 },
        { productId: 12, factor: 100 },
      ],
      campaigns: { 8: 'herbst' },
    })
    await refreshed()

    for (const query of ['couch', 'tagesbett', 'couch blau'])
      await expectAlike('de-de', { scope: { kind: 'words', query } })
    for (const filters of [{}, { colour: 'blau' }])
      for (const page of [1, 2])
        await expectAlike('de-de', { scope: { kind: 'category', categoryId: 1 }, filters, page, perPage: 7 })
    expect(other.of('de-de').search.campaignsIn(1)).toEqual({ 8: 'herbst' })
    await expectSelectionsAlike()
  })

  test('selections, families, brands and counts are the same', expectSelectionsAlike)

  test.each<[string, () => Promise<unknown>]>([
    ['a price', () => database.sql.update(prices).set({ price: 1 }).where(eq(prices.variantId, 70))],
    [
      'a sold out product',
      () => database.sql.update(stock).set({ quantity: 0 }).where(eq(stock.variantId, 70)),
    ],
    [
      'a product that is off',
      () => database.sql.update(products).set({ isActive: false }).where(eq(products.id, 7)),
    ],
    ['a product that is gone', () => database.sql.delete(products).where(eq(products.id, 7))],
    [
      'another family',
      () => database.sql.update(products).set({ masterKey: 'M1' }).where(eq(products.id, 7)),
    ],
    [
      'another category',
      () =>
        database.sql
          .update(products)
          .set({ categories: [3] })
          .where(eq(products.id, 7)),
    ],
    [
      'a renamed category',
      () =>
        database.sql
          .update(categories)
          .set({ name: { de: 'Leuchten', fr: 'Luminaires', nl: 'Verlichting' } })
          .where(eq(categories.id, 3)),
    ],
    [
      'a product with new words and a new facet',
      () => importCatalogue(database, catalogueLines([aRange(99)]), { strict: true }),
    ],
  ])('%s is seen after the next look, everywhere', async (_, change) => {
    await change()
    await refreshed()

    for (const sort of SORTS) await expectAlike('de-de', { sort })
    for (const query of ['sofa', 'leuchten', 'spültisch', 'lampe'])
      await expectAlike('de-de', { scope: { kind: 'words', query } })
    await expectAlike('fr-ch', {})
    expect(other.filters()).toEqual(own.filters())
    await expectSelectionsAlike()
  })

  test('a second process starts from what is there, takes in what came since, and reads no more', async () => {
    await other.close()
    await database.sql.update(products).set({ popularity: 777 }).where(eq(products.id, 3))
    await own.refresh()
    const before = server.asked().length

    other = await opened()

    expect(server.asked().slice(before)).not.toContainEqual(expect.stringMatching(/^PUT/))
    await expectAlike('de-de', {})
    for (const query of ['stehlamppe', 'wickel kommode'])
      await expectAlike('de-de', { scope: { kind: 'words', query } })
    await expectSelectionsAlike()
  })

  test('of two processes that write one card the one that knows more is believed', async () => {
    const second = await opened()
    await database.sql.update(products).set({ popularity: 500 }).where(eq(products.id, 5))
    await second.refresh()
    await database.sql.update(products).set({ popularity: 900 }).where(eq(products.id, 5))
    await other.refresh()
    await Promise.all([second.refresh(), own.refresh()])

    await expectAlike('de-de', {})
    expect((await second.of('de-de').search.list(asked('de-de', {}))).productIds[0]).toBe(5)
    await second.close()
  })

  test('with a card for each colour lists and selections are the same as well', async () => {
    await Promise.all([own.close(), other.close()])
    own = await openCatalogues(database, SHOPS.colours, { pollMilliseconds: null })
    other = await opened('colours')

    for (const filters of FILTERS) for (const sort of SORTS) await expectAlike('de-de', { filters, sort })
    for (const limit of [3, 8])
      expect(await other.of('de-de').search.bestOfEach({ kind: 'all' }, 'DE', limit)).toEqual(
        await own.of('de-de').search.bestOfEach({ kind: 'all' }, 'DE', limit),
      )
  })

  async function expectAlike(locale: Locale, some: Partial<SearchQuery>) {
    const query = asked(locale, some)
    const found = await other.of(locale).search.list(query)

    expect({ ...query, ...found }).toEqual({ ...query, ...(await own.of(locale).search.list(query)) })
  }

  async function expectSelectionsAlike() {
    const all = async (catalogues: Catalogues) => {
      const { search } = catalogues.of('de-de')
      const ids = Array.from({ length: 30 }, (_, at) => at + 1)
      return {
        best: await search.best({ kind: 'all' }, 'DE', 9),
        each: await search.bestOfEach({ kind: 'category', categoryId: 1 }, 'DE', 6),
        similar: await Promise.all(ids.map((id) => search.similarTo(id, 'DE', 4))),
        families: await search.families([1, 2, 3, 9], 'DE'),
        brands: await search.brands('DE'),
        counts: catalogues
          .of('de-de')
          .categories()
          .map(({ id, productCount }) => [id, productCount]),
        filters: search.filters(),
      }
    }

    expect(await all(other)).toEqual(await all(own))
  }
})

const SCOPES: SearchScope[] = [
  { kind: 'all' },
  { kind: 'category', categoryId: 1 },
  { kind: 'category', categoryId: 3 },
]
const shopsWith = <Cards extends string>(cards: Cards) =>
  LOCALES.map((locale) => ({
    locale,
    delivery: { instantUpToDays: 3 },
    listing: { cards },
    ownBrands: [],
    company: 'others' as const,
  }))
const SHOPS = { families: shopsWith('families'), colours: shopsWith('colours') }

function asked(locale: Locale, some: Partial<SearchQuery>): SearchQuery {
  const { country, language } = markets[locale]
  return {
    country,
    language,
    scope: { kind: 'all' },
    sort: 'relevancy',
    page: 1,
    perPage: 24,
    filters: {},
    ...some,
  }
}

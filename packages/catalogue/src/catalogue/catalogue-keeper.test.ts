import { LOCALES } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import { categories, categoryRankings, products, stock, variants } from '@shop/engine/db/schema/catalogue'
import { changes } from '@shop/engine/db/schema/system'
import { databases } from '@shop/engine/db/test-database'
import { eq, sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { importCatalogue } from '../import/import-catalogue.ts'
import { indexRowOf } from '../products/index-row.ts'
import { indexRowsAfter, indexRowsOf } from '../products/index-rows-store.ts'
import { ownIndex } from '../testing/own-index.ts'
import {
  catalogueLines,
  categoryRecord,
  inAllLanguages,
  priceRecord,
  productRecord,
  variantRecord,
} from '../testing/records.ts'
import type { Catalogue } from './catalogue.ts'
import { type Catalogues, openCatalogues } from './catalogues.ts'
import { forgetOldChanges } from './change-feed-store.ts'

const SHOPS = LOCALES.map((locale) => ({
  locale,
  delivery: { instantUpToDays: 3 },
  // What comes and goes is told product by product.
  listing: { cards: 'colours' as const },
  ownBrands: [],
  company: 'others' as const,
}))

const PRODUCTS = [
  productRecord({
    id: 1,
    categories: [2],
    popularity: 9,
    masterKey: 'alva',
    name: inAllLanguages('Sofa Alva'),
  }),
  productRecord({
    id: 2,
    categories: [2, 3],
    popularity: 5,
    masterKey: 'alva',
    name: inAllLanguages('Sofa Bo'),
  }),
  productRecord({
    id: 3,
    categories: [3],
    popularity: 7,
    name: inAllLanguages('Lampe'),
    rating: { average: 4.5, count: 2 },
    attributes: {
      farbe: {
        label: inAllLanguages('Farbe'),
        multiSelect: true,
        facet: true,
        values: [{ value: 'grau', label: inAllLanguages('Grau') }],
      },
    },
    variants: [
      variantRecord({ id: 30, prices: { DE: priceRecord(1500, { before: 2000, lowestPrior: 1900 }) } }),
      variantRecord({ id: 31, bvc: 4, stock: 0, prices: { DE: priceRecord(900), CH: priceRecord(950) } }),
    ],
  }),
]
const RECORDS = [
  categoryRecord({ id: 1, slug: 'wohnen', name: inAllLanguages('Wohnen') }),
  categoryRecord({ id: 2, slug: 'sofas', parentId: 1, name: inAllLanguages('Polster') }),
  categoryRecord({ id: 3, slug: 'lampen', parentId: 1, position: 1, name: inAllLanguages('Licht') }),
  ...PRODUCTS,
]

describe.each(await databases())('what keeps the catalogue on the $name', ({ open }) => {
  let database: Database
  let catalogues: Catalogues
  beforeAll(async () => {
    database = await open()
    await importCatalogue(database, catalogueLines(RECORDS), { strict: true })
    catalogues = await openCatalogues(database, SHOPS, { pollMilliseconds: null })
  }, 120_000)
  afterAll(async () => {
    await catalogues?.close()
    await database?.close()
  })

  // Broken rows and missed changes are logged.
  beforeAll(() => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    return () => warn.mockRestore()
  })

  const german = () => catalogues.of('de-de')

  test('the index reads a product from the database as its record tells it', async () => {
    const rows = await indexRowsAfter(database.sql, 0, 10)

    expect(rows).toMatchObject(PRODUCTS.map((record) => withoutMore(indexRowOf(record))))
    expect((await indexRowsAfter(database.sql, 1, 1)).map(({ id }) => id)).toEqual([2])
    expect((await indexRowsOf(database.sql, [3, 99])).map(({ id }) => id)).toEqual([3])
    expect(await indexRowsOf(database.sql, [])).toEqual([])
  })

  test('many who ask at once wait for one load and share what it brings', async () => {
    const asked = await Promise.all(Array.from({ length: 5 }, () => german().product(3)))
    const [first] = asked

    expect(first?.product.id).toBe(3)
    expect(await german().product(3)).toBe(await german().product(3))
  })

  test('ids and keys that nobody can have are nothing', async () => {
    expect(await german().products([Number.NaN, -1, 0, 1.5, 2 ** 31, 2 ** 53])).toEqual([])
    expect(await german().productByKey('\u0000')).toBeNull()
    expect(await german().productByKey("' or 1=1 --")).toBeNull()
    expect([...(await german().variants([0, 2 ** 40, 30])).keys()]).toEqual([30])
  })

  test('what a transaction reads is its own, and nobody sees it when it is rolled back', async () => {
    await catalogues.of('de-at').variants([])
    const rolledBack = database.transaction(async (sql) => {
      await sql.update(stock).set({ quantity: 1 }).where(eq(stock.variantId, 20))
      expect((await german().variant(20, sql))?.variant.stock.quantity).toBe(1)
      throw new Error('rolled back')
    })

    await expect(rolledBack).rejects.toThrow('rolled back')
    expect((await german().variant(20))?.variant.stock.quantity).toBe(10)
  })

  test('siblings hear of each other, of who left the family and of who is gone', async () => {
    const siblingsOf = async (id: number) =>
      (await german().product(id))?.product.siblings.map((sibling) => sibling.id)
    expect(await siblingsOf(2)).toEqual([1, 2])

    await database.sql.update(products).set({ masterKey: 'bo' }).where(eq(products.id, 1))
    await catalogues.refresh()
    expect(await siblingsOf(2)).toEqual([])

    await database.sql.update(products).set({ masterKey: 'alva' }).where(eq(products.id, 1))
    await catalogues.refresh()
    expect(await siblingsOf(2)).toEqual([1, 2])
  })

  test('a category that gets another name or place is listed and found there', async () => {
    expect(listed(german(), 3)).toEqual([3, 2])
    await database.sql
      .update(categories)
      .set({ name: { de: 'Zubehör', fr: 'Accessoires', nl: 'Accessoires' }, parentId: 2 })
      .where(eq(categories.id, 3))
    await catalogues.refresh()

    expect(german().categoryByPath('/wohnen/sofas/lampen/')?.name).toBe('Zubehör')
    expect(listed(german(), 2)).toEqual([1, 3, 2])
    expect(german().category(2)?.productCount).toBe(3)
    expect(found(german(), 'zubehör')).toEqual([3, 2])
    expect((await german().product(3))?.product.categories[0]?.map(({ categoryId }) => categoryId)).toEqual([
      1, 2, 3,
    ])
  })

  test('a new category has its products at once, also when they were there before it', async () => {
    const records = [
      categoryRecord({ id: 4, slug: 'neu', name: inAllLanguages('Neu') }),
      productRecord({ id: 4, categories: [4] }),
    ]
    await importCatalogue(database, catalogueLines(records), { strict: true })
    await database.sql
      .update(products)
      .set({ categories: [4, 5] })
      .where(eq(products.id, 4))
    await catalogues.refresh()
    expect(listed(german(), 4)).toEqual([4])

    await importCatalogue(database, catalogueLines([categoryRecord({ id: 5, slug: 'spaet' })]), {
      strict: true,
    })
    await catalogues.refresh()
    expect(listed(german(), 5)).toEqual([4])
  })

  test('boosts and pins of a category are taken in, and a row that makes no sense is left out', async () => {
    await database.sql
      .insert(categoryRankings)
      .values({ categoryId: 2, pins: [2], boosts: [{ productId: 3, factor: 100 }] })
    await database.sql.insert(categoryRankings).values({ categoryId: 1, pins: 'first' })
    await catalogues.refresh()

    expect(listed(german(), 2)).toEqual([2, 3, 1])
    expect(listed(german(), 1)).toEqual([1, 3, 2])
  })

  test('changes that were missed are noticed, and everything is read again', async () => {
    expect((await german().variant(10))?.variant.stock.quantity).toBe(10)
    await database.sql.update(stock).set({ quantity: 0 }).where(eq(stock.variantId, 10))
    await database.sql.update(variants).set({ bvc: 4 }).where(eq(variants.id, 10))
    await database.sql.delete(changes)
    const changedTags: string[] = []
    catalogues.onChange((tags) => changedTags.push(...tags))
    await catalogues.refresh()

    expect((await german().variant(10))?.variant.stock.quantity).toBe(0)
    expect(listed(german(), 2)).toEqual([2, 3, 1])
    expect(changedTags).toContain('everything')
    await database.sql.update(stock).set({ quantity: 7 }).where(eq(stock.variantId, 10))
    await catalogues.refresh()
    expect((await german().variant(10))?.variant.stock.quantity).toBe(7)
  })

  test('old changes are forgotten but for the newest, by which a reader knows that it missed none', async () => {
    await database.sql.execute(query`update changes set at = now() - interval '3 hours'`)
    await forgetOldChanges(database.sql)
    const before = german().version
    await catalogues.refresh()

    expect(await database.sql.select({ id: changes.id }).from(changes)).toHaveLength(1)
    expect(german().version).toBe(before)
  })

  test('a large catalogue gets its fresh index besides, with everything that changed meanwhile', async () => {
    const large = await openCatalogues(database, SHOPS, { pollMilliseconds: null, fewProducts: 0 })
    const catalogue = large.of('de-de')
    await database.sql
      .update(categories)
      .set({ name: inAllLanguages('Leuchten') })
      .where(eq(categories.id, 3))
    await large.refresh()
    await database.sql
      .update(products)
      .set({ name: inAllLanguages('Fackel') })
      .where(eq(products.id, 3))
    await database.sql.update(stock).set({ quantity: 3 }).where(eq(stock.variantId, 20))
    await large.refresh()
    expect(found(catalogue, 'fackel')).toEqual([3])

    await vi.waitFor(() => expect(found(catalogue, 'leuchten')).toEqual([3, 2]), 10_000)
    expect(found(catalogue, 'fackel')).toEqual([3])
    expect((await catalogue.variant(20))?.variant.stock.quantity).toBe(3)
    await large.close()
    await catalogues.refresh()
  })

  test('a catalogue that is closed while its index is made gives up quietly', async () => {
    const error = vi.spyOn(console, 'error')
    const large = await openCatalogues(database, SHOPS, { pollMilliseconds: null, fewProducts: 0 })
    await database.sql.delete(changes)
    await large.refresh()
    await large.close()

    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
    await catalogues.refresh()
  })

  test('a restart lists what the changes made', async () => {
    const again = await openCatalogues(database, SHOPS, { pollMilliseconds: null })

    for (const locale of ['de-de', 'fr-ch'] as const) {
      const [kept, fresh] = [catalogues.of(locale), again.of(locale)]
      for (const { id } of kept.categories()) {
        expect(listing(kept, id)).toEqual(listing(fresh, id))
        expect(kept.category(id)).toEqual(fresh.category(id))
      }
    }
    await again.close()
  })
})

function listing(catalogue: Catalogue, categoryId: number) {
  const { locale } = catalogue
  const country = locale === 'de-de' ? 'DE' : 'CH'
  const language = locale === 'de-de' ? 'de' : 'fr'
  const scope = { kind: 'category', categoryId } as const
  return ownIndex(catalogue).list({
    country,
    language,
    scope,
    sort: 'relevancy',
    page: 1,
    perPage: 24,
    filters: {},
  })
}

function listed(catalogue: Catalogue, categoryId: number): number[] {
  return listing(catalogue, categoryId).productIds
}

function found(catalogue: Catalogue, words: string): number[] {
  const index = ownIndex(catalogue)
  return index.best({ kind: 'found', found: index.text('de').search(words) }, 'DE', 10)
}

/** What a record has and a row has no use for. */
function withoutMore({
  id,
  referenceKey,
  masterKey,
  categories: places,
  variants: parts,
}: ReturnType<typeof indexRowOf>) {
  return {
    id,
    referenceKey,
    masterKey,
    categories: places,
    variants: parts.map(({ referenceKey: key, quantity, bvc, prices }) => ({
      referenceKey: key,
      quantity,
      bvc,
      prices: Object.fromEntries(
        Object.entries(prices).map(([country, { price, before }]) => [country, { price, before }]),
      ),
    })),
  }
}

import { LOCALES } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import { prices, products, stock } from '@shop/engine/db/schema/catalogue'
import { databases } from '@shop/engine/db/test-database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCatalogue } from '../import/import-catalogue.ts'
import { ownIndex } from '../testing/own-index.ts'
import {
  catalogueLines,
  categoryRecord,
  inAllLanguages,
  priceRecord,
  productRecord,
  variantRecord,
} from '../testing/records.ts'
import { type Catalogues, openCatalogues } from './catalogues.ts'

const SHOPS = LOCALES.map((locale) => ({
  locale,
  delivery: { instantUpToDays: 3 },
  listing: { cards: 'families' as const },
  ownBrands: [],
  company: 'others' as const,
}))

const RECORDS = [
  categoryRecord({ id: 1, slug: 'wohnen' }),
  categoryRecord({ id: 2, slug: 'sofas', parentId: 1, position: 1 }),
  categoryRecord({ id: 3, slug: 'leer' }),
  productRecord({
    id: 1,
    masterKey: 'alva',
    categories: [2],
    name: inAllLanguages('Großes Sofa'),
    attributes: {
      farbe: {
        label: inAllLanguages('Farbe'),
        multiSelect: false,
        facet: true,
        values: [{ value: 'grau', label: inAllLanguages('Grau') }],
      },
    },
    variants: [
      variantRecord({
        id: 10,
        content: { unit: 'LI', size: 0.75 },
        prices: {
          DE: priceRecord(1500, { before: 2000, lowestPrior: 1900, scale: [{ amount: 3, price: 1400 }] }),
          CH: priceRecord(1081),
        },
      }),
      variantRecord({ id: 11, bvc: 4, stock: 0, prices: { DE: priceRecord(900) } }),
    ],
  }),
  productRecord({
    id: 2,
    masterKey: 'alva',
    categories: [2],
    advancedAttributes: { seoUrl: { label: inAllLanguages('Adresse'), value: '/p/alva-2/' } },
  }),
  productRecord({
    id: 3,
    categories: [1],
    variants: [variantRecord({ id: 30, prices: { FR: priceRecord(500) } })],
  }),
  productRecord({ id: 4, categories: [1], isActive: false }),
]

describe.each(await databases())('the catalogue on the $name', ({ open }) => {
  let database: Database
  let catalogues: Catalogues
  beforeAll(async () => {
    database = await open()
    await importCatalogue(database, catalogueLines(RECORDS), { strict: true })
    catalogues = await openCatalogues(database, SHOPS, { pollMilliseconds: null })
  }, 60_000)
  afterAll(async () => {
    await catalogues?.close()
    await database?.close()
  })

  test('a price comes with its tax, its sale and its price per unit of measure', async () => {
    expect((await catalogues.of('de-de').variant(10))?.variant.price).toEqual({
      withTax: 1500,
      withoutTax: 1261,
      recommendedRetailPrice: null,
      tax: { vat: { amount: 239, rate: 19 } },
      currencyCode: 'EUR',
      reference: { withTax: 2000, unit: 'LI', size: 1, content: 0.75 },
      appliedReductions: [
        { category: 'sale', type: 'relative', amount: { relative: 0.25, absoluteWithTax: 500 } },
      ],
      lowestPriorPrice: 1900,
    })
  })

  test('each country has its own price, tax and currency', async () => {
    const price = (await catalogues.of('de-ch').variant(10))?.variant.price

    expect(price).toMatchObject({
      withTax: 1081,
      withoutTax: 1000,
      currencyCode: 'CHF',
      appliedReductions: [],
    })
  })

  test('what has no price in a country is not in its shops, and neither is what is switched off', async () => {
    const idsIn = async (locale: 'de-de' | 'fr-fr') =>
      (await catalogues.of(locale).products([1, 2, 3, 4, 99])).map(({ product }) => product.id)

    expect(await idsIn('de-de')).toEqual([1, 2])
    expect(await idsIn('fr-fr')).toEqual([2, 3])
    expect([
      ownIndex(catalogues.of('de-de')).size('DE'),
      ownIndex(catalogues.of('fr-fr')).size('FR'),
    ]).toEqual([2, 2])
    expect(await catalogues.of('de-de').product(3)).toBeNull()
    expect(await catalogues.of('de-de').product(4)).toBeNull()
    expect((await catalogues.of('de-ch').product(1))?.product.variants.map(({ id }) => id)).toEqual([10])
  })

  test('a basket still finds a product that was switched off', async () => {
    expect((await catalogues.of('de-de').variant(40))?.product.isActive).toBe(false)
  })

  test('Swiss German has no ß', async () => {
    expect((await catalogues.of('de-de').product(1))?.product.name).toBe('Großes Sofa')
    expect((await catalogues.of('de-ch').product(1))?.product.name).toBe('Grosses Sofa')
    expect((await catalogues.of('fr-ch').product(1))?.product.name).toBe('Großes Sofa (fr)')
  })

  test('products of one master are siblings, each with its address', async () => {
    const siblings = (await catalogues.of('de-de').product(2))?.product.siblings

    expect(siblings?.map(({ id, label, href }) => ({ id, label, href }))).toEqual([
      { id: 1, label: 'Grau', href: '/p/grosses-sofa-p1/' },
      { id: 2, label: 'Produkt 2', href: '/p/alva-2/' },
    ])
  })

  test('categories count what is visible in and below them', async () => {
    const catalogue = catalogues.of('de-de')

    // two colours of one sofa
    expect(catalogue.categoryByPath('wohnen')?.productCount).toBe(1)
    expect(catalogue.categoryByPath('/wohnen/sofas/')).toMatchObject({ id: 2, productCount: 1 })
    expect(catalogue.categoryByPath('/sofas/')).toBeNull()
    expect(catalogue.roots().map(({ slug }) => slug)).toEqual(['wohnen', 'leer'])
    expect((await catalogue.product(1))?.product.categories).toEqual([
      [
        { categoryId: 1, categoryName: 'Kategorie 1', categorySlug: 'wohnen', categoryUrl: '/wohnen/' },
        { categoryId: 2, categoryName: 'Kategorie 2', categorySlug: 'sofas', categoryUrl: '/wohnen/sofas/' },
      ],
    ])
  })

  test('a change of price or stock is taken in and told, and what did not change stays in memory', async () => {
    const changes: string[][] = []
    const unsubscribe = catalogues.onChange((tags) => changes.push([...tags].sort()))
    const before = catalogues.of('de-de').version
    const untouched = await catalogues.of('de-ch').product(2)
    await database.sql.update(prices).set({ price: 400 }).where(eq(prices.variantId, 30))
    await database.sql.update(stock).set({ quantity: 0 }).where(eq(stock.variantId, 10))
    await catalogues.refresh()

    const fresh = catalogues.of('de-de')
    expect(changes).toEqual([['catalogue', 'category:1', 'category:2', 'product:1', 'product:3']])
    expect((await fresh.variant(10))?.variant.stock.quantity).toBe(0)
    expect((await fresh.product(1))?.product.isSoldOut).toBe(true)
    expect((await catalogues.of('fr-fr').variant(30))?.variant.price.withTax).toBe(400)
    expect(fresh.version).toBeGreaterThan(before)
    expect(untouched).not.toBeNull()
    unsubscribe()
    await catalogues.refresh()
    expect(changes).toHaveLength(1)
  })

  test('units that come and go are counted in memory, and nothing is read for it', async () => {
    const catalogue = catalogues.of('de-de')
    const before = await catalogue.variant(20)
    const changes: (readonly string[])[] = []
    const unsubscribe = catalogues.onChange((tags) => changes.push(tags))
    for (const quantity of [4, 3, 4])
      await database.sql.update(stock).set({ quantity }).where(eq(stock.variantId, 20))
    await catalogues.refresh()
    unsubscribe()

    const after = await catalogue.variant(20)
    expect(after?.variant.stock.quantity).toBe(4)
    expect(after?.product.images[0]?.alt).toBe(before?.product.images[0]?.alt)
    expect(changes).toEqual([['product:2']])
  })

  test('a product that is deleted is gone', async () => {
    await database.sql.delete(products).where(eq(products.id, 3))
    await catalogues.refresh()

    expect(await catalogues.of('fr-fr').product(3)).toBeNull()
  })

  test('a slow transaction is not missed, though a later one was seen before it', async ({ skip }) => {
    if (database.kind === 'embedded') skip('one connection: nothing runs at the same time')
    const before = catalogues.of('de-de').version
    let finish: () => void = () => undefined
    const waited = new Promise<void>((resolve) => {
      finish = resolve
    })
    let started: () => void = () => undefined
    const hasStarted = new Promise<void>((resolve) => {
      started = resolve
    })
    const slow = database.transaction(async (sql) => {
      await sql.update(stock).set({ quantity: 3 }).where(eq(stock.variantId, 10))
      started()
      await waited
    })
    await hasStarted
    await database.sql.update(stock).set({ quantity: 5 }).where(eq(stock.variantId, 20))
    await catalogues.refresh()
    expect((await catalogues.of('de-de').variant(20))?.variant.stock.quantity).toBe(5)
    expect((await catalogues.of('de-de').variant(10))?.variant.stock.quantity).toBe(0)

    finish()
    await slow
    await catalogues.refresh()
    expect((await catalogues.of('de-de').variant(10))?.variant.stock.quantity).toBe(3)
    expect(catalogues.of('de-de').version).toBe(before + 2)
  })
})

test('by itself it looks for changes again and again', async () => {
  const database = (await databases())[0]
  const opened = await database?.open()
  if (!opened) throw new Error('There is always an embedded database.')
  await importCatalogue(opened, catalogueLines(RECORDS), { strict: true })
  const catalogues = await openCatalogues(opened, SHOPS, { pollMilliseconds: 10 })
  const heard = new Promise<readonly string[]>((resolve) => catalogues.onChange(resolve))
  await opened.sql.update(stock).set({ quantity: 1 }).where(eq(stock.variantId, 10))

  expect(await heard).toContain('product:1')
  expect((await catalogues.of('de-de').variant(10))?.variant.stock.quantity).toBe(1)
  await catalogues.close()
  await opened.close()
}, 60_000)

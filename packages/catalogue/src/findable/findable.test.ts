import { loadGoneProduct, loadProduct } from '@shop/api-client/contract/catalogue'
import type { Database } from '@shop/engine/db/database'
import { databases } from '@shop/engine/db/test-database'
import { sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CatalogueEngine, catalogueEngine } from '../testing/catalogue-engine.ts'
import {
  categoryRecord,
  inAllLanguages,
  priceRecord,
  productRecord,
  variantRecord,
} from '../testing/records.ts'

const gtin = '9520000000011'
const RECORDS = [
  categoryRecord({ id: 1, slug: 'wohnen' }),
  categoryRecord({ id: 2, slug: 'sofas', parentId: 1 }),
  categoryRecord({ id: 3, slug: 'ecke', parentId: 2 }),
  productRecord({
    id: 1,
    referenceKey: '101',
    name: { de: 'Sofa Größe', fr: 'Canapé', nl: 'Bank' },
    categories: [3],
    images: [{ src: 'a.webp', width: 10, height: 10, colour: '#fff', alt: inAllLanguages('a') }],
    variants: [
      variantRecord({ id: 10, gtin, prices: { DE: priceRecord(1500), CH: priceRecord(1900) } }),
      variantRecord({ id: 11, prices: { DE: priceRecord(2500) } }),
    ],
  }),
  productRecord({ id: 2, referenceKey: '102', categories: [3] }),
  productRecord({ id: 3, referenceKey: '103', categories: [3], isActive: false }),
  productRecord({ id: 4, referenceKey: '104', isActive: false, firstLiveAt: '2099-01-01T00:00:00Z' }),
]

describe.each(await databases())('what makes a shop findable on the $name', ({ open }) => {
  let engine: CatalogueEngine
  let database: Database
  beforeAll(async () => {
    database = await open()
    engine = await catalogueEngine(database, RECORDS)
  }, 60_000)
  afterAll(() => engine?.close())

  test.each(['/a\u0000b/', '/p/a\u0000-101/', '/p/\u0000/', `/${'ä'.repeat(400)}/`])(
    'nothing ever was at %j',
    async (path) => {
      expect(await engine.findable.movedTo('de-de', path)).toBe(null)
    },
  )

  test('a product knows its address in every locale that sells it, and in no other', async () => {
    const { paths, product } = await engine.api('de-de')(loadProduct, { referenceKey: '101' })

    expect(paths).toEqual({
      'de-de': '/p/sofa-groesse-101/',
      'de-ch': '/p/sofa-groesse-101/',
      'fr-ch': '/p/canape-101/',
    })
    expect(product.variants.map((variant) => variant.gtin)).toEqual([gtin, undefined])
  })

  test('product pages come in portions, with the pictures and the day of the last change', async () => {
    const first = await engine.findable.productPages('de-de', { after: 0, limit: 1 })
    const rest = await engine.findable.productPages('de-de', { after: first[0]?.id ?? 0, limit: 9 })

    expect(first).toMatchObject([{ id: 1, path: '/p/sofa-groesse-101/', images: ['a.webp'] }])
    expect(rest.map(({ id }) => id)).toEqual([2])
    expect(await engine.findable.productPageCount('de-de')).toBe(2)
    expect(await engine.findable.productPageCount('nl-nl')).toBe(0)
    expect(await engine.findable.productPageAfter('de-de', 1)).toBe(1)
    expect(await engine.findable.productPages('de-de', { after: Number.MAX_SAFE_INTEGER, limit: 9 })).toEqual(
      [],
    )
  })

  test('a page has changed when its price has, and not when a piece was sold', async () => {
    const since = new Date(Date.now() + 60_000)
    const changed = () => engine.findable.productPages('de-de', { after: 0, limit: 9, changedSince: since })
    const later = new Date(since.getTime() + 60_000)

    await database.sql.execute(query`update stock set quantity = 1 where variant_id = 10`)
    expect(await changed()).toEqual([])

    await database.sql.execute(query`insert into price_history (variant_id, country, price, since)
      values (10, 'CH', 1, ${later.toISOString()}::timestamptz)`)
    expect(await changed()).toEqual([])

    await database.sql.execute(query`insert into price_history (variant_id, country, price, since)
      values (10, 'DE', 1, ${later.toISOString()}::timestamptz)`)
    expect(await changed()).toMatchObject([{ id: 1, changedAt: later }])
  })

  test('the feed has every article of the market with what it costs to send', async () => {
    const articles = []
    for await (const { product, variant, shipping } of engine.findable.feed('de-ch'))
      articles.push([product.referenceKey, variant.id, variant.gtin, variant.price.currencyCode, shipping])

    expect(articles).toEqual([
      ['101', 10, gtin, 'CHF', { method: 'parcel', cost: 595 }],
      ['102', 20, undefined, 'CHF', { method: 'parcel', cost: 595 }],
    ])
  })

  test('a category that is called otherwise leads there with everything below, for ever', async () => {
    await database.sql.execute(query`update categories set slug = 'couches' where id = 2`)
    await database.sql.execute(query`update categories set slug = 'leben' where id = 1`)
    await engine.refresh()

    const targets = ['/wohnen/', '/wohnen/sofas/', '/wohnen/sofas/ecke/', '/wohnen/couches/ecke/', '/nie/']
    expect(await Promise.all(targets.map((path) => engine.findable.movedTo('de-de', path)))).toEqual([
      '/leben/',
      '/leben/couches/',
      '/leben/couches/ecke/',
      '/leben/couches/ecke/',
      null,
    ])
  })

  test('a category that goes leads to the one above it', async () => {
    await database.sql.execute(query`delete from categories where id = 3`)
    await engine.refresh()

    expect(await engine.findable.movedTo('de-de', '/leben/couches/ecke/')).toBe('/leben/couches/')
    expect(await engine.findable.movedTo('de-de', '/wohnen/sofas/ecke/')).toBe('/leben/couches/')
  })

  test('a product with a new number is found under the old one', async () => {
    await database.sql.execute(query`update products set reference_key = '201' where id = 2`)
    await engine.refresh()

    expect(await engine.findable.movedTo('de-de', '/p/was-auch-immer-102/')).toBe('/p/produkt-2-201/')
    expect(await engine.findable.movedTo('nl-nl', '/p/was-auch-immer-102/')).toBeNull()
  })

  test('a story that moves is found in its language, however often it does', async () => {
    const { findable } = engine
    await findable.rememberStories('de', [{ uuid: 'a', path: '/alt/' }])
    await findable.rememberStories('de', [{ uuid: 'a', path: '/neu/' }])
    await findable.rememberStories('de', [{ uuid: 'a', path: '/neuer/' }])
    await findable.rememberStories('de', [{ uuid: 'a', path: '/neuer/' }])

    expect(await findable.movedTo('de-at', '/alt/')).toBe('/neuer/')
    expect(await findable.movedTo('de-at', '/neu/')).toBe('/neuer/')
    expect(await findable.movedTo('de-at', '/neuer/')).toBeNull()
    expect(await findable.movedTo('fr-fr', '/alt/')).toBeNull()

    await findable.rememberStories('de', [{ uuid: 'b', path: '/alt/' }])
    expect(await findable.movedTo('de-de', '/alt/')).toBeNull()
  })

  test('what was sold once is gone, what never was is not found', async () => {
    const api = engine.api('fr-fr')
    await expect(api(loadProduct, { referenceKey: '103' })).rejects.toMatchObject({ status: 410 })
    await expect(api(loadProduct, { referenceKey: '104' })).rejects.toMatchObject({ status: 404 })
    await expect(api(loadGoneProduct, { referenceKey: '101' })).rejects.toMatchObject({ status: 404 })

    await database.sql.execute(query`delete from products where id in (2, 4)`)
    await engine.refresh()
    await expect(api(loadProduct, { referenceKey: '201' })).rejects.toMatchObject({ code: 'product_gone' })
    await expect(api(loadProduct, { referenceKey: '104' })).rejects.toMatchObject({ status: 404 })
    expect(await api(loadGoneProduct, { referenceKey: '201' })).toEqual({
      name: 'Produkt 2 (fr)',
      category: null,
    })
  })
})

import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { Database } from '@shop/engine/db/database'
import {
  catalogueVersion,
  priceHistory,
  prices,
  products,
  stock,
  variants,
} from '@shop/engine/db/schema/catalogue'
import { changes as changeRows } from '@shop/engine/db/schema/system'
import { databases, emptyTables } from '@shop/engine/db/test-database'
import { asc, eq, sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadStoredProducts } from '../products/catalogue-store.ts'
import {
  catalogueLines,
  categoryRecord,
  inAllLanguages,
  priceRecord,
  productRecord,
  variantRecord,
} from '../testing/records.ts'
import { importCatalogue, MAX_REPORTED } from './import-catalogue.ts'

describe.each(await databases())('importing on the $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  beforeEach(() => emptyTables(database))
  afterAll(() => database?.close())

  const load = (records: readonly unknown[], strict = false) =>
    importCatalogue(database, catalogueLines(records), { strict })
  const tags = async () => {
    const rows = await database.sql.select({ tags: changeRows.tags }).from(changeRows)
    return [...new Set(rows.flatMap((row) => row.tags))].sort()
  }

  test('the same file twice changes nothing', async () => {
    const file = [categoryRecord({ id: 1 }), productRecord({ id: 1 }), productRecord({ id: 2 })]
    const first = await load(file)
    const sent = (await database.sql.select().from(changeRows)).length
    const second = await load(file)

    expect(first).toEqual({
      created: 3,
      changed: 0,
      unchanged: 0,
      bad: [],
      badLines: 0,
      refused: [],
      withheld: [],
      imported: true,
    })
    expect(second).toEqual({
      created: 0,
      changed: 0,
      unchanged: 3,
      bad: [],
      badLines: 0,
      refused: [],
      withheld: [],
      imported: true,
    })
    expect(await database.sql.select().from(changeRows)).toHaveLength(sent)
    expect(await database.sql.select().from(priceHistory)).toHaveLength(6)
    expect((await database.sql.select().from(catalogueVersion))[0]?.version).toBe(1)
  })

  // 1.29 € for 500 G was shown as 0.00 € for a gram.
  test('content in grams is kept in kilograms, and read so where an earlier build kept grams', async () => {
    const grams = { unit: 'G', size: 500 }
    await load([
      categoryRecord({ id: 1 }),
      productRecord({ id: 1, variants: [variantRecord({ id: 10, content: grams })] }),
    ])
    const kept = async () => (await database.sql.select().from(variants))[0]?.content
    const read = async () => (await loadStoredProducts(database.sql, [1]))[0]?.variants[0]?.content

    expect(await kept()).toEqual({ unit: 'KG', size: 0.5 })
    await database.sql.update(variants).set({ content: grams })
    expect(await read()).toEqual({ unit: 'KG', size: 0.5 })
  })

  test('what lacks a fact that the law asks for is not offered in the countries of that law, and told', async () => {
    const report = await load([categoryRecord({ id: 1 }), productRecord({ id: 1, safety: null })])

    expect(report).toMatchObject({ created: 2, badLines: 0, imported: true })
    expect(report.refused.map(({ line, referenceKey, country }) => [line, referenceKey, country])).toEqual(
      ['DE', 'AT', 'FR', 'BE', 'NL'].map((country) => [2, 'P1', country]),
    )
    const offered = await database.sql.select({ country: prices.country }).from(prices)
    expect(offered).toEqual([{ country: 'CH' }])

    await load([productRecord({ id: 1 })])
    expect(await database.sql.select().from(prices)).toHaveLength(3)
  })

  test('what the law lets nobody say of a price is imported, shown nowhere, and told', async () => {
    const marked = (key: string) => ({
      [key]: {
        label: inAllLanguages(key),
        multiSelect: false,
        facet: false,
        values: [{ value: '1', label: inAllLanguages('1') }],
      },
    })
    const scaled = priceRecord(1500, {
      rrp: 1900,
      before: 1800,
      lowestPrior: 1800,
      scale: [{ amount: 6, price: 1200 }],
    })
    const praised = (id: number, attributes = {}) =>
      productRecord({
        id,
        attributes,
        isNew: true,
        promo: inAllLanguages('Beliebt'),
        variants: [variantRecord({ id: id * 10, prices: { DE: scaled } })],
      })

    const report = await load([
      categoryRecord({ id: 1 }),
      praised(1),
      praised(2, marked('preisgebunden')),
      praised(3, marked('saeuglingsanfangsnahrung')),
    ])

    expect(report).toMatchObject({ created: 4, badLines: 0, imported: true })
    expect(report.withheld).toEqual([
      { line: 3, referenceKey: 'P2', fields: ['scale'] },
      { line: 4, referenceKey: 'P3', fields: ['scale', 'before', 'rrp', 'isNew', 'promo'] },
    ])
  })

  test('a seal that speaks of a guarantee is refused with its line', async () => {
    const name = { de: '5 Jahre Garantie', fr: 'Garantie 5 ans', nl: '5 jaar garantie' }
    const seals = [{ key: 'garantie', name, text: name, image: null }]
    const report = await load([categoryRecord({ id: 1 }), productRecord({ id: 1, facts: { seals } })])

    expect(report.bad).toMatchObject([{ line: 2, field: 'facts.seals.0.name' }])
  })

  test('a bad line is told with number, field and reason, and the rest is imported', async () => {
    const report = await load([
      categoryRecord({ id: 1 }),
      '{ "kind": "product", ',
      productRecord({ id: 1, popularity: -5 }),
      '',
      productRecord({ id: 2 }),
    ])

    expect(report).toMatchObject({ created: 2, badLines: 2, imported: true })
    expect(report.bad).toEqual([
      { line: 2, field: '', reason: expect.stringMatching(/^is not JSON: /) },
      { line: 3, field: 'popularity', reason: expect.stringContaining('-5') },
    ])
    expect(await database.sql.select({ id: products.id }).from(products)).toEqual([{ id: 2 }])
  })

  test('with strict one bad line keeps everything out', async () => {
    const report = await load([categoryRecord({ id: 1 }), productRecord({ id: 1 }), '{}'], true)

    expect(report).toMatchObject({ created: 0, badLines: 1, imported: false })
    expect(await database.sql.select().from(products)).toEqual([])
  })

  test.each([
    ['an unknown category', [productRecord({ id: 1, categories: [9] })], 'categories.0', 'no category 9'],
    ['a parent that comes later', [categoryRecord({ id: 2, parentId: 3 })], 'parentId', 'no category 3'],
    ['the same product twice', [productRecord({ id: 1 }), productRecord({ id: 1 })], 'id', 'line 2 already'],
    [
      'a key of another product',
      [productRecord({ id: 1 }), productRecord({ id: 2, referenceKey: 'P1' })],
      'referenceKey',
      'product 1 has the key P1',
    ],
    [
      'a variant of another product',
      [productRecord({ id: 1 }), productRecord({ id: 2, variants: [variantRecord({ id: 10 })] })],
      'variants.0.id',
      'belongs to product 1',
    ],
    [
      'the same variant key twice',
      [
        productRecord({
          id: 1,
          variants: [
            variantRecord({ id: 1, referenceKey: 'a' }),
            variantRecord({ id: 2, referenceKey: 'a' }),
          ],
        }),
      ],
      'variants.1.referenceKey',
      'has the key a',
    ],
    ['a character nobody can store', [productRecord({ id: 1, brand: 'a\u0000b' })], '', 'cannot be stored'],
    ['half a surrogate pair', [productRecord({ id: 1, brand: 'a\ud800b' })], '', 'cannot be stored'],
    ['a facet called like the page', [faceted('page')], 'attributes', '"page" cannot be a facet: addresses'],
    ['a facet of advertisers', [faceted('utm_source')], 'attributes', 'choose another key'],
    ['a facet that the shop makes', [faceted('brand')], 'attributes', 'makes the filter "brand" by itself'],
    ['a number too large', [productRecord({ id: 1, popularity: 2_147_483_648 })], 'popularity', '2147483647'],
  ])('%s makes a bad line', async (_, records, field, reason) => {
    const report = await load([categoryRecord({ id: 1 }), ...records])

    expect(report.bad).toEqual([{ line: records.length + 1, field, reason: expect.stringContaining(reason) }])
    expect(report.created).toBe(records.length)
  })

  test('a category cannot come to stand above itself', async () => {
    await load([categoryRecord({ id: 1 }), categoryRecord({ id: 2, parentId: 1 })])
    const report = await load([categoryRecord({ id: 1, parentId: 2 })])

    expect(report.bad).toEqual([{ line: 1, field: 'parentId', reason: 'category 1 would be above itself' }])
  })

  test('a line is known again by its bytes, and a record by what it says', async () => {
    const [line] = [JSON.stringify(productRecord({ id: 1 }))]
    const { id, kind, ...rest } = productRecord({ id: 1 })
    await load([categoryRecord({ id: 1 }), line])

    const reordered = await load([JSON.stringify({ ...rest, id, kind })])
    const bytes = await load([
      JSON.stringify({ ...rest, id, kind }),
      JSON.stringify(categoryRecord({ id: 1 })),
    ])
    expect([reordered.unchanged, bytes.unchanged]).toEqual([1, 2])
  })

  test('a product that somebody deleted comes back with the same line', async () => {
    await load([categoryRecord({ id: 1 }), productRecord({ id: 1 })])
    await database.sql.delete(products)

    expect(await load([productRecord({ id: 1 })])).toMatchObject({ created: 1, unchanged: 0 })
    expect(await database.sql.select({ id: stock.variantId }).from(stock)).toEqual([{ id: 10 }])
  })

  test('the same product twice is told across batches, also when its line is known', async () => {
    const many = Array.from({ length: 1100 }, (_, index) => productRecord({ id: index + 1 }))
    const file = [categoryRecord({ id: 1 }), ...many, productRecord({ id: 3, popularity: 7 }), many[0]]
    const complaints = [
      { line: 1102, field: 'id', reason: 'product 3 stands in line 4 already' },
      { line: 1103, field: 'id', reason: 'product 1 stands in line 2 already' },
    ]

    expect((await load(file)).bad).toEqual(complaints)
    expect(await load(file)).toMatchObject({ unchanged: 1101, bad: complaints })
  }, 60_000)

  test('variants of a product may swap their keys', async () => {
    const keys = (one: string, other: string) =>
      productRecord({
        id: 1,
        variants: [
          variantRecord({ id: 1, referenceKey: one }),
          variantRecord({ id: 2, referenceKey: other }),
        ],
      })
    await load([categoryRecord({ id: 1 }), keys('a', 'b')])
    const report = await load([keys('b', 'a')])

    expect(report).toMatchObject({ changed: 1, bad: [] })
    expect(
      await database.sql
        .select({ id: variants.id, key: variants.referenceKey })
        .from(variants)
        .orderBy(variants.id),
    ).toEqual([
      { id: 1, key: 'b' },
      { id: 2, key: 'a' },
    ])
  })

  test('a variant moves to another product, and a key to one that comes later', async () => {
    await load([
      categoryRecord({ id: 1 }),
      productRecord({ id: 1, variants: [variantRecord({ id: 10 }), variantRecord({ id: 11 })] }),
    ])
    const report = await load([
      productRecord({ id: 1, referenceKey: 'other', variants: [variantRecord({ id: 10 })] }),
      productRecord({ id: 2, referenceKey: 'P1', variants: [variantRecord({ id: 11 })] }),
    ])

    expect(report).toMatchObject({ created: 1, changed: 1, bad: [] })
    expect(
      await database.sql.select({ owner: variants.productId }).from(variants).where(eq(variants.id, 11)),
    ).toEqual([{ owner: 2 }])
  })

  test('words with quotes, backslashes and every script arrive as they were sent', async () => {
    const name = inAllLanguages('„Kissen“ "grau" \\ {a,b} \' NULL 😀 \t مرحبا')
    await load([categoryRecord({ id: 1 }), productRecord({ id: 1, name, collections: ['NULL', '{}', ' "'] })])

    const [row] = await database.sql.select().from(products)
    expect(row).toMatchObject({ name, collections: ['NULL', '{}', '"'] })
  })

  test('of a file of bad lines only the first complaints are kept, and all are counted', async () => {
    const report = await load(Array.from({ length: MAX_REPORTED + 500 }, () => 'no'))

    expect(report.badLines).toBe(MAX_REPORTED + 500)
    expect(report.bad).toHaveLength(MAX_REPORTED)
  })

  test('every price a variant had stays in the history', async () => {
    const at = (price: number) =>
      productRecord({ id: 1, variants: [variantRecord({ id: 10, prices: { DE: priceRecord(price) } })] })
    await load([categoryRecord({ id: 1 }), at(1999)])
    await load([at(1499)])
    await load([productRecord({ id: 1, variants: [variantRecord({ id: 10, prices: {} })] })])

    const rows = await database.sql.select().from(priceHistory).orderBy(asc(priceHistory.id))
    expect(rows.map(({ country, price }) => [country, price])).toEqual([
      ['DE', 1999],
      ['DE', 1499],
      ['DE', null],
    ])
    expect(await database.sql.select().from(prices)).toEqual([])
  })

  test('what orders took from stock stays taken until the file brings another count', async () => {
    const file = (quantity: number, popularity: number) => [
      categoryRecord({ id: 1 }),
      productRecord({ id: 1, popularity, variants: [variantRecord({ id: 10, stock: quantity })] }),
    ]
    const units = async () => (await database.sql.select().from(stock))[0]?.quantity
    await load(file(10, 1))
    await database.sql.update(stock).set({ quantity: 7 })

    await load(file(10, 2))
    expect(await units()).toBe(7)
    await load(file(30, 2))
    expect(await units()).toBe(30)
  })

  test('a variant that the product lost is gone', async () => {
    const two = [variantRecord({ id: 10 }), variantRecord({ id: 11 })]
    await load([categoryRecord({ id: 1 }), productRecord({ id: 1, variants: two })])
    await load([productRecord({ id: 1, variants: [variantRecord({ id: 11 })] })])

    expect(await database.sql.select({ id: variants.id }).from(variants)).toEqual([{ id: 11 }])
    expect(await database.sql.select({ id: stock.variantId }).from(stock)).toEqual([{ id: 11 }])
  })

  test('whoever changes a price or a count leaves a note, by whatever way', async () => {
    await load([categoryRecord({ id: 1 }), productRecord({ id: 1 }), productRecord({ id: 2 })])
    expect(await tags()).toEqual(['category:1', 'product:1', 'product:2'])
    await database.sql.delete(changeRows)

    await database.sql.execute(query`update prices set price = price - 1 where variant_id = 20`)
    expect(await tags()).toEqual(['product:2'])
    await database.sql.update(stock).set({ quantity: 0 }).where(eq(stock.variantId, 10))
    expect(await tags()).toEqual(['product:1', 'product:2'])
  })

  test('a file read through a line reader arrives whole', async () => {
    const text = [categoryRecord({ id: 1 }), productRecord({ id: 1 })].map((record) => JSON.stringify(record))
    const lines = createInterface({ input: Readable.from([text.join('\r\n')]) })
    const report = await importCatalogue(database, lines, { strict: false })

    expect(report.created).toBe(2)
  })

  test('more records than one transaction takes arrive all', async () => {
    const many = Array.from({ length: 600 }, (_, index) => productRecord({ id: index + 1 }))
    const report = await load([categoryRecord({ id: 1 }), ...many])

    expect(report.created).toBe(601)
    expect(await database.sql.$count(products)).toBe(600)
  }, 60_000)
})

function faceted(key: string, facet = true) {
  const values = [{ value: 'a', label: inAllLanguages('A') }]
  return productRecord({
    id: 1,
    attributes: { [key]: { label: inAllLanguages('Merkmal'), multiSelect: false, facet, values } },
  })
}

import { Readable } from 'node:stream'
import { watchStatements } from '@shop/engine/db/connection/statement-watch'
import type { Database } from '@shop/engine/db/database'
import { futurePrices, priceHistory, prices, stock } from '@shop/engine/db/schema/catalogue'
import { changes } from '@shop/engine/db/schema/system'
import { databases, emptyTables } from '@shop/engine/db/test-database'
import { sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  catalogueLines,
  categoryRecord,
  priceRecord,
  productRecord,
  variantRecord,
} from '../../testing/records.ts'
import { importCatalogue } from '../import-catalogue.ts'
import { FileRefused, fileLines } from '../import-file.ts'
import { applyFuturePrices } from './apply-future-prices.ts'
import { importPriceLines } from './import-price-lines.ts'
import { importStockLines } from './import-stock-lines.ts'

const RECORDS = [
  categoryRecord({ id: 1 }),
  productRecord({
    id: 1,
    variants: [variantRecord({ id: 10, prices: { DE: priceRecord(1000, { rrp: 1500 }) } })],
  }),
  productRecord({ id: 2, variants: [variantRecord({ id: 20, prices: { DE: priceRecord(2000) } })] }),
]
const LATER = '2099-01-01T00:00:00Z'
const file = (text: string) => fileLines(Readable.from([Buffer.from(text)]))
const documents = (...lines: unknown[]) => file(lines.map((line) => JSON.stringify(line)).join('\n'))

describe.each(await databases())('prices and counts alone, on the $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  beforeEach(async () => {
    await emptyTables(database)
    const now = new Date(Date.now() - 40 * 86_400_000)
    await importCatalogue(database, catalogueLines(RECORDS), { strict: true, now })
    await database.sql.delete(changes)
  })
  afterAll(() => database?.close())

  const german = async () => database.sql.select().from(prices).orderBy(prices.variantId)

  test('a price changes, the rest of it stays, and the change is noted', async () => {
    const report = await importPriceLines(
      database,
      documents({ variantId: 10, country: 'DE', price: 800, before: 1000, lowestPrior: 5000 }),
    )

    expect(report).toEqual({ changed: 1, unchanged: 0, bad: [], badLines: 0, notes: [] })
    expect((await german())[0]).toMatchObject({ price: 800, before: 1000, rrp: 1500, lowestPrior: 1000 })
    expect(await database.sql.$count(priceHistory)).toBe(3)
    expect(await database.sql.select({ tags: changes.tags }).from(changes)).toEqual([{ tags: ['product:1'] }])
  })

  test('the same file again changes nothing', async () => {
    const once = () =>
      importPriceLines(database, documents({ referenceKey: '20_1', country: 'DE', price: 1800, scale: [] }))
    await once()
    await database.sql.delete(changes)

    expect(await once()).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await database.sql.$count(priceHistory)).toBe(3)
    expect(await database.sql.$count(changes)).toBe(0)
  })

  // A price with `befor` was taken without its price before, and nobody was told.
  test('a field that there is not is said, and its line left out', async () => {
    const named = { variantId: 10, country: 'DE' }
    const priced = await importPriceLines(
      database,
      documents({ ...named, price: 900, befor: 1000 }, { ...named, price: 800 }),
    )
    const counted = await importStockLines(
      database,
      documents({ variantId: 10, quantity: 3, warehouse: 'north' }, { variantId: 20 }),
    )

    expect(priced).toMatchObject({ changed: 1, badLines: 1, bad: [{ line: 1, field: 'befor' }] })
    expect(priced.bad[0]?.reason).toBe(
      '"befor" is no field of this line. There are variantId, referenceKey, country, price, before, rrp, lowestPrior, scale, validFrom.',
    )
    expect(counted.bad).toEqual([
      {
        line: 1,
        field: 'warehouse',
        reason: '"warehouse" is no field of this line. There are variantId, referenceKey, quantity.',
      },
      { line: 2, field: 'quantity', reason: 'Expected "quantity" but received undefined' },
    ])
    expect((await german())[0]).toMatchObject({ price: 800 })
  })

  test('a new country is sold to, and one is given up', async () => {
    const report = await importPriceLines(
      database,
      documents(
        { variantId: 10, country: 'CH', price: 1200 },
        { variantId: 10, country: 'DE', price: null },
        { variantId: 20, country: 'FR', price: null },
      ),
    )

    expect(report).toMatchObject({ changed: 2, unchanged: 1 })
    expect((await german()).map(({ variantId, country }) => [variantId, country])).toEqual([
      [10, 'CH'],
      [20, 'DE'],
    ])
  })

  // Two lines of one moment were two prices of it, and the lower one counted as one that the shop had asked for.
  test('of two lines about one price the first is taken, and the other one told', async () => {
    const report = await importPriceLines(
      database,
      documents(
        { variantId: 10, country: 'DE', price: 900 },
        { variantId: 10, country: 'CH', price: 900 },
        { referenceKey: '10_1', country: 'DE', price: 1, validFrom: '2020-01-01T00:00:00Z' },
        { variantId: 10, country: 'DE', price: 800, validFrom: '2099-01-01T00:00:00Z' },
        { variantId: 10, country: 'DE', price: 700, validFrom: '2099-01-01T01:00:00+01:00' },
        { variantId: 20, country: 'DE', price: 700, validFrom: '2099-01-01T00:00:00Z' },
      ),
    )

    expect(report).toMatchObject({ changed: 4, badLines: 2 })
    expect(report.bad).toEqual([
      {
        line: 3,
        field: '',
        reason: expect.stringContaining('the price of variant 10 in DE: one is allowed'),
      },
      { line: 5, field: '', reason: expect.stringContaining('in DE from 2099-01-01T00:00:00.000Z on') },
    ])
    expect(new Set((await german()).map(({ country, price }) => `${country} ${price}`))).toEqual(
      new Set(['CH 900', 'DE 2000', 'DE 900']),
    )
    expect(await database.sql.$count(priceHistory)).toBe(4)
  })

  test('also where ten thousand lines lie between them', async () => {
    const others = Array.from({ length: 10_000 }, () => ({ variantId: 99, country: 'DE', price: 1 }))
    const report = await importPriceLines(
      database,
      documents({ variantId: 10, country: 'DE', price: 900 }, ...others, {
        variantId: 10,
        country: 'DE',
        price: 800,
      }),
    )

    expect(report).toMatchObject({ changed: 1, badLines: 10_001 })
    expect((await german())[0]?.price).toBe(900)
    expect(await database.sql.$count(priceHistory)).toBe(3)
  })

  test('a table says the same, whatever its separator and the order of its columns', async () => {
    const table = [
      '\uFEFFCountry;"price";scale;name;referenceKey;before',
      'DE;900;3:800 6:700;"a;b";10_1;',
      'DE;none;;x;20_1;',
    ].join('\r\n')
    const report = await importPriceLines(database, file(table))

    expect(report).toMatchObject({ changed: 2, bad: [] })
    expect(await german()).toMatchObject([
      {
        price: 900,
        before: null,
        rrp: 1500,
        scale: [
          { amount: 3, price: 800 },
          { amount: 6, price: 700 },
        ],
      },
    ])
  })

  test('bad lines are told with line, field and reason, and the rest is imported', async () => {
    const report = await importPriceLines(
      database,
      file(
        [
          'variantId,referenceKey,country,price,before',
          '10,,DE,950,',
          '99,,DE,950,',
          ',nobody,DE,950,',
          '10,20_1,DE,950,',
          ',,DE,950,',
          '10,,XX,950,',
          '10,,DE,"9,50",',
          '10,,DE,,',
          '10,,DE',
          '20,,DE,1900,-1',
          '20,,DE,1900,2000',
        ].join('\n'),
      ),
    )

    expect(report.changed).toBe(2)
    expect(report.badLines).toBe(9)
    expect(report.bad.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [3, 'variantId', 'there is no variant 99'],
      [4, 'referenceKey', 'there is no variant nobody'],
      [5, 'referenceKey', '20_1 is variant 20, not 10'],
      [6, '', expect.stringContaining('names no variant')],
      [7, 'country', expect.stringContaining('"XX"')],
      [8, 'price', expect.stringContaining('"9,50"')],
      [9, 'price', expect.stringContaining('Expected "price"')],
      [10, '', 'has 3 cells, the header 5'],
      [11, 'before', expect.stringContaining('-1')],
    ])
  })

  // A price without its maker was refused by the catalogue file, and the next price file put it on sale.
  test('where a product may not be offered its price is refused, and its countries can be given up', async () => {
    await withoutMaker()
    const report = await importPriceLines(
      database,
      documents(
        { variantId: 20, country: 'DE', price: 1500 },
        { variantId: 20, country: 'FR', price: 1500 },
        { variantId: 20, country: 'FR', price: 1500, validFrom: LATER },
        { variantId: 20, country: 'CH', price: 1500 },
        { variantId: 20, country: 'CH', price: null, validFrom: LATER },
        { variantId: 10, country: 'DE', price: 900 },
        { variantId: 20, country: 'AT', price: null },
      ),
    )

    expect(report).toMatchObject({ changed: 3, unchanged: 1, badLines: 3 })
    expect(report.bad).toEqual(
      [
        [1, 'DE'],
        [2, 'FR'],
        [3, 'FR'],
      ].map(([line, country]) => ({
        line,
        field: 'price',
        reason: `the product may not be offered in ${country}: it lacks maker (C-15)`,
      })),
    )
    expect(
      (await german()).map(({ variantId, country, price }) => `${variantId} ${country} ${price}`),
    ).toEqual(['10 DE 900', '20 CH 1500'])
  })

  test('a price to come of a product that may not be offered by then is left out and logged', async () => {
    await importPriceLines(
      database,
      documents({ variantId: 20, country: 'DE', price: 1500, validFrom: LATER }),
    )
    await withoutMaker()
    const warned = vi.spyOn(console, 'warn').mockReturnValue()

    expect(await applyFuturePrices(database, new Date(LATER))).toBe(0)

    expect(warned.mock.calls).toEqual([
      [
        'A price to come of variant 20 was not applied: the product may not be offered in DE: it lacks maker (C-15).',
      ],
    ])
    expect((await german()).map(({ variantId }) => variantId)).toEqual([10])
    expect(await database.sql.$count(futurePrices)).toBe(0)
    warned.mockRestore()
  })

  /** The second product as a file has it that has lost its maker. */
  async function withoutMaker() {
    await importCatalogue(
      database,
      catalogueLines([
        categoryRecord({ id: 1 }),
        productRecord({
          id: 2,
          safety: null,
          variants: [variantRecord({ id: 20, prices: { DE: priceRecord(2000) } })],
        }),
      ]),
      { strict: true },
    )
  }

  test('five thousand prices of different variants take a few statements for each thousand', async () => {
    await moreVariants(5_000)
    const priced = (price: number) =>
      importPriceLines(
        database,
        documents(
          ...Array.from({ length: 5_000 }, (_, at) => ({ variantId: 1001 + at, country: 'DE', price })),
        ),
      )
    await priced(900)
    let statements = 0
    watchStatements(() => {
      statements += 1
    })

    const report = await priced(800)
    watchStatements(null)

    expect(report).toMatchObject({ changed: 5_000, badLines: 0 })
    expect(statements / 5).toBeLessThanOrEqual(5)
  }, 60_000)

  test('counts change, and the same count again leaves what orders took', async () => {
    const once = (quantity: number) => importStockLines(database, documents({ variantId: 10, quantity }))
    const units = async () => (await database.sql.select().from(stock).orderBy(stock.variantId))[0]?.quantity
    expect(await once(7)).toMatchObject({ changed: 1 })
    await database.sql.update(stock).set({ quantity: 5 })

    expect(await once(7)).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await units()).toBe(5)
    await once(9)
    expect(await units()).toBe(9)
  })

  test('ten thousand different variants take a statement or two for each thousand', async () => {
    await moreVariants(10_000)
    const counts = (units: number) =>
      importStockLines(
        database,
        documents(
          ...Array.from({ length: 10_000 }, (_, at) => ({
            variantId: 1001 + at,
            quantity: units + (at % 7),
          })),
        ),
      )
    await counts(100)
    await database.sql.delete(changes)
    let statements = 0
    watchStatements(() => {
      statements += 1
    })

    const report = await counts(200)
    watchStatements(null)

    expect(report).toMatchObject({ changed: 10_000, badLines: 0 })
    expect(statements).toBeGreaterThan(1)
    expect(statements / 10).toBeLessThanOrEqual(2)
    // Whoever holds the catalogue in memory is told in as few rows.
    expect(await database.sql.$count(changes)).toBeLessThanOrEqual(statements)
  }, 60_000)

  /** Variants from 1001 on, each with its own key. */
  const moreVariants = (count: number) =>
    database.sql.execute(query`
      insert into variants (id, product_id, position, reference_key, label, bvc, delivery_days_from, delivery_days_to)
      select number, product_id, number, number || '_1', label, bvc, delivery_days_from, delivery_days_to
      from variants, generate_series(1001, 1000 + ${count}::int) as number where id = 10`)

  test('bad counts are told', async () => {
    const report = await importStockLines(database, file('variantId,quantity\n10,-1\n10,2.5\n10,\n10,3'))

    expect(report.changed).toBe(1)
    expect(report.bad.map(({ line, field }) => [line, field])).toEqual([
      [2, 'quantity'],
      [3, 'quantity'],
      [4, 'quantity'],
    ])
  })

  test('a table without its columns is refused in one sentence', async () => {
    await expect(importPriceLines(database, file('sku,amount\n1,2\n'))).rejects.toThrow(
      new FileRefused(
        'is neither JSON lines nor a table with a header: its first line does not name variantId or referenceKey, country, price.',
      ),
    )
  })
})

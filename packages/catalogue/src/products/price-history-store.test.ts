import { placeOf } from '@shop/domain/duties/missing-facts'
import { comparisonTime, runningReduction } from '@shop/domain/price/running-reduction'
import type { Database } from '@shop/engine/db/database'
import { priceHistory, prices, variants } from '@shop/engine/db/schema/catalogue'
import { databases, emptyTables } from '@shop/engine/db/test-database'
import { eq, sql as query } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importCatalogue } from '../import/import-catalogue.ts'
import {
  catalogueLines,
  categoryRecord,
  type PriceRecord,
  priceRecord,
  productRecord,
  variantRecord,
} from '../testing/records.ts'
import { endComparisons } from './price-history-store.ts'

const DAY = 86_400_000
const START = new Date('2026-01-01T08:00:00Z')
const day = (number: number) => new Date(START.getTime() + number * DAY)

describe.each(await databases())('prices that remember, on the $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  beforeEach(() => nothingButACategory())
  afterAll(() => database?.close())

  const nothingButACategory = async () => {
    await emptyTables(database)
    await importCatalogue(database, catalogueLines([categoryRecord({ id: 1 })]), { strict: true })
  }
  const importOn = (number: number, byCountry: { DE?: PriceRecord; CH?: PriceRecord }) =>
    importCatalogue(
      database,
      catalogueLines([productRecord({ id: 1, variants: [variantRecord({ id: 10, prices: byCountry })] })]),
      { strict: true, now: day(number) },
    )
  const lowest = async (country: 'DE' | 'CH' = 'DE') => {
    const rows = await database.sql.select().from(prices).where(eq(prices.country, country))
    return rows[0]?.lowestPrior
  }

  test('a sale is compared with what was asked, not with what the file says', async () => {
    await importOn(0, { DE: priceRecord(1000) })
    await importOn(20, { DE: priceRecord(900) })
    await importOn(40, { DE: priceRecord(700, { before: 1500, lowestPrior: 1500 }) })

    expect(await lowest()).toBe(900)
  })

  test('the first word about a product on sale is believed, it was sold elsewhere before', async () => {
    await importOn(0, { DE: priceRecord(800, { before: 1000, lowestPrior: 950 }) })

    expect(await lowest()).toBe(950)
    expect(await database.sql.select().from(priceHistory)).toMatchObject([
      { price: 950, before: null, since: day(-30) },
      { price: 800, before: 1000, since: day(0) },
    ])
  })

  test('the word counts for the days that the shop did not see, and only downwards', async () => {
    await importOn(0, { DE: priceRecord(1000) })
    await importOn(10, { DE: priceRecord(800, { before: 1000, lowestPrior: 850 }) })
    expect(await lowest()).toBe(850)

    await database.sql.execute(query`truncate prices, price_history`)
    await importOn(20, { DE: priceRecord(1001) })
    await importOn(30, { DE: priceRecord(801, { before: 1000, lowestPrior: 1200 }) })
    expect(await lowest()).toBe(1001)
  })

  test('without a word a product that comes with its sale has nothing to compare with', async () => {
    await importOn(0, { DE: priceRecord(800, { before: 1000 }) })
    await importOn(40, { DE: priceRecord(700, { before: 1000, lowestPrior: 1000 }) })

    expect(await lowest()).toBeNull()
  })

  test('further steps of a sale keep the price before the first', async () => {
    await importOn(0, { DE: priceRecord(1000) })
    await importOn(40, { DE: priceRecord(900, { before: 1000 }) })
    await importOn(80, { DE: priceRecord(800, { before: 1000 }) })
    await importOn(90, { DE: priceRecord(800, { before: 1000, rrp: 1100 }) })

    expect(await lowest()).toBe(1000)
    const [row] = await database.sql.select().from(prices)
    expect(row?.reducedSince).toEqual(day(40))
    expect(await database.sql.$count(priceHistory)).toBe(3)
  })

  test('raising the price before a sale brings nothing', async () => {
    await importOn(0, { DE: priceRecord(1000) })
    await importOn(40, { DE: priceRecord(1400) })
    await importOn(60, { DE: priceRecord(1000, { before: 1400 }) })

    expect(await lowest()).toBe(1000)
  })

  test('a variant that was away remembers what was asked before', async () => {
    await importOn(0, { DE: priceRecord(1000) })
    await database.sql.delete(variants)
    await importOn(10, { DE: priceRecord(800, { before: 1200, lowestPrior: 1200 }) })

    expect(await database.sql.select({ price: priceHistory.price }).from(priceHistory)).toContainEqual({
      price: null,
    })
    expect(await lowest()).toBe(1000)
  })

  test('where time is limited the comparison ends by itself', async () => {
    await importOn(0, { DE: priceRecord(1000), CH: priceRecord(1200) })
    const sale = { DE: priceRecord(800, { before: 1000 }), CH: priceRecord(900, { before: 1200 }) }
    await importOn(20, sale)
    expect([await lowest('DE'), await lowest('CH')]).toEqual([1000, 1200])

    expect(await endComparisons(database.sql, day(29))).toBe(0)
    expect(await endComparisons(database.sql, day(30))).toBe(1)
    expect([await lowest('DE'), await lowest('CH')]).toEqual([1000, null])
    expect(await endComparisons(database.sql, day(31))).toBe(0)

    await importOn(32, { ...sale, CH: priceRecord(850, { before: 1200 }) })
    expect(await lowest('CH')).toBeNull()
  })

  test('whatever is imported one after the other, the table says what the whole history says', async () => {
    const anyPrice = fc.option(
      fc.record({
        price: fc.integer({ min: 1, max: 20 }),
        before: fc.option(fc.integer({ min: 1, max: 25 })),
        lowestPrior: fc.option(fc.integer({ min: 1, max: 25 })),
      }),
      { freq: 6, nil: undefined },
    )
    const anySteps = fc.array(fc.record({ wait: fc.integer({ min: 1, max: 25 }), CH: anyPrice }), {
      minLength: 1,
      maxLength: 6,
    })

    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        await nothingButACategory()
        let at = 0
        for (const { wait, CH } of steps) {
          at += wait
          await importOn(at, CH ? { CH: priceRecord(CH.price, CH) } : {})
        }
        const history = await database.sql
          .select()
          .from(priceHistory)
          .orderBy(priceHistory.since, priceHistory.id)
        const whole = runningReduction(history, day(at), comparisonTime(placeOf('CH'), day(at)))
        const [row] = await database.sql.select().from(prices)

        expect(row?.lowestPrior ?? null).toBe(whole?.lowestPrior ?? null)
        expect(row?.reducedSince ?? null).toEqual(whole?.since ?? null)
      }),
      { numRuns: 25 },
    )
  }, 120_000)
})

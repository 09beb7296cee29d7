import { placeOf } from '@shop/domain/duties/missing-facts'
import { comparisonTime, runningReduction } from '@shop/domain/price/running-reduction'
import type { Database } from '@shop/engine/db/database'
import { priceHistory, prices, variants } from '@shop/engine/db/schema/catalogue'
import { promotionAnnouncements, promotionHistory, promotions } from '@shop/engine/db/schema/promotions'
import { databases, emptyTables } from '@shop/engine/db/test-database'
import { eq, sql as query } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importCatalogue } from '../import/import-catalogue.ts'
import { forgetOldOffers } from '../promotions/forget-old-offers-store.ts'
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
const inCategory = (id: number) => ({ level: 'item', key: 'category', categoryIds: [id] })
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
  const importOn = (
    number: number,
    byCountry: { DE?: PriceRecord; CH?: PriceRecord },
    words: { promo?: { promotion: string } } = {},
  ) =>
    importCatalogue(
      database,
      catalogueLines([
        productRecord({ id: 1, variants: [variantRecord({ id: 10, prices: byCountry })], ...words }),
      ]),
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

  describe('with promotions before the sale', () => {
    const PERCENT = { type: 'automatic_discount', discountType: 'relative', discountValue: 10 }
    /** A promotion as the shop writes it, on a day of the test. */
    const promoteOn = async (number: number, words: Record<string, unknown> = {}) => {
      const record = {
        id: 'autumn',
        code: null,
        needsCode: false,
        name: { de: 'Herbst', fr: 'Automne', nl: 'Herfst' },
        schedule: { from: null, to: null },
        isActive: true,
        priority: 1,
        combinability: 'always',
        conditions: [],
        effect: PERCENT,
        ...words,
      }
      await database.sql
        .insert(promotions)
        .values({ id: 'autumn', record })
        .onConflictDoUpdate({ target: promotions.id, set: { record } })
      await noteOn(number)
    }
    /** What the trigger has noted now happened on that day. */
    const noteOn = (number: number) =>
      database.sql.execute(query`update promotion_history set since = ${day(number).toISOString()}::timestamptz
        where id = (select max(id) from promotion_history)`)
    const saleOn = (number: number) => importOn(number, { DE: priceRecord(700, { before: 1000 }) })

    beforeEach(() => importOn(0, { DE: priceRecord(1000) }))

    test.each<[string, () => Promise<unknown>, number]>([
      ['what everybody got without a code counts', () => promoteOn(10), 900],
      ['what is the parent category’s counts', () => promoteOn(10, { conditions: [inCategory(1)] }), 900],
      ['what is another category’s does not', () => promoteOn(10, { conditions: [inCategory(2)] }), 1000],
      ['a code that nobody was told does not', () => promoteOn(10, { code: 'HERBST' }), 1000],
      ['codes of one’s own do not', () => promoteOn(10, { needsCode: true }), 1000],
      ['what was never switched on does not', () => promoteOn(10, { isActive: false }), 1000],
    ])('%s', async (_, promoted, expected) => {
      await promoted()
      await saleOn(40)
      expect(await lowest()).toBe(expected)
    })

    test('a code that the badge tells everybody counts', async () => {
      const promo = { promotion: 'autumn' }
      await importOn(1, { DE: priceRecord(1000) }, { promo })
      await promoteOn(10, { code: 'HERBST' })
      await database.sql.execute(
        query`update promotion_announcements set since = ${day(1).toISOString()}::timestamptz`,
      )
      // The badge goes with the import that begins the sale.
      await saleOn(40)
      expect(await lowest()).toBe(900)
    })

    test.each([
      [34, 900],
      [35, 1000],
    ])('what was switched off on day 5 is known to a sale of day %i as %i', async (saleDay, expected) => {
      await promoteOn(1)
      await promoteOn(5, { isActive: false })
      await saleOn(saleDay)
      expect(await lowest()).toBe(expected)
    })

    test('every version is kept, a write that changes nothing is none', async () => {
      await promoteOn(1)
      await promoteOn(2, { isActive: false })
      await promoteOn(3, { isActive: false })
      await database.sql.delete(promotions)
      const rows = await database.sql.select().from(promotionHistory).orderBy(promotionHistory.id)
      expect(rows.map(({ record }) => (record as { isActive: boolean } | null)?.isActive ?? null)).toEqual([
        true,
        false,
        null,
      ])
    })
  })

  // It was never pruned: a promotion that is written by a program every night was there a thousand times in three years.
  describe('with promotions of long ago', () => {
    const versions = async () =>
      (await database.sql.select().from(promotionHistory).orderBy(promotionHistory.id)).map(
        ({ record }) => (record as { name: string } | null)?.name ?? null,
      )
    const told = async () =>
      (await database.sql.select().from(promotionAnnouncements).orderBy(promotionAnnouncements.id)).map(
        ({ promotionId }) => promotionId,
      )
    const noted = (id: string, name: string | null, number: number) =>
      database.sql
        .insert(promotionHistory)
        .values({ promotionId: id, record: name === null ? null : { name }, since: day(number) })
    const announced = (promotionId: string | null, number: number) =>
      database.sql.insert(promotionAnnouncements).values({ productId: 1, promotionId, since: day(number) })

    beforeEach(async () => {
      await noted('autumn', 'first', 1)
      await noted('autumn', 'second', 5)
      await noted('gone', 'third', 2)
      await noted('gone', null, 6)
      await noted('autumn', 'fourth', 50)
      await announced('autumn', 1)
      await announced('gone', 5)
      await announced('autumn', 50)
    })

    test('what was still so is kept, and what followed it', async () => {
      await forgetOldOffers(database.sql, day(45))

      expect(await versions()).toEqual(['second', 'fourth'])
      expect(await told()).toEqual(['gone', 'autumn'])
    })

    test('a sale that still runs keeps what it is compared with', async () => {
      await importOn(0, { DE: priceRecord(1000) })
      await importOn(33, { DE: priceRecord(700, { before: 1000 }) })

      await forgetOldOffers(database.sql, day(45))

      // Thirty days before it began the first version was still so.
      expect(await versions()).toEqual(['first', 'second', 'third', null, 'fourth'])
      expect(await told()).toEqual(['autumn', 'gone', 'autumn'])
    })
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

import { loadProducts } from '@shop/api-client/contract/catalogue'
import type { Locale } from '@shop/domain/market/markets'
import { prices, products, variants } from '@shop/engine/db/schema/catalogue'
import { importPromotions } from '@shop/sales/promotions/import-promotions'
import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const NAMED = 1
const UNNAMED = 2
const words = (text: string) => ({ de: text, fr: text, nl: text })
const THREE_FOR_TWO = {
  id: 'drei-fuer-zwei',
  name: words('Drei für zwei'),
  priority: 1,
  combinability: 'always',
  conditions: [],
  effect: {
    type: 'buy_x_get_y',
    eligibleItemsQuantity: 2,
    discountType: 'relative',
    discountValue: 100,
    applicableItemSelectionType: 'cheapest',
    maxCount: 1,
    maxCountType: 'per_eligible_items_quantity',
    variantIds: [],
  },
}
const FIFTEEN = {
  ...THREE_FOR_TWO,
  name: words('Herbst'),
  code: 'HERBST15',
  effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 15 },
}

describe.each(await ruleEngines())('the badge of a promotion on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    const promo = { promotion: THREE_FOR_TWO.id }
    await engine.database.sql.update(products).set({ promo }).where(eq(products.id, NAMED))
  }, 60_000)
  afterEach(() => engine.close())

  const take = async (...promotions: object[]) => {
    if (promotions.length > 0) await importPromotions(engine.database, promotions)
    await engine.tidy()
    await engine.refresh()
  }
  const badgeOf = async (id: number, locale: Locale) => {
    const [card] = await (await aVisitor(engine, locale)).call(loadProducts, { ids: String(id) })
    return card?.badges.find(({ type }) => type === 'promotion')?.label.replaceAll('\u00A0', ' ') ?? null
  }

  test.each<[Locale, string, string]>([
    ['de-de', '3 für 2', '−15 % mit Code HERBST15'],
    ['fr-fr', '3 pour 2', '−15 % avec le code HERBST15'],
    ['nl-nl', '3 voor 2', '−15% met code HERBST15'],
  ])('says in %s what the promotion does, and anew when that changes', async (locale, before, after) => {
    await take(THREE_FOR_TWO)
    expect(await badgeOf(NAMED, locale)).toBe(before)

    await take(FIFTEEN)
    expect(await badgeOf(NAMED, locale)).toBe(after)
    expect(await badgeOf(UNNAMED, locale)).toBeNull()
  })

  test('goes with the last moment of the promotion', async () => {
    await take({ ...THREE_FOR_TWO, schedule: { from: null, to: '2026-11-21T12:01:00Z' } })
    expect(await badgeOf(NAMED, 'de-de')).toBe('3 für 2')

    clock.forward(61)
    await take()
    expect(await badgeOf(NAMED, 'de-de')).toBeNull()
  })

  test.each([
    ['another product', { conditions: [{ level: 'item', key: 'product', productIds: [UNNAMED] }] }],
    ['France alone', { conditions: [{ level: 'global', key: 'locale', locales: ['fr-fr'] }] }],
    ['whoever has a code of his own', { needsCode: true }],
    ['nobody any more', { isActive: false }],
  ])('is not there where the promotion is for %s', async (_, part) => {
    await take({ ...THREE_FOR_TWO, ...part })

    expect(await badgeOf(NAMED, 'de-de')).toBeNull()
  })

  test('is not there beside a reduced price that the promotion leaves alone', async () => {
    await take({ ...THREE_FOR_TWO, conditions: [{ level: 'item', key: 'excludes_sale' }] })
    expect(await badgeOf(NAMED, 'de-de')).toBe('3 für 2')

    const { sql } = engine.database
    const own = sql.select({ id: variants.id }).from(variants).where(eq(variants.productId, NAMED))
    await sql.update(prices).set({ before: 3999, lowestPrior: 3999 }).where(inArray(prices.variantId, own))
    await engine.refresh()
    expect(await badgeOf(NAMED, 'de-de')).toBeNull()
  })

  test('is not there for a promotion that nobody knows', async () => {
    await take()

    expect(await badgeOf(NAMED, 'de-de')).toBeNull()
  })
})

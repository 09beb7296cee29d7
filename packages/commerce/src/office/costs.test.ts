import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { loadListing, loadNavigation, loadProduct, loadProducts } from '@shop/api-client/contract/catalogue'
import { loadCheckout, loadPlacedOrder, placeOrder } from '@shop/api-client/contract/checkout'
import { searchProducts, suggestSearch } from '@shop/api-client/contract/search'
import { exportUserData } from '@shop/api-client/contract/user-data'
import { listOrders, loadOrder } from '@shop/api-client/contract/user-orders'
import { changeCosts, goodsCosts } from '@shop/api-client/office/cost-commands'
import type { CommandInput } from '@shop/api-client/office/define-command'
import { showFigureLists, showFigures } from '@shop/api-client/office/figure-commands'
import { goodsRows } from '@shop/api-client/office/goods-line-commands'
import { showOrder } from '@shop/api-client/office/order-commands'
import { findProducts, showProduct } from '@shop/api-client/office/product-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { localHour } from '@shop/domain/figures/period'
import type { Locale } from '@shop/domain/market/markets'
import { orderItems } from '@shop/engine/db/schema/orders'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer } from '../testing/account-steps.ts'
import { anAddress, buy, fillCheckout } from '../testing/checkout-steps.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

/** No price, number or key of the catalogue has these figures. */
const SECRET = 7_654_321
const SWISS = anAddress({ zip: '8001', city: 'Zürich', country: 'CH' })

type Line = CommandInput<typeof changeCosts>['lines'][number]

describe.each(await ruleEngines())('what goods are bought for, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let owner: Member
  beforeEach(async () => {
    behind = await open()
    owner = await aMember(behind, ['owner'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const say = (...lines: Line[]) => owner.answer(changeCosts, { lines })
  const cushion = (now: number | null, was: number | null = null): Line => ({
    variantId: VARIANTS.cushion,
    currency: 'EUR',
    was,
    now,
  })
  const bought = async (locale: Locale, variantId: number, quantity = 1) =>
    buy(await aVisitor(behind.engine, locale), {
      variantId,
      quantity,
      ...(locale === 'de-ch' ? { address: SWISS } : {}),
    })
  const figures = () => {
    const { day } = localHour(behind.clock.now(), 'Europe/Berlin')
    return owner.answer(showFigures, { from: day, to: day })
  }

  test('is said for each currency, changed and forgotten again', async () => {
    await say(cushion(420), { variantId: VARIANTS.cushion, currency: 'CHF', was: null, now: 450 })
    await say(cushion(440, 420), { variantId: VARIANTS.cushion, currency: 'CHF', was: 450, now: null })
    const { rows } = await owner.answer(goodsRows, { keys: [] })
    const { costs } = await owner.answer(goodsCosts, { products: [await productOf(VARIANTS.cushion)] })

    expect(rows).toEqual([])
    expect(costs).toEqual([
      { variantId: VARIANTS.cushion, referenceKey: expect.any(String), currency: 'EUR', cost: 440 },
    ])
  })

  test('is not changed over somebody else, nor of what is gone', async () => {
    await say(cushion(420))
    const answer = await say(cushion(500, 400), { variantId: 987_654, currency: 'EUR', was: null, now: 1 })

    expect(answer).toMatchObject({
      changed: 0,
      refused: [
        { problem: 'changedMeanwhile', current: 420, by: 'Mia Kern', currency: 'EUR', country: null },
        { key: '987654', problem: 'unknown' },
      ],
    })
  })

  test('is what an order was placed at, whatever is said later', async () => {
    await bought('de-de', VARIANTS.cushion)
    await say(cushion(420), { variantId: VARIANTS.cushion, currency: 'CHF', was: null, now: 450 })
    await bought('de-de', VARIANTS.cushion, 2)
    await bought('de-ch', VARIANTS.cushion)
    await bought('de-de', VARIANTS.book)
    await say(cushion(900, 420))

    const { costs, money } = await figures()
    const items = await behind.engine.database.sql.select().from(orderItems)
    const known = items.filter(({ unitCost }) => unitCost !== null)
    const naive = (currency: string) => {
      const own = items.filter(({ item }) => item.price.total.currencyCode === currency)
      const costed = own.filter(({ unitCost }) => unitCost !== null)
      return {
        gross: own.reduce((sum, { total }) => sum + total, 0),
        costedGross: costed.reduce((sum, { total }) => sum + total, 0),
        costedNet: costed.reduce((sum, { item }) => sum + item.price.total.withoutTax, 0),
        cost: costed.reduce((sum, { unitCost, quantity }) => sum + (unitCost ?? 0) * quantity, 0),
      }
    }

    expect(new Set(known.map(({ unitCost }) => unitCost))).toEqual(new Set([420, 450]))
    expect(costs?.find(({ currency }) => currency === 'EUR')?.now).toEqual({ ...naive('EUR'), cost: 840 })
    expect(costs?.find(({ currency }) => currency === 'CHF')?.now).toEqual({ ...naive('CHF'), cost: 450 })
    expect(costs?.map(({ currency }) => currency)).toEqual(money.map(({ currency }) => currency))
    const euro = costs?.find(({ currency }) => currency === 'EUR')
    expect(euro?.points.reduce((sum, { cost }) => sum + cost, 0)).toBe(840)
  })

  test('is shown with the figures to nobody who may not see it, and in no entry of the log', async () => {
    await say(cushion(SECRET))
    await bought('de-de', VARIANTS.cushion)
    const reader = await aMember(behind, ['readonly'])
    const admin = await aMember(behind, ['admin'])
    const { day } = localHour(behind.clock.now(), 'Europe/Berlin')

    expect((await reader.answer(showFigures, { from: day, to: day })).costs).toBeNull()
    const log = JSON.stringify(await admin.reply('readLog', {}))
    expect(log).toContain('changeCosts')
    expect(log).not.toContain(String(SECRET))
    expect(JSON.stringify(await owner.reply('readLog', {}))).toContain(String(SECRET))
  })

  test('is in no answer of the shop, and in none of the office to somebody without the right', async () => {
    await say(cushion(SECRET))
    await behind.engine.refresh()
    const anna = await aCustomer(behind.engine)
    await fillCheckout(anna, { variantId: VARIANTS.cushion })
    const said: unknown[] = [await anna.call(loadCheckout, {})]
    const placed = await anna.call(placeOrder, { acceptedTerms: true })
    await anna.call(addBasketItem, { basketKey: anna.basketKey, variantId: VARIANTS.cushion, quantity: 1 })
    const productId = await productOf(VARIANTS.cushion)
    const service = await aMember(behind, ['service', 'warehouse', 'admin', 'readonly'])
    const { product } = await service.answer(showProduct, { id: productId })
    const { referenceKey = '' } = product ?? {}
    const { roots } = await anna.call(loadNavigation, {})
    const { day } = localHour(behind.clock.now(), 'Europe/Berlin')
    said.push(
      placed,
      await anna.call(loadPlacedOrder, { token: placed.token }),
      await anna.call(loadBasket, { basketKey: anna.basketKey }),
      await anna.call(loadProduct, { referenceKey }),
      await anna.call(loadProducts, { ids: String(productId) }),
      await anna.call(loadListing, { path: roots[0]?.path ?? '' }),
      await anna.call(searchProducts, { q: 'Kissen' }),
      await anna.call(suggestSearch, { q: 'Kissen' }),
      await anna.call(listOrders, {}),
      await anna.call(loadOrder, { orderNumber: placed.orderNumber }),
      await anna.call(exportUserData, {}),
      product,
      await service.answer(findProducts, {}),
      await service.answer(goodsRows, { products: [productId] }),
      await service.answer(showOrder, { number: placed.orderNumber }),
      await service.answer(showFigures, { from: day, to: day }),
      await service.answer(showFigureLists, { from: day, to: day }),
    )
    const { sql } = behind.engine.database
    const kept = await sql.select().from(orderItems)

    expect(kept.map(({ unitCost }) => unitCost)).toContain(SECRET)
    expect(
      said.map((answer) => JSON.stringify(answer)).filter((text) => text.includes(String(SECRET))),
    ).toEqual([])
    expect(await service.run(goodsCosts, { products: [productId] })).toMatchObject({ type: 'forbidden' })
  })

  async function productOf(variantId: number): Promise<number> {
    const { items } = await owner.answer(findProducts, { limit: 100 })
    for (const { id } of items) {
      const { product } = await owner.answer(showProduct, { id })
      if (product?.variants.some((variant) => variant.id === variantId)) return id
    }
    throw new Error(`No product has the variant ${variantId}.`)
  }
})

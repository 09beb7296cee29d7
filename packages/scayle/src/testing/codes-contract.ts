import { addBasketItem } from '@shop/api-client/contract/basket'
import { addVoucher, removeVoucher } from '@shop/api-client/contract/basket-codes'
import { aVisitor, type Visitor } from '@shop/commerce/testing/visitor'
import { expect, test } from 'vitest'
import { add, load } from './basket-contract.ts'
import type { Contracted, Vouchers } from './contracted.ts'
import { orderableCards } from './some-goods.ts'

/** How vouchers of a shop behave, wherever its baskets are. The shop has one that takes ten percent off, and one that is over. */
export function codesContract(shop: () => Contracted, vouchers: Vouchers): void {
  const filled = async () => {
    const anna = await aVisitor(shop().engine, shop().locale)
    const [card, other] = await orderableCards(shop(), 2)
    await add(anna, card?.variantId, 1)
    return { anna, other: other?.variantId }
  }

  test.each([
    ['as it is printed', (code: string) => code],
    ['in small letters', (code: string) => code.toLowerCase()],
  ])('a voucher takes its part off every line, %s', async (_, typed) => {
    const { anna } = await filled()
    const { totals } = await load(anna)
    const { code } = vouchers

    const basket = await take(anna, typed(code))

    expect(basket.vouchers).toMatchObject([{ code, isValid: true, reason: null }])
    const tenth = Math.round(totals.items / 10)
    expect(Math.abs(basket.totals.reduction - tenth)).toBeLessThanOrEqual(1)
    expect(basket.vouchers[0]?.reduction).toBe(basket.totals.reduction)
    expect(basket.totals).toMatchObject({ items: totals.items, reductions: [{ code }] })
    expect((await load(anna)).totals).toEqual(basket.totals)
  })

  test.each([
    ['nobody knows', () => 'NIEMALS', 404, 'voucher_unknown'],
    ['is over', () => vouchers.expired, 410, 'voucher_expired'],
  ])('a code that %s is refused and changes nothing', async (_, code, status, problem) => {
    const { anna } = await filled()
    const before = await load(anna)

    const refused = await anna.try(
      addVoucher,
      { basketKey: anna.basketKey, code: code() },
      { idempotencyKey: crypto.randomUUID() },
    )

    expect(refused).toMatchObject({ status, body: { code: problem, errors: [{ path: 'code' }] } })
    expect((await load(anna)).totals).toEqual(before.totals)
  })

  test('a voucher that is there already is taken once', async () => {
    const { anna } = await filled()
    const once = await take(anna, vouchers.code)

    const twice = await take(anna, vouchers.code)

    expect(twice.totals).toEqual(once.totals)
    expect(twice.vouchers).toHaveLength(1)
  })

  test('what comes later is reduced as well', async () => {
    const { anna, other } = await filled()
    const before = await take(anna, vouchers.code)

    await add(anna, other, 1)

    const { totals } = await load(anna)
    expect(totals.items).toBeGreaterThan(before.totals.items)
    expect(Math.abs(totals.reduction - Math.round(totals.items / 10))).toBeLessThanOrEqual(2)
  })

  test('a voucher goes, and one that is not there stays away', async () => {
    const { anna } = await filled()
    const { totals } = await load(anna)
    const { code } = vouchers
    await take(anna, code)

    const gone = await anna.call(removeVoucher, { basketKey: anna.basketKey, code })
    const again = await anna.call(removeVoucher, { basketKey: anna.basketKey, code })

    expect([gone.vouchers, again.vouchers]).toEqual([[], []])
    expect([gone.totals, again.totals]).toEqual([totals, totals])
  })

  test('nobody puts a voucher into the basket of somebody else', async () => {
    const { anna } = await filled()
    const stranger = await aVisitor(shop().engine, shop().locale)
    await stranger.try(addBasketItem, {}, { idempotencyKey: crypto.randomUUID() })

    const refused = await stranger.try(
      addVoucher,
      { basketKey: anna.basketKey, code: vouchers.code },
      { idempotencyKey: crypto.randomUUID() },
    )

    expect(refused.status).toBe(404)
  })
}

function take(visitor: Visitor, code: string) {
  const key = { idempotencyKey: crypto.randomUUID() }
  return visitor.call(addVoucher, { basketKey: visitor.basketKey, code }, key)
}

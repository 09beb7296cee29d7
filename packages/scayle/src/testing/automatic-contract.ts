import { deleteBasketItem } from '@shop/api-client/contract/basket'
import { addVoucher, removeVoucher } from '@shop/api-client/contract/basket-codes'
import { aVisitor } from '@shop/commerce/testing/visitor'
import { expect, test } from 'vitest'
import { add, load } from './basket-contract.ts'
import type { Automatic, Contracted, Vouchers } from './contracted.ts'
import { orderableCards } from './some-goods.ts'

/** How promotions without a code behave, wherever the baskets of a shop are. */
export function automaticContract(
  shop: () => Contracted,
  { percent, fromUnits }: Automatic,
  vouchers: Vouchers | null,
): void {
  const LINES = 3
  const filled = async () => {
    const anna = await aVisitor(shop().engine, shop().locale)
    const cards = await orderableCards(shop(), LINES)
    for (const { variantId } of cards) await add(anna, variantId, fromUnits / LINES)
    return anna
  }

  test('it takes its part off every line by itself, and is no voucher', async () => {
    const { totals, promotions, vouchers: named, items } = await load(await filled())

    expect(items.map(({ quantity }) => quantity)).toEqual(items.map(() => fromUnits / LINES))
    expect(Math.abs(totals.reduction - (totals.items * percent) / 100)).toBeLessThanOrEqual(LINES)
    expect(promotions).toMatchObject([{ code: null, reduction: totals.reduction }])
    expect(totals.reductions).toMatchObject([{ code: null, amount: totals.reduction }])
    expect(named).toEqual([])
  })

  test('it goes with what it needs', async () => {
    const anna = await filled()
    const [line] = (await load(anna)).items

    await anna.call(deleteBasketItem, { basketKey: anna.basketKey, itemKey: line?.key ?? '' })

    expect(await load(anna)).toMatchObject({ promotions: [], totals: { reduction: 0, reductions: [] } })
  })

  test.skipIf(vouchers === null)('a voucher comes beside it, and leaves it where it was', async () => {
    const anna = await filled()
    const { totals } = await load(anna)
    const code = vouchers?.code ?? ''

    const both = await anna.call(
      addVoucher,
      { basketKey: anna.basketKey, code },
      { idempotencyKey: crypto.randomUUID() },
    )
    const without = await anna.call(removeVoucher, { basketKey: anna.basketKey, code })

    expect(both.totals.reduction).toBeGreaterThan(totals.reduction)
    expect(new Set(both.totals.reductions.map((one) => one.code))).toEqual(new Set([code, null]))
    expect(both.totals.reductions).toHaveLength(2)
    expect(without.totals).toEqual(totals)
  })
}

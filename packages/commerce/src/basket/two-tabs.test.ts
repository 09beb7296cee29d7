import {
  addBasketItem,
  deleteBasketItem,
  loadBasket,
  moveToBasket,
  saveForLater,
  updateBasketItem,
} from '@shop/api-client/contract/basket'
import { addVoucher, removeVoucher } from '@shop/api-client/contract/basket-codes'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { Basket, BasketItem } from '@shop/domain/basket/basket'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPromotionRecord, aVoucherRecord, givePromotions } from '../testing/offers.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

type Step = {
  kind: 'add' | 'update' | 'delete' | 'save' | 'back' | 'enter' | 'remove' | 'gift'
  nth: number
  quantity: number
}

const GOODS = [VARIANTS.cushion, VARIANTS.scarce, VARIANTS.scaled, VARIANTS.soldOut]
const CODES = ['ZEHN', 'FUENF']
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    ...(['add', 'add', 'update', 'delete', 'save', 'back', 'enter', 'remove', 'gift', 'gift'] as const),
  ),
  nth: fc.nat(3),
  quantity: fc.integer({ min: 1, max: 6 }),
})

describe.each(await engineKinds())('a basket in two tabs, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    await givePromotions(
      engine.database,
      aVoucherRecord('ZEHN', { priority: 9 }),
      aVoucherRecord('FUENF', {
        priority: 9,
        combinability: 'always',
        effect: { type: 'automatic_discount', discountType: 'absolute', discountValue: 500 },
        conditions: [{ level: 'global', key: 'minimum_value', value: 2500 }],
      }),
      aPromotionRecord({
        id: 'vase',
        conditions: [{ level: 'global', key: 'minimum_value', value: 6000 }],
        effect: { type: 'automatic_gift', variantId: VARIANTS.scarce, quantity: 1 },
      }),
      aPromotionRecord({
        id: 'choice',
        conditions: [{ level: 'global', key: 'minimum_quantity', quantity: 4 }],
        effect: {
          type: 'buy_x_get_y',
          eligibleItemsQuantity: 2,
          discountType: 'relative',
          discountValue: 50,
          applicableItemSelectionType: 'variant_ids',
          maxCount: 1,
          maxCountType: 'per_eligible_items_quantity',
          variantIds: [VARIANTS.scaled, VARIANTS.cushion],
        },
      }),
    )
  }, 60_000)
  afterEach(() => engine.close())

  async function take(visitor: Visitor, { kind, nth, quantity }: Step): Promise<void> {
    const { basketKey } = visitor
    const { items, saved } = await visitor.call(loadBasket, { basketKey })
    const itemKey = items[nth % Math.max(1, items.length)]?.key ?? 'none'
    const savedKey = saved[nth % Math.max(1, saved.length)]?.key ?? 'none'
    const variantId = GOODS[nth] ?? VARIANTS.cushion
    const code = CODES[nth % 2] ?? ''
    const calls = {
      add: () => visitor.try(addBasketItem, { basketKey, variantId, quantity }),
      gift: () =>
        visitor.try(addBasketItem, {
          basketKey,
          variantId: VARIANTS.scaled,
          quantity,
          customData: { cPromo: { promotionId: 'choice' } },
        }),
      update: () => visitor.try(updateBasketItem, { basketKey, itemKey, quantity }),
      delete: () => visitor.try(deleteBasketItem, { basketKey, itemKey }),
      save: () => visitor.try(saveForLater, { basketKey, itemKey }),
      back: () => visitor.try(moveToBasket, { basketKey, itemKey: savedKey }),
      enter: () => visitor.try(addVoucher, { basketKey, code }),
      remove: () => visitor.try(removeVoucher, { basketKey, code }),
    }
    const { status } = await calls[kind]()
    expect(status).toBeLessThan(500)
  }

  /** The same goods, gifts and codes put into a new basket. */
  async function fresh({ items, vouchers, saved }: Basket): Promise<Basket> {
    const visitor = await aVisitor(engine)
    const { basketKey } = visitor
    const add = async ({ variant, quantity, customData }: BasketItem) =>
      visitor.call(addBasketItem, {
        basketKey,
        variantId: variant.id,
        quantity,
        customData: { cPromo: customData.cPromo },
      })
    for (const item of saved) {
      const { basket } = await add(item)
      const added = basket.items.find(({ variant }) => variant.id === item.variant.id)
      await visitor.call(saveForLater, { basketKey, itemKey: added?.key ?? '' })
    }
    for (const item of items.filter(({ customData }) => customData.cPromo === null)) await add(item)
    for (const item of items.filter(({ customData }) => customData.cPromo?.promotionId === 'choice'))
      await add(item)
    for (const { code } of vouchers) await visitor.call(addVoucher, { basketKey, code })
    return visitor.call(loadBasket, { basketKey })
  }

  test('ends, after whatever was done, as if its goods had been put into a new one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, step), { minLength: 4, maxLength: 8 }), async (walk) => {
        const visitor = await aVisitor(engine)
        for (const [one, other] of walk) await Promise.all([take(visitor, one), take(visitor, other)])
        clock.forward(16 * 60)

        const basket = await visitor.call(loadBasket, { basketKey: visitor.basketKey })

        // Whose units come first is history: bought units leave none for a later gift, a gift leaves one
        // less to buy, and a gift that was declined is not offered once its units are bought.
        const declined = basket.gifts.some(({ promotionId }) => promotionId === 'vase')
        const boughtUp = basket.items.some(
          ({ variant, quantity, availableQuantity }) =>
            variant.id === VARIANTS.scarce && quantity === availableQuantity,
        )
        if (!declined && !boughtUp) {
          const untouched = await fresh(basket)
          expect(linesOf(basket)).toEqual(linesOf(untouched))
          expect(furthestApart(basket, untouched)).toBeLessThanOrEqual(CODES.length)
        }
        expect(basket.items.every(({ promotion }) => promotion?.isValid !== false)).toBe(true)
        expect(basket.totals.items - basket.totals.reduction).toBe(basket.cost.withTax)
        expect(basket.items.every(({ quantity, availableQuantity }) => quantity <= availableQuantity)).toBe(
          true,
        )
      }),
      { numRuns: engine.database.kind === 'server' ? 8 : 2, endOnFailure: true },
    )
  }, 120_000)
})

/**
 * By how many cents the lines of two baskets differ at most. Which of two lines carries the cent of a rounding
 * is decided by the order in which they came; that is at most one for each reduction.
 */
function furthestApart(one: Basket, other: Basket): number {
  const amounts = ({ items }: Basket) =>
    items.map(({ price }) => price.total.withTax).toSorted((left, right) => left - right)
  const others = amounts(other)
  return Math.max(0, ...amounts(one).map((amount, nth) => Math.abs(amount - (others[nth] ?? 0))))
}

/** What a basket says, but for keys, for amounts of lines and for the order in which things were put in. */
function linesOf(basket: Basket) {
  const lines = (items: readonly BasketItem[]) =>
    items
      .map(({ variant, quantity, promotion }) => JSON.stringify([variant.id, quantity, promotion]))
      .toSorted()
  const { totals, shipping, vouchers, promotions, gifts, messages } = basket
  return {
    items: lines(basket.items),
    saved: lines(basket.saved),
    totals,
    shipping,
    promotions,
    gifts,
    messages,
    vouchers: vouchers.toSorted((one, other) => (one.code < other.code ? -1 : 1)),
  }
}

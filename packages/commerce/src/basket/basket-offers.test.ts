import {
  addBasketItem,
  deleteBasketItem,
  loadBasket,
  updateBasketItem,
} from '@shop/api-client/contract/basket'
import { addVoucher, removeVoucher } from '@shop/api-client/contract/basket-codes'
import { BasketSchema } from '@shop/api-client/contract/entities/basket'
import { authenticate } from '@shop/api-client/contract/user'
import { wireAnswer } from '@shop/api-client/contract/wire-answer'
import { LocaleCatalogue } from '@shop/catalogue/catalogue/locale-catalogue'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock } from '@shop/engine/db/schema/catalogue'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aPromotionRecord, aVoucherRecord, givePromotions } from '../testing/offers.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

/** For three units of a category the cheapest is free. */
const threeForTwo = aPromotionRecord({
  id: 'three-for-two',
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
})
/** From 40.00 on, a cushion or a vase at half price may be chosen. */
const halfPrice = aPromotionRecord({
  id: 'half-price',
  conditions: [{ level: 'global', key: 'minimum_value', value: 4000 }],
  effect: {
    type: 'buy_x_get_y',
    eligibleItemsQuantity: 1,
    discountType: 'relative',
    discountValue: 50,
    applicableItemSelectionType: 'variant_ids',
    maxCount: 1,
    maxCountType: 'per_basket',
    variantIds: [VARIANTS.cushion, VARIANTS.scarce, VARIANTS.soldOut],
  },
})
/** From 40.00 on, a vase is added for free. */
const freeVase = aPromotionRecord({
  id: 'free-vase',
  conditions: [{ level: 'global', key: 'minimum_value', value: 4000 }],
  effect: { type: 'automatic_gift', variantId: VARIANTS.scarce, quantity: 1 },
})

describe.each(await ruleEngines())('promotions on a basket, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const basketKey = () => visitor.basketKey
  const give = (...records: Parameters<typeof aPromotionRecord>[0][]) =>
    givePromotions(engine.database, ...records.map((record) => aPromotionRecord(record)))
  const add = async (variantId: number, quantity = 1, promotionId?: string) =>
    visitor.call(addBasketItem, {
      basketKey: basketKey(),
      variantId,
      quantity,
      ...(promotionId ? { customData: { cPromo: { promotionId } } } : {}),
    })
  const shown = () => visitor.call(loadBasket, { basketKey: basketKey() })
  const enter = (code: string) => visitor.try(addVoucher, { basketKey: basketKey(), code })
  const worked = async (code: string) => visitor.call(addVoucher, { basketKey: basketKey(), code })

  test('a promotion lowers line, total and tax, and says what it is', async () => {
    await give({ id: 'autumn' })

    const { basket } = await add(VARIANTS.cushion, 2)

    expect(v.parse(BasketSchema, wireAnswer(BasketSchema, basket))).toEqual(basket)
    expect(basket.items[0]).toMatchObject({
      totalBefore: 3998,
      price: {
        unit: { withTax: 1999 },
        total: {
          withTax: 3598,
          appliedReductions: [
            { category: 'promotion', promotionId: 'autumn', amount: { absoluteWithTax: 400 } },
          ],
        },
      },
    })
    expect(basket.promotions).toEqual([{ id: 'autumn', name: 'autumn de', code: null, reduction: 400 }])
    expect(basket.totals).toMatchObject({
      items: 3998,
      reduction: 400,
      reductions: [{ promotionId: 'autumn', name: 'autumn de', code: null, amount: 400 }],
      total: 4193,
      vat: [{ rate: 19, base: 3524, amount: 669 }],
    })
    expect(basket.cost.withTax).toBe(3598)
  })

  test('what is missing for the next piece is told', async () => {
    await give(threeForTwo)

    const { basket: two } = await add(VARIANTS.cushion, 2)
    const { basket: three } = await add(VARIANTS.cushion, 1)

    expect(two.messages).toEqual([
      {
        promotionId: 'three-for-two',
        kind: 'missing_quantity',
        quantity: 1,
        name: 'three-for-two de',
        reward: { type: 'buy_x_get_y', discountType: 'relative', discountValue: 100, price: null },
      },
    ])
    expect(three.totals).toMatchObject({ items: 5997, reduction: 1999 })
  })

  test('amounts differ by currency, names by language', async () => {
    await give({
      id: 'off',
      effect: { type: 'automatic_discount', discountType: 'absolute', discountValue: { EUR: 500, CHF: 600 } },
    })
    const swiss = await aVisitor(engine, 'fr-ch')

    const { basket } = await swiss.call(addBasketItem, {
      basketKey: swiss.basketKey,
      variantId: VARIANTS.cushion,
      quantity: 1,
    })

    expect(basket.promotions).toEqual([{ id: 'off', name: 'off fr', code: null, reduction: 600 }])
  })

  test('a gift of the shop comes, goes and stays away as the basket asks', async () => {
    await give(freeVase)
    const { basket: small } = await add(VARIANTS.cushion, 2)
    const { basket: large } = await add(VARIANTS.cushion, 1)
    const gift = large.items.find(({ promotionId }) => promotionId === 'free-vase')
    const declined = await visitor.call(deleteBasketItem, {
      basketKey: basketKey(),
      itemKey: gift?.key ?? '',
    })
    const { basket: taken } = await add(VARIANTS.scarce, 1, 'free-vase')
    const sofa = large.items[0]?.key ?? ''
    const { basket: shrunk } = await visitor.call(updateBasketItem, {
      basketKey: basketKey(),
      itemKey: sofa,
      quantity: 1,
    })

    expect(small.items).toHaveLength(1)
    expect(gift).toMatchObject({
      quantity: 1,
      price: { total: { withTax: 0 } },
      promotion: { isValid: true, effect: { type: 'automatic_gift' } },
    })
    expect(declined.items).toHaveLength(1)
    expect(declined.gifts).toMatchObject([
      { promotionId: 'free-vase', count: 1, cards: [{ price: 0, before: 1999 }] },
    ])
    expect(taken.items).toHaveLength(2)
    expect([shrunk.items.length, shrunk.gifts]).toEqual([1, []])
  })

  test('a gift goes by itself when its promotion ends, and nobody has to pay for it', async () => {
    await give({ ...freeVase, schedule: { from: null, to: '2026-11-21T13:00:00Z' } })
    const { basket: before } = await add(VARIANTS.cushion, 3)
    clock.forward(2 * 60 * 60)

    const after = await shown()

    expect([before.items.length, before.cost.withTax]).toEqual([2, 5997])
    expect([after.items.length, after.cost.withTax]).toEqual([1, 5997])
    expect(after.version).toBeGreaterThan(before.version)
  })

  test('no more gifts than lie on the shelf', async () => {
    await give({ ...freeVase, effect: { type: 'automatic_gift', variantId: VARIANTS.scarce, quantity: 3 } })
    await add(VARIANTS.scarce, 4)

    const { basket } = await add(VARIANTS.cushion, 3)
    await engine.database.sql.update(stock).set({ quantity: 4 }).where(eq(stock.variantId, VARIANTS.scarce))

    expect(basket.items.map(({ quantity }) => quantity)).toEqual([4, 1, 3])
    expect((await shown()).items.map(({ quantity }) => quantity)).toEqual([4, 3])
  })

  test('a gift is chosen among several, and is the gift only when it is earned', async () => {
    await give(halfPrice)
    const early = await add(VARIANTS.scarce, 1, 'half-price')
    const { basket: waiting } = await add(VARIANTS.cushion, 3)
    const wrong = await add(VARIANTS.book, 1, 'half-price')
    const { basket: chosen, ...answer } = await add(VARIANTS.scarce, 2, 'half-price')
    const second = await add(VARIANTS.cushion, 1, 'half-price')

    expect([early, wrong, second].map(({ type, kind }) => [type, kind])).toEqual([
      ['failure', 'GiftNotEarned'],
      ['failure', 'GiftNotEarned'],
      ['failure', 'GiftNotEarned'],
    ])
    expect(waiting.gifts).toMatchObject([
      {
        promotionId: 'half-price',
        name: 'half-price de',
        count: 1,
        cards: [
          { variantId: VARIANTS.cushion, price: 999, before: 1999, card: { name: 'Kissen' } },
          { variantId: VARIANTS.scarce, price: 999, availableQuantity: 5 },
        ],
      },
    ])
    expect(answer).toMatchObject({ statusCode: 206 })
    expect(chosen.gifts).toEqual([])
    expect(chosen.items[1]).toMatchObject({
      quantity: 1,
      price: { total: { withTax: 999 } },
      promotionId: 'half-price',
    })
  })

  test('a change whose gifts could not be read is not made, so the repeat of it adds nothing twice', async () => {
    await give(halfPrice)
    await add(VARIANTS.cushion, 3)
    const input = { basketKey: basketKey(), variantId: VARIANTS.cushion, quantity: 1 }
    const before = await shown()
    const silent = vi.spyOn(console, 'error').mockReturnValue()
    const cards = vi.spyOn(LocaleCatalogue.prototype, 'cards').mockRejectedValueOnce(new Error('gone'))

    const failed = await visitor.try(addBasketItem, input, { idempotencyKey: 'once' })
    const again = await visitor.try(addBasketItem, input, { idempotencyKey: 'once' })
    cards.mockRestore()
    silent.mockRestore()

    expect(before.gifts).not.toEqual([])
    expect([failed.status, again.status]).toEqual([500, 201])
    expect((await shown()).items).toMatchObject([{ quantity: 4 }])
  })

  test('a voucher works, is shown, and goes again', async () => {
    await give(aVoucherRecord('ZEHN'))
    await add(VARIANTS.cushion)

    const basket = await worked(' zehn ')
    const without = await visitor.call(removeVoucher, { basketKey: basketKey(), code: 'Zehn' })

    expect(basket.vouchers).toEqual([
      { code: 'ZEHN', promotionId: 'zehn', name: 'zehn de', isValid: true, reason: null, reduction: 200 },
    ])
    expect(basket.items[0]?.price.total.appliedReductions[0]).toMatchObject({
      category: 'voucher',
      promotionId: 'zehn',
    })
    expect(without).toMatchObject({ vouchers: [], totals: { reduction: 0 } })
  })

  test.each([
    ['an unknown one', {}, 404, 'voucher_unknown', 'unknown'],
    [
      'one that is over',
      { schedule: { from: null, to: '2026-11-20T00:00:00Z' } },
      410,
      'voucher_expired',
      'expired',
    ],
    ['one that was switched off', { isActive: false }, 410, 'voucher_expired', 'inactive'],
    [
      'one of next week',
      { schedule: { from: '2026-11-28T00:00:00Z', to: null } },
      409,
      'voucher_not_started',
      'not_started',
    ],
    [
      'one of another country',
      { conditions: [{ level: 'global', key: 'locale', locales: ['fr-fr'] }] },
      409,
      'voucher_other_shop',
      'locale',
    ],
  ] as const)('%s is refused', async (name, words, status, code, reason) => {
    await give(aVoucherRecord('ZEHN', words as object))
    await add(VARIANTS.cushion)

    expect(await enter(name === 'an unknown one' ? 'ELF' : 'ZEHN')).toMatchObject({
      status,
      body: { code, errors: [{ path: 'code', key: `voucher.reasons.${reason}` }] },
    })
    expect((await shown()).vouchers).toEqual([])
  })

  test('a voucher that lacks goods is kept, says so, and works as soon as it can', async () => {
    await give(
      aVoucherRecord('GROSS', { conditions: [{ level: 'global', key: 'minimum_value', value: 3000 }] }),
    )
    await add(VARIANTS.cushion)

    const small = await worked('GROSS')
    const { basket: large } = await add(VARIANTS.cushion)

    expect(small.vouchers).toMatchObject([
      { isValid: false, reason: 'voucher.reasons.minimum_value', reduction: 0 },
    ])
    expect(small.messages).toMatchObject([{ kind: 'missing_amount', amount: 1001 }])
    expect(large.vouchers).toMatchObject([{ isValid: true, reason: null, reduction: 400 }])
  })

  test('a second usual voucher is refused, whichever would have its turn first', async () => {
    await give(aVoucherRecord('EINS', { priority: 5 }), aVoucherRecord('ZWEI', { priority: 1 }))
    await add(VARIANTS.cushion)
    await worked('EINS')

    expect(await enter('ZWEI')).toMatchObject({ status: 409, body: { code: 'voucher_not_combinable' } })
    expect((await shown()).vouchers).toMatchObject([{ code: 'EINS', isValid: true }])
  })

  test('a voucher takes the place of one that does not work yet', async () => {
    await give(
      aVoucherRecord('GROSS', { conditions: [{ level: 'global', key: 'minimum_value', value: 9000 }] }),
      aVoucherRecord('ZEHN'),
    )
    await add(VARIANTS.cushion)
    await worked('GROSS')

    const basket = await worked('ZEHN')

    expect(basket.vouchers).toMatchObject([{ code: 'ZEHN', isValid: true }])
  })

  test('codes cannot be guessed', async () => {
    const answers = []
    for (let attempt = 0; attempt < 32; attempt += 1) answers.push(await enter(`RATE-${attempt}`))

    expect(answers.filter(({ status }) => status === 404)).toHaveLength(30)
    expect(answers.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
  })

  test('who signs in finds codes and gifts of the visit beside those of the account', async () => {
    await give(aVoucherRecord('ZEHN'), freeVase)
    const first = await aVisitor(engine)
    await first.call(authenticate, registration)
    await add(VARIANTS.cushion, 3)
    await worked('ZEHN')

    await visitor.call(authenticate, {
      mode: 'login',
      email: registration.email,
      password: registration.register_password,
    })
    await visitor.refresh()

    const basket = await shown()
    expect(basket.vouchers).toMatchObject([{ code: 'ZEHN', isValid: true }])
    // Both lines came at once: their order is arbitrary.
    const lines = basket.items.map(({ promotionId, quantity }) => `${quantity} ${promotionId}`)
    expect(lines.toSorted()).toEqual(['1 free-vase', '3 null'])
  })
})

const registration = {
  mode: 'register' as const,
  first_name: 'Anna',
  last_name: 'Probst',
  gender: 'f',
  email: 'anna@example.org',
  newsletter: false,
  register_password: 'Ein-Lindenbaum-7',
}

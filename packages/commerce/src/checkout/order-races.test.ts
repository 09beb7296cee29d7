import { addGiftCard, addVoucher } from '@shop/api-client/contract/basket-codes'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock } from '@shop/engine/db/schema/catalogue'
import { giftCards } from '@shop/engine/db/schema/gift-cards'
import { orders, payments } from '@shop/engine/db/schema/orders'
import { promotionUses } from '@shop/engine/db/schema/promotions'
import { asc, eq, sql as raw } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { EngineAnswer } from '../engine.ts'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { type Buyer, buyersLike } from '../testing/many-buyers.ts'
import { aVoucherRecord, giveGiftCard, givePromotions } from '../testing/offers.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

describe.each(await engineKinds())('everybody at once, on the $name', ({ open }) => {
  let { engine } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const order = (buyer: Buyer, key: string = crypto.randomUUID()) =>
    buyer.try(placeOrder, { acceptedTerms: true }, key)
  const allOrder = (buyers: readonly Buyer[]) => Promise.all(buyers.map((buyer) => order(buyer)))
  const numbers = async () =>
    (await engine.database.sql.select().from(orders).orderBy(asc(orders.number))).map(({ number }) => number)

  test('two hundred buyers and ten pieces make exactly ten orders and 190 clear answers', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const buyers = await buyersLike(engine, visitor, { count: 200 })

    const answers = await allOrder(buyers)

    const [left] = await engine.database.sql.select().from(stock).where(eq(stock.variantId, VARIANTS.cushion))
    expect(outcomes(answers)).toEqual({ '201': 10, '409 out_of_stock': 190 })
    expect(await numbers()).toEqual(
      Array.from({ length: 10 }, (_, index) => `T000000${String(index + 1).padStart(2, '0')}`),
    )
    expect(left?.quantity).toBe(0)
  }, 60_000)

  test('one order that is posted fifty times at once is one order, with one answer', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const [buyer] = await buyersLike(engine, visitor, { count: 1 })
    if (!buyer) throw new Error('There is no buyer.')

    const answers = await Promise.all(Array.from({ length: 50 }, () => order(buyer, 'the-same')))

    expect(outcomes(answers)).toEqual({ '201': 50 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await numbers()).toEqual(['T00000001'])
  }, 60_000)

  test('fifty presses of the button, each for itself, buy the basket once', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const [buyer] = await buyersLike(engine, visitor, { count: 1 })
    if (!buyer) throw new Error('There is no buyer.')

    const answers = await Promise.all(Array.from({ length: 50 }, () => order(buyer)))

    expect(outcomes(answers)).toEqual({ '201': 1, '409 basket_empty': 49 })
  }, 60_000)

  test('a gift card that lies in many baskets pays what it holds, and no more', async () => {
    const card = await giveGiftCard(engine.database, { amount: 6000 })
    await fillCheckout(visitor, { variantId: VARIANTS.scaled })
    await visitor.call(addGiftCard, { basketKey: visitor.basketKey, code: card.code, pin: card.pin })
    const buyers = await buyersLike(engine, visitor, { count: 30 })

    const answers = await allOrder(buyers)

    const [row] = await engine.database.sql.select().from(giftCards)
    const [paid] = await engine.database.sql
      .select({ total: raw<number>`sum(${payments.amount})::int` })
      .from(payments)
      .where(eq(payments.key, 'giftcard'))
    // 15.95 each: three in full, the fourth in part, and the others are refused.
    expect(outcomes(answers)).toEqual({ '201': 4, '409 giftcard_invalid': 26 })
    expect([row?.balance, paid?.total]).toEqual([0, 6000])
  }, 60_000)

  test('a voucher for five orders makes five orders cheaper', async () => {
    await givePromotions(
      engine.database,
      aVoucherRecord('FUENF', { conditions: [{ level: 'global', key: 'usage_limit', uses: 5 }] }),
    )
    await fillCheckout(visitor, { variantId: VARIANTS.scaled })
    await visitor.call(addVoucher, { basketKey: visitor.basketKey, code: 'FUENF' })
    const buyers = await buyersLike(engine, visitor, { count: 30 })

    const answers = await allOrder(buyers)

    expect(outcomes(answers)).toEqual({ '201': 5, '409 voucher_invalid': 25 })
    expect(await engine.database.sql.select().from(promotionUses)).toHaveLength(5)
  }, 60_000)

  test('a voucher for one order of a customer is not used twice from several browsers', async () => {
    await givePromotions(
      engine.database,
      aVoucherRecord('NEU', { conditions: [{ level: 'global', key: 'usage_limit_per_customer', uses: 1 }] }),
    )
    await fillCheckout(visitor, { variantId: VARIANTS.scaled })
    await visitor.call(addVoucher, { basketKey: visitor.basketKey, code: 'NEU' })
    const buyers = await buyersLike(engine, visitor, { count: 8, email: 'family@example.org' })

    expect(outcomes(await allOrder(buyers))).toEqual({ '201': 1, '409 voucher_invalid': 7 })
  }, 60_000)
})

/** How often each answer came: its status, and the code of a refusal. */
function outcomes(answers: readonly EngineAnswer[]): Record<string, number> {
  const names = answers.map(({ status, body }) =>
    typeof body === 'object' && body !== null && 'code' in body
      ? `${status} ${String(body.code)}`
      : String(status),
  )
  return Object.fromEntries(
    [...Map.groupBy(names, (name) => name)].map(([name, same]) => [name, same.length]),
  )
}

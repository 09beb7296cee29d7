import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { addGiftCard, addVoucher } from '@shop/api-client/contract/basket-codes'
import {
  placeOrder,
  putCheckoutAddresses,
  putCheckoutPayment,
  putCheckoutShipping,
} from '@shop/api-client/contract/checkout'
import { authenticate } from '@shop/api-client/contract/user'
import { listOrders, loadOrder } from '@shop/api-client/contract/user-orders'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock } from '@shop/engine/db/schema/catalogue'
import { giftCards } from '@shop/engine/db/schema/gift-cards'
import { promotionUses } from '@shop/engine/db/schema/promotions'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCustomer, PASSWORD } from '../testing/account-steps.ts'
import { anAddress, fillCheckout } from '../testing/checkout-steps.ts'
import { aVoucherRecord, giveGiftCard, givePromotions } from '../testing/offers.ts'
import { deliver, noticeOf, paymentRecords } from '../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

describe.each(await ruleEngines())('signing in while a payment is under way, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let account: Visitor
  let visitor: Visitor
  let cardId: string
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    vi.spyOn(console, 'error').mockReturnValue()
    await givePromotions(
      engine.database,
      aVoucherRecord('EINMAL', { conditions: [{ level: 'global', key: 'usage_limit', uses: 1 }] }),
    )
    const card = await giveGiftCard(engine.database, { amount: 500 })
    cardId = card.id
    account = await aCustomer(engine)
    visitor = await aVisitor(engine)
    const { basketKey } = visitor
    await fillCheckout(visitor, {
      variantId: VARIANTS.scarce,
      quantity: 2,
      payment: 'KK',
      email: 'gast@example.org',
    })
    await visitor.call(addVoucher, { basketKey, code: 'EINMAL' })
    await visitor.call(addGiftCard, { basketKey, code: card.code, pin: card.pin })
  }, 60_000)
  afterEach(async () => {
    vi.restoreAllMocks()
    await engine.close()
  })

  const add = (who: Visitor, variantId: number, quantity = 1) =>
    who.call(addBasketItem, { basketKey: who.basketKey, variantId, quantity })
  const order = async (who: Visitor) => {
    const { next } = await who.call(
      placeOrder,
      { acceptedTerms: true },
      { idempotencyKey: crypto.randomUUID() },
    )
    return next.type === 'redirect' ? next.url : ''
  }
  const signIn = () =>
    visitor.call(authenticate, { mode: 'login', email: 'anna@example.org', password: PASSWORD })
  const basket = async () => {
    await visitor.refresh()
    return visitor.call(loadBasket, { basketKey: visitor.basketKey })
  }
  const promised = (url: string) => deliver(engine, noticeOf(engine, url, 'authorised'))
  const states = async () => (await paymentRecords(engine)).orders.map(({ state }) => state)
  const unitsLeft = async () =>
    (await engine.database.sql.select().from(stock).where(eq(stock.variantId, VARIANTS.scarce)))[0]?.quantity
  const balance = async () =>
    (await engine.database.sql.select().from(giftCards).where(eq(giftCards.id, cardId)))[0]?.balance
  const livingUses = async () =>
    (await engine.database.sql.select().from(promotionUses)).filter(({ releasedAt }) => releasedAt === null)
  /** Address, shipping and method once more: those of the visit were the visitor's. */
  const refill = async () => {
    await visitor.refresh()
    const { shippingMethods } = await visitor.call(putCheckoutAddresses, { shipping: anAddress() })
    await visitor.call(putCheckoutShipping, { shippingMethod: shippingMethods[0]?.key ?? 'parcel' })
    await visitor.call(putCheckoutPayment, { paymentKey: 'KK' })
  }

  test.each([
    ['nothing lay in it', []],
    ['the same lay in it', [VARIANTS.scarce]],
    ['something else lay in it', [VARIANTS.book]],
  ])('the payment empties the basket of the account, where %s', async (_, own) => {
    for (const variantId of own) await add(account, variantId)
    const url = await order(visitor)
    await signIn()

    await promised(url)

    const { items, vouchers, giftCards: cards } = await basket()
    expect(items.map(({ variant }) => variant.id)).toEqual(own.filter((id) => id !== VARIANTS.scarce))
    expect([vouchers, cards]).toEqual([[], []])
    expect(await states()).toEqual(['confirmed'])
    expect([await unitsLeft(), await balance()]).toEqual([3, 0])
  })

  test('what was ordered as a guest stands among the orders of the account', async () => {
    const url = await order(visitor)
    await signIn()
    await visitor.refresh()

    await promised(url)

    const { orders } = await visitor.call(listOrders, {})
    expect(orders).toMatchObject([{ state: 'confirmed' }])
    const orderNumber = orders[0]?.number ?? ''
    const opened = await visitor.call(loadOrder, { orderNumber })
    expect(opened.order.customer).toMatchObject({
      email: 'gast@example.org',
      status: { isGuestCustomer: false },
    })
    expect((await account.call(loadOrder, { orderNumber })).order.number).toBe(orderNumber)
  })

  test('an order of somebody else who was signed in stays theirs', async () => {
    const eva = await aCustomer(engine, { email: 'eva@example.org' })
    await fillCheckout(eva, { variantId: VARIANTS.book, payment: 'KK' })
    await order(eva)
    await eva.call(authenticate, { mode: 'login', email: 'anna@example.org', password: PASSWORD })
    await eva.refresh()

    expect((await eva.call(listOrders, {})).orders).toEqual([])
  })

  test('ordering anew replaces the attempt of the visit; what is paid for it goes back', async () => {
    const first = await order(visitor)
    await signIn()
    await refill()
    const shown = await basket()

    const second = await order(visitor)
    await promised(second)
    await promised(first)
    await engine.tidy()

    const { moves } = await paymentRecords(engine)
    expect(shown).toMatchObject({
      items: [{ status: 'available', quantity: 2 }],
      vouchers: [{ isValid: true }],
      giftCards: [{ reason: null, applied: 500 }],
    })
    expect(await states()).toEqual(['payment_failed', 'confirmed'])
    expect(moves).toMatchObject([{ kind: 'cancel', reason: 'late' }])
    expect([await unitsLeft(), await balance(), (await livingUses()).length]).toEqual([3, 0, 1])
  })

  test.each(['before', 'after'] as const)(
    'of an attempt of the account %s that of the visit only the later one stays',
    async (when) => {
      await fillCheckout(account, { variantId: VARIANTS.scarce, payment: 'KK' })
      const attempt = async (who: Visitor) => {
        clock.forward(1)
        return order(who)
      }
      const early = await attempt(when === 'before' ? account : visitor)
      const late = await attempt(when === 'before' ? visitor : account)
      await signIn()

      await promised(early)
      await promised(late)
      await engine.tidy()

      expect(await states()).toEqual(['payment_failed', 'confirmed'])
      expect(await unitsLeft()).toBe(when === 'before' ? 3 : 4)
    },
  )

  test('registering instead takes basket and attempt along', async () => {
    const url = await order(visitor)
    await visitor.call(authenticate, {
      mode: 'register',
      first_name: 'Ida',
      last_name: 'Neu',
      email: 'ida@example.org',
      gender: 'f',
      newsletter: false,
      register_password: PASSWORD,
    })
    const before = await basket()

    await promised(url)

    expect(before.items.map(({ quantity }) => quantity)).toEqual([2])
    expect((await basket()).items).toEqual([])
    expect(await states()).toEqual(['confirmed'])
  })

  test('whichever comes first of notice, sign-in and another order, one order stands', async () => {
    await fillCheckout(account, { variantId: VARIANTS.scarce, payment: 'KK' })
    const url = await order(visitor)

    await Promise.all([signIn(), promised(url), order(account).catch(() => '')])
    clock.forward(16 * 60)
    await engine.tidy()

    const confirmed = (await states()).filter((state) => state === 'confirmed')
    const held = (await states()).filter((state) => state === 'pending_payment')
    expect(held).toEqual([])
    expect(confirmed.length).toBeLessThanOrEqual(1)
    expect(await unitsLeft()).toBe(5 - 2 * confirmed.length)
    expect(await balance()).toBe(500 - 500 * confirmed.length)
  })
})

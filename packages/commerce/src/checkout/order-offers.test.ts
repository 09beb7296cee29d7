import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { addGiftCard, addVoucher, removeGiftCard } from '@shop/api-client/contract/basket-codes'
import {
  loadCheckout,
  loadPlacedOrder,
  placeOrder,
  putCheckoutAddresses,
  putCheckoutPayment,
  putCheckoutShipping,
} from '@shop/api-client/contract/checkout'
import { takeBackGoods } from '@shop/api-client/office/fulfilment-commands'
import { showOrder } from '@shop/api-client/office/order-commands'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock } from '@shop/engine/db/schema/catalogue'
import { giftCardBookings, giftCards } from '@shop/engine/db/schema/gift-cards'
import { orders, payments } from '@shop/engine/db/schema/orders'
import { promotionUses, voucherCodes } from '@shop/engine/db/schema/promotions'
import { outbox } from '@shop/engine/db/schema/system'
import { takeFromGiftCard } from '@shop/sales/gift-cards/gift-card-store'
import { refundToGiftCard } from '@shop/sales/gift-cards/order-gift-cards'
import { cancelOrder } from '@shop/sales/order-desk/cancel-order'
import { notePaidIn } from '@shop/sales/order-desk/note-paid'
import { lockOrder } from '@shop/sales/orders/order-store'
import { insertCodes } from '@shop/sales/promotions/promotion-store'
import { keepClaims } from '@shop/sales/settlement/order-claims'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { anAddress, buy, fillCheckout } from '../testing/checkout-steps.ts'
import { giftCardLines } from '../testing/gift-card-product.ts'
import { aPromotionRecord, aVoucherRecord, giveGiftCard, givePromotions } from '../testing/offers.ts'
import { aMember } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const once = [{ level: 'global', key: 'usage_limit', uses: 1 }] as const
const oncePerCustomer = [{ level: 'global', key: 'usage_limit_per_customer', uses: 1 }] as const

describe.each(await ruleEngines())('orders with vouchers and gift cards, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const give = (...records: Parameters<typeof givePromotions>[1][]) =>
    givePromotions(engine.database, ...records)
  const enter = (who: Visitor, code: string) => who.call(addVoucher, { basketKey: who.basketKey, code })
  const pay = (who: Visitor, { code, pin }: { code: string; pin: string }) =>
    who.try(addGiftCard, { basketKey: who.basketKey, code, pin })
  const order = (who: Visitor, input: object = {}) =>
    who.try(placeOrder, { acceptedTerms: true, ...input }, { idempotencyKey: crypto.randomUUID() })
  const basketOf = (who: Visitor) => who.call(loadBasket, { basketKey: who.basketKey })
  const balanceOf = async (id: string) => {
    const [card] = await engine.database.sql.select().from(giftCards).where(eq(giftCards.id, id))
    const bookings = await engine.database.sql
      .select()
      .from(giftCardBookings)
      .where(eq(giftCardBookings.giftCardId, id))
    expect(bookings.reduce((sum, { amount }) => sum + amount, 0)).toBe(card?.balance)
    return card?.balance
  }
  const uses = () => engine.database.sql.select().from(promotionUses)
  /** Fifteen minutes pass without a payment. */
  const giveUp = async () => {
    clock.forward(16 * 60)
    await engine.tidy()
  }

  /** The same browser in the shop of another country. */
  const inAustria = async () => {
    const there = await aVisitor(engine, 'de-at')
    there.setToken(visitor.token())
    await there.refresh()
    await fillCheckout(there, {
      variantId: VARIANTS.cushion,
      address: anAddress({ country: 'AT', zip: '1010', city: 'Wien' }),
    })
    return there
  }

  test('what an order in another shop waits with is not free here, because nothing here replaces that order', async () => {
    await give(aVoucherRecord('EINMAL', { conditions: [...once] }))
    const card = await giveGiftCard(engine.database, { amount: 1500 })
    await fillCheckout(visitor, { variantId: VARIANTS.cushion, payment: 'KK' })
    const there = await inAustria()
    for (const who of [visitor, there]) {
      await enter(who, 'EINMAL')
      await pay(who, card)
    }
    await order(visitor)

    const shown = await basketOf(there)
    const second = await order(there, { expectedTotal: 2594 })

    expect(shown).toMatchObject({
      vouchers: [{ isValid: false, reason: 'voucher.reasons.usage_limit' }],
      giftCards: [{ applied: 0, reason: 'giftcard.reasons.empty' }],
    })
    expect(second.status).toBe(201)
    expect(await uses()).toHaveLength(1)
    expect(await balanceOf(card.id)).toBe(0)
  })

  test('an order remembers what made it cheaper, and lets go of its code', async () => {
    await give(aVoucherRecord('ZEHN'))
    await fillCheckout(visitor, { variantId: VARIANTS.cushion, quantity: 2 })
    await enter(visitor, 'ZEHN')

    const { token } = await visitor.call(placeOrder, { acceptedTerms: true, expectedTotal: 4193 })

    const { order: placed } = await visitor.call(loadPlacedOrder, { token })
    expect(placed.totals).toMatchObject({ reduction: 400, total: 4193 })
    expect(placed.totals.reductions).toEqual([
      { promotionId: 'zehn', name: 'zehn de', code: 'ZEHN', amount: 400 },
    ])
    expect((await basketOf(visitor)).vouchers).toEqual([])
    expect(await uses()).toMatchObject([{ promotionId: 'zehn', releasedAt: null }])
  })

  test('a voucher for one order is for one order, and comes back when that one is not paid', async () => {
    await give(aVoucherRecord('EINMAL', { conditions: [...once] }))
    const other = await aVisitor(engine)
    for (const who of [visitor, other])
      await fillCheckout(who, {
        variantId: VARIANTS.cushion,
        payment: 'KK',
        email: `${who.userId.slice(0, 8)}@example.org`,
      })
    await enter(other, 'EINMAL')
    await enter(visitor, 'EINMAL')

    const first = await order(visitor, { expectedTotal: 2394 })
    const own = await basketOf(visitor)
    const late = await order(other, { expectedTotal: 2394 })
    const shown = await basketOf(other)
    await giveUp()
    const again = await order(other, { expectedTotal: 2394 })

    expect([first.status, late.status, again.status]).toEqual([201, 409, 201])
    expect(late.body).toMatchObject({
      code: 'voucher_invalid',
      errors: [{ path: 'vouchers.EINMAL', key: 'voucher.reasons.usage_limit' }],
    })
    // The own order waits for its payment and would be replaced, so its voucher still works.
    expect(own.vouchers).toMatchObject([{ isValid: true }])
    expect(shown.vouchers).toMatchObject([{ isValid: false, reason: 'voucher.reasons.usage_limit' }])
  })

  test('a voucher for one order of each customer knows the address again, whatever the session', async () => {
    await give(aVoucherRecord('NEU', { conditions: [...oncePerCustomer] }))
    const other = await aVisitor(engine)
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    await enter(visitor, 'NEU')
    await order(visitor)
    await other.call(addBasketItem, { basketKey: other.basketKey, variantId: VARIANTS.cushion, quantity: 1 })
    await enter(other, 'NEU')
    await fillCheckout(other, { variantId: VARIANTS.cushion, email: 'ANNA@example.org' })

    expect((await basketOf(other)).vouchers).toMatchObject([
      { isValid: false, reason: 'voucher.reasons.usage_limit_per_customer' },
    ])
  })

  test('a code of one’s own works once, and only as itself', async () => {
    await give(aVoucherRecord('X', { id: 'sorry', code: null, needsCode: true }))
    await engine.database.transaction((sql) => insertCodes(sql, 'sorry', ['SORRY-1', 'SORRY-2']))
    const other = await aVisitor(engine)
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    expect((await basketOf(visitor)).promotions).toEqual([])
    await enter(visitor, 'sorry-1')
    await order(visitor)

    const answer = await other.try(addVoucher, { basketKey: other.basketKey, code: 'SORRY-1' })

    const codes = await engine.database.sql.select().from(voucherCodes).orderBy(voucherCodes.code)
    expect(answer).toMatchObject({ status: 410, body: { code: 'voucher_used_up' } })
    expect(codes.map(({ orderId }) => orderId === null)).toEqual([false, true])
  })

  test('a voucher that ends while somebody pays is told, and nothing is lost', async () => {
    await give(aVoucherRecord('ZEHN', { schedule: { from: null, to: '2026-11-21T12:30:00Z' } }))
    await fillCheckout(visitor, { variantId: VARIANTS.cushion, payment: 'KK' })
    await enter(visitor, 'ZEHN')
    await order(visitor, { expectedTotal: 2394 })
    await giveUp()
    clock.forward(30 * 60)

    const answer = await order(visitor, { expectedTotal: 2394 })
    const unseen = await order(visitor)
    const seen = await order(visitor, { expectedTotal: 2594 })

    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'voucher_invalid', errors: [{ key: 'voucher.reasons.expired' }] },
    })
    expect(unseen.status).toBe(409)
    expect(seen.status).toBe(201)
  })

  test('a gift that is no longer earned stops the order', async () => {
    await give(
      aPromotionRecord({
        id: 'vase',
        schedule: { from: null, to: '2026-11-21T12:30:00Z' },
        effect: { type: 'automatic_gift', variantId: VARIANTS.scarce, quantity: 1 },
      }),
    )
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    clock.forward(60 * 60)

    const answer = await order(visitor)
    await basketOf(visitor)

    expect(answer).toMatchObject({ status: 409, body: { code: 'gifts_changed' } })
    expect((await order(visitor)).status).toBe(201)
  })

  test('the last units that one’s own order holds are still there for whoever comes back to order anew', async () => {
    await give(
      aPromotionRecord({
        id: 'glass',
        effect: { type: 'automatic_gift', variantId: VARIANTS.scaled, quantity: 1 },
      }),
    )
    await engine.database.sql.update(stock).set({ quantity: 1 }).where(eq(stock.variantId, VARIANTS.scaled))
    await fillCheckout(visitor, { variantId: VARIANTS.scarce, quantity: 5, payment: 'KK' })
    await order(visitor)

    const { basket, missing } = await visitor.call(loadCheckout, {})
    const other = await aVisitor(engine)
    const { basketKey } = other
    const refused = await other.try(addBasketItem, { basketKey, variantId: VARIANTS.scarce, quantity: 1 })

    expect(basket.items.map(({ status, quantity }) => [status, quantity])).toEqual([
      ['available', 5],
      ['available', 1],
    ])
    expect(missing).toEqual([])
    expect(refused.body).toMatchObject({ type: 'failure', kind: 'ItemUnavailable' })
    expect((await order(visitor)).status).toBe(201)
  })

  test('the sign of number zero is no failure of ours, wherever it is typed', async () => {
    const typed = 'a\u0000b'
    const { basketKey } = visitor
    const customData = { customText: { text1: typed } }
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })

    const refused = [
      await visitor.try(addVoucher, { basketKey, code: typed }),
      await visitor.try(addBasketItem, {
        basketKey,
        variantId: VARIANTS.cushion,
        quantity: 1,
        customData,
      }),
      await visitor.try(putCheckoutAddresses, { shipping: anAddress({ street: typed }) }),
      await order(visitor, { comment: typed }),
    ]

    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422])
    expect((await order(visitor)).status).toBe(201)
  })

  test('a gift card pays first, the method the rest', async () => {
    const card = await giveGiftCard(engine.database, { amount: 1500 })
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    await pay(visitor, card)
    const checkout = await visitor.call(loadCheckout, {})

    const { token } = await visitor.call(placeOrder, { acceptedTerms: true, expectedTotal: 1094 })

    const { order: placed } = await visitor.call(loadPlacedOrder, { token })
    expect(checkout).toMatchObject({
      totals: { giftcard: 1500, total: 1094 },
      basket: {
        giftCards: [{ id: card.id, maskedCode: expect.stringMatching(/^•••• \w{4}$/), applied: 1500 }],
      },
    })
    expect(placed.payment).toEqual([
      { key: 'giftcard', amount: 1500, state: 'captured' },
      { key: 'V', amount: 1094, state: 'created' },
    ])
    expect(placed.cost.withTax).toBe(2594)
    expect(await balanceOf(card.id)).toBe(0)
    expect((await basketOf(visitor)).giftCards).toEqual([])
  })

  test('when gift cards pay everything, nobody has to choose a method', async () => {
    const [small, large] = [
      await giveGiftCard(engine.database, { amount: 600 }),
      await giveGiftCard(engine.database),
    ]
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    await pay(visitor, small)
    await pay(visitor, large)
    const checkout = await visitor.call(loadCheckout, {})

    const { token, next } = await visitor.call(placeOrder, { acceptedTerms: true, expectedTotal: 0 })

    const { order: placed } = await visitor.call(loadPlacedOrder, { token })
    expect(checkout).toMatchObject({ paymentKey: 'G', missing: [], totals: { total: 0, giftcard: 2594 } })
    expect(next).toEqual({ type: 'done' })
    expect(placed).toMatchObject({
      state: 'confirmed',
      payment: [
        { key: 'giftcard', amount: 600, state: 'captured' },
        { key: 'giftcard', amount: 1994, state: 'captured' },
      ],
    })
    expect([await balanceOf(small.id), await balanceOf(large.id)]).toEqual([0, 3006])
  })

  test('what costs nothing needs no method either', async () => {
    await give(
      aVoucherRecord('GESCHENKT', {
        effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 100 },
      }),
    )
    await fillCheckout(visitor, { variantId: VARIANTS.download })
    await enter(visitor, 'GESCHENKT')

    const { token } = await visitor.call(placeOrder, { acceptedTerms: true, expectedTotal: 0 })

    const { order: placed } = await visitor.call(loadPlacedOrder, { token })
    expect(placed).toMatchObject({
      state: 'confirmed',
      payment: [{ key: 'G', amount: 0, state: 'captured' }],
    })
  })

  test('an order that is not paid gives the card its money back, once', async () => {
    const card = await giveGiftCard(engine.database, { amount: 1500 })
    await fillCheckout(visitor, { variantId: VARIANTS.cushion, payment: 'KK' })
    await pay(visitor, card)
    await order(visitor, { expectedTotal: 1094 })
    const waiting = await balanceOf(card.id)
    const own = await basketOf(visitor)
    await giveUp()
    await giveUp()

    const [cardPayment] = await engine.database.sql
      .select()
      .from(payments)
      .where(eq(payments.key, 'giftcard'))
    expect([waiting, own.giftCards[0]?.applied, await balanceOf(card.id)]).toEqual([0, 1500, 1500])
    expect(cardPayment?.state).toBe('cancelled')
    expect((await order(visitor, { expectedTotal: 1094 })).status).toBe(201)
  })

  test('ordering anew replaces the first attempt, with the same card', async () => {
    const card = await giveGiftCard(engine.database, { amount: 1500 })
    await fillCheckout(visitor, { variantId: VARIANTS.cushion, payment: 'KK' })
    await pay(visitor, card)
    await order(visitor, { expectedTotal: 1094 })

    const again = await order(visitor, { expectedTotal: 1094 })

    expect([again.status, await balanceOf(card.id)]).toEqual([201, 0])
  })

  // It was refused as used up, although ordering anew would have given it back.
  test('who comes back from the payment page can enter the card again that the unpaid order holds', async () => {
    const card = await giveGiftCard(engine.database, { amount: 1500 })
    await fillCheckout(visitor, { variantId: VARIANTS.cushion, payment: 'KK' })
    await pay(visitor, card)
    await order(visitor, { expectedTotal: 1094 })
    await visitor.call(removeGiftCard, { basketKey: visitor.basketKey, giftCardId: card.id })

    const entered = await pay(visitor, card)
    const again = await order(visitor, { expectedTotal: 1094 })

    expect(entered).toMatchObject({
      status: 200,
      body: { giftCards: [{ balance: 1500, applied: 1500, reason: null }] },
    })
    expect([again.status, await balanceOf(card.id)]).toEqual([201, 0])
  })

  test('what the order of somebody else holds of a card is not there', async () => {
    const card = await giveGiftCard(engine.database, { amount: 1500 })
    await fillCheckout(visitor, { variantId: VARIANTS.cushion, payment: 'KK' })
    await pay(visitor, card)
    await order(visitor)

    const refused = await pay(await aVisitor(engine), card)

    expect(refused).toMatchObject({ status: 409, body: { code: 'giftcard_empty' } })
  })

  test('money goes back to the card that paid it, and never more than it paid', async () => {
    const card = await giveGiftCard(engine.database, {
      amount: 5000,
      expiresAt: new Date('2026-12-01T00:00:00Z'),
    })
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    await pay(visitor, card)
    await order(visitor, { expectedTotal: 0 })
    const [payment] = await engine.database.sql.select().from(payments)
    const refund = (amount: number) =>
      engine.database.transaction((sql) =>
        refundToGiftCard(sql, { paymentId: payment?.id ?? '', amount, now: clock.now() }),
      )

    await refund(2000)

    await expect(refund(595)).rejects.toThrow('cannot give 595 back, it holds 594')
    expect(await balanceOf(card.id)).toBe(4406)
    const [row] = await engine.database.sql.select().from(giftCards)
    expect(row?.expiresAt?.toISOString()).toBe('2027-11-21T12:00:00.000Z')
  })

  test.each([
    ['an unknown code', { code: 'ABCD-EFGH-JKMN-PQRS', pin: '123456' }, {}, 404, 'giftcard_unknown'],
    ['a wrong PIN', { pin: '000000' }, {}, 404, 'giftcard_unknown'],
    ['an empty card', {}, { amount: 0 }, 409, 'giftcard_empty'],
    ['a card that is over', {}, { expiresAt: new Date('2026-11-20T00:00:00Z') }, 410, 'giftcard_expired'],
    ['a card of another currency', {}, { currency: 'CHF' as const }, 409, 'giftcard_currency'],
  ])('%s is refused', async (_, typed, words, status, code) => {
    const card = await giveGiftCard(engine.database, words)

    expect(await pay(visitor, { ...card, ...typed })).toMatchObject({ status, body: { code } })
  })

  test('a card is taken off again by its id, and typed as one likes', async () => {
    const card = await giveGiftCard(engine.database)
    const typed = await pay(visitor, { ...card, code: card.code.replaceAll('-', ' ').toLowerCase() })

    const without = await visitor.call(removeGiftCard, { basketKey: visitor.basketKey, giftCardId: card.id })

    expect(typed.status).toBe(201 - 1)
    expect(without.giftCards).toEqual([])
  })

  test('PINs cannot be tried, from however many places', async () => {
    const card = await giveGiftCard(engine.database)
    const statuses = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const who = await aVisitor(engine)
      statuses.push((await pay(who, { ...card, pin: `${attempt}` })).status)
    }

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
  })

  test('a gift card that is bought works when it is paid, and only its mail knows the code', async () => {
    await importCatalogue(engine.database, giftCardLines(), { strict: true })
    await engine.refresh()
    await fillCheckout(visitor, { variantId: 990, quantity: 2, payment: 'KK' })
    await order(visitor)
    const [waiting] = await engine.database.sql.select().from(giftCards)
    await engine.database.transaction(async (sql) => {
      const [row] = await sql.select().from(orders)
      const known = await lockOrder(sql, row?.id ?? '')
      if (known) await keepClaims(sql, known, clock.now())
    })

    const mails = (await engine.database.sql.select().from(outbox))
      .map(({ payload, availableAt }) => ({ ...(payload as { kind: string; text: string }), availableAt }))
      .filter(({ kind }) => kind === 'giftCard')
    const [mail] = mails
    const code = /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? ''
    const pin = /PIN: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? ''
    const other = await aVisitor(engine)
    await other.call(addBasketItem, { basketKey: other.basketKey, variantId: VARIANTS.cushion, quantity: 1 })
    const redeemed = await pay(other, { code, pin })

    expect(waiting).toMatchObject({ state: 'waiting', balance: 2500, currency: 'EUR' })
    expect(mails).toHaveLength(2)
    expect(mail?.availableAt).toEqual(clock.now())
    expect(redeemed.body).toMatchObject({ giftCards: [{ balance: 2500 }] })
    expect(JSON.stringify(await engine.database.sql.select().from(giftCards))).not.toContain(code)
  })

  test('a card that goes by post is printed once when it is paid, however many ask, and nobody mails its code', async () => {
    await importCatalogue(engine.database, giftCardLines('post'), { strict: true })
    await engine.refresh()
    const list = () => runCommand(engine.database, ['giftcards', 'print-list'], clock.now())
    await fillCheckout(visitor, { variantId: 990, quantity: 2, payment: 'V' })
    const { orderNumber } = await visitor.call(placeOrder, { acceptedTerms: true })
    const early = await list()
    const paid = { number: orderNumber, by: 'operator', note: null, now: clock.now(), amount: null }
    await engine.database.transaction((sql) => notePaidIn(sql, paid))

    const printed = await Promise.all([list(), list(), list()])
    const again = await list()

    const lines = printed.flatMap(({ lines: some }) => some.filter((line) => line.startsWith('T')))
    const [, code = '', pin = ''] = /de-de {2}(\S+) {2}PIN (\d+) {2}25\.00 EUR/.exec(lines[0] ?? '') ?? []
    const kept = JSON.stringify(await engine.database.sql.select().from(outbox))
    expect([early, again].map(({ lines: some }) => some)).toEqual([
      ['No gift cards wait to be printed.'],
      ['No gift cards wait to be printed.'],
    ])
    expect(new Set(lines).size).toBe(2)
    expect(kept).not.toContain(code)
    const other = await aVisitor(engine)
    expect((await pay(other, { code, pin })).status).toBe(200)
  })

  test('a card by post whose order is cancelled is not printed', async () => {
    await importCatalogue(engine.database, giftCardLines('post'), { strict: true })
    await engine.refresh()
    await fillCheckout(visitor, { variantId: 990, payment: 'V' })
    const { orderNumber: number } = await visitor.call(placeOrder, { acceptedTerms: true })
    await engine.database.transaction((sql) =>
      notePaidIn(sql, { number, by: 'operator', note: null, now: clock.now(), amount: null }),
    )

    await cancelOrder(engine.database, {
      number,
      by: 'operator',
      note: null,
      now: clock.now(),
      positions: null,
    })

    const list = await runCommand(engine.database, ['giftcards', 'print-list'], clock.now())
    expect(list.lines).toEqual(['No gift cards wait to be printed.'])
  })

  test('a gift card buys everything but gift cards, and says so', async () => {
    await importCatalogue(engine.database, giftCardLines(), { strict: true })
    await engine.refresh()
    const card = await giveGiftCard(engine.database)
    await fillCheckout(visitor, { variantId: 990 })
    await pay(visitor, card)

    const alone = await visitor.call(loadCheckout, {})
    await visitor.call(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId: VARIANTS.cushion,
      quantity: 1,
    })
    const { shippingMethods } = await visitor.call(loadCheckout, {})
    await visitor.call(putCheckoutShipping, { shippingMethod: shippingMethods[0]?.key ?? 'parcel' })
    const mixed = await visitor.call(loadCheckout, {})
    const { token } = await visitor.call(placeOrder, { acceptedTerms: true, expectedTotal: 2500 })

    const { order: placed } = await visitor.call(loadPlacedOrder, { token })
    expect(alone).toMatchObject({
      totals: { giftcard: 0, total: 2500 },
      missing: [],
      basket: { giftCards: [{ applied: 0, reason: 'giftcard.reasons.gift_cards' }] },
    })
    expect(mixed).toMatchObject({
      totals: { giftcard: 2594, total: 2500 },
      basket: { giftCards: [{ applied: 2594, reason: null }] },
    })
    expect(placed.payment.map(({ key, amount }) => [key, amount])).toEqual([
      ['giftcard', 2594],
      ['V', 2500],
    ])
    expect(await balanceOf(card.id)).toBe(2406)
  })

  test('a gift card that is bought and not paid never works', async () => {
    await importCatalogue(engine.database, giftCardLines(), { strict: true })
    await engine.refresh()
    await fillCheckout(visitor, { variantId: 990, payment: 'KK' })
    await order(visitor)

    await giveUp()

    expect(await engine.database.sql.select().from(giftCards)).toMatchObject([{ state: 'blocked' }])
    expect(
      (await engine.database.sql.select().from(outbox)).filter(
        ({ payload }) => (payload as { kind: string }).kind === 'giftCard',
      ),
    ).toEqual([])
  })

  describe('an order for gift cards and other goods, which is paid', () => {
    const cancel = (number: string, positions: number[] | null) =>
      cancelOrder(engine.database, { number, by: 'operator', note: null, now: clock.now(), positions })
    const cards = () => engine.database.sql.select().from(giftCards).orderBy(giftCards.orderPart)
    let number = ''
    let position = 0
    beforeEach(async () => {
      await importCatalogue(engine.database, giftCardLines(), { strict: true })
      await engine.refresh()
      const { basketKey } = visitor
      await visitor.call(addBasketItem, { basketKey, variantId: 990, quantity: 2 })
      await fillCheckout(visitor, { variantId: VARIANTS.cushion })
      const { token, orderNumber } = await visitor.call(placeOrder, { acceptedTerms: true })
      const { order: placed } = await visitor.call(loadPlacedOrder, { token })
      const items = placed.packages.flatMap((parcel) => parcel.items)
      number = orderNumber
      position = 1 + items.findIndex(({ variant }) => variant.id === 990)
      await engine.database.transaction((sql) =>
        notePaidIn(sql, { number, by: 'operator', note: null, now: clock.now(), amount: null }),
      )
    })

    test('takes back with an item the cards that it bought, and with another item none', async () => {
      await cancel(number, [3 - position])
      const before = (await cards()).map(({ state }) => state)

      await cancel(number, [position])

      expect(before).toEqual(['active', 'active'])
      expect((await cards()).map(({ state }) => state)).toEqual(['blocked', 'blocked'])
    })

    // Each unit that came back blocked all cards of its line, also those that were kept.
    test('one unit that comes back stops one of its cards, the next one the other', async () => {
      await runCommand(
        engine.database,
        ['orders', 'ship', number, '--tracking', 'dhl:00340434161094042557'],
        clock.now(),
      )
      const olivia = await aMember({ engine, clock }, ['owner'], 'olivia@example.org')
      const takeBack = async () => {
        const { order: shown } = await olivia.answer(showOrder, { number })
        await olivia.answer(
          takeBackGoods,
          { number, units: [{ position, quantity: 1 }] },
          shown?.version ?? 0,
        )
        return (await cards()).map(({ state }) => state)
      }

      expect(await takeBack()).toEqual(['active', 'blocked'])
      expect(await takeBack()).toEqual(['blocked', 'blocked'])
    })

    test.each<[string, () => number[] | null]>([
      ['its item', () => [position]],
      ['the whole order', () => null],
    ])('keeps a card that has paid something: %s is not cancelled', async (_, positions) => {
      const [card] = await cards()
      const [other] = await engine.database.sql.select().from(orders)
      await takeFromGiftCard(engine.database.sql, {
        giftCardId: card?.id ?? '',
        amount: 100,
        orderId: other?.id ?? '',
        now: clock.now(),
      })

      await expect(cancel(number, positions())).rejects.toThrow('were used already')
      expect((await cards()).map(({ state }) => state)).toEqual(['active', 'active'])
    })
  })

  // Cancelling the sofa released the transfer, and nobody noted a payment any more: the card was paid and never worked.
  test('a card that is bought works once nothing of its order is left to be transferred', async () => {
    await importCatalogue(engine.database, giftCardLines(), { strict: true })
    await engine.refresh()
    const card = await giveGiftCard(engine.database, { amount: 60_000 })
    const { basketKey } = visitor
    await visitor.call(addBasketItem, { basketKey, variantId: 990, quantity: 1 })
    await fillCheckout(visitor, {
      variantId: VARIANTS.sofa,
      address: anAddress({ phone: '+49301234567' }),
    })
    await pay(visitor, card)
    const { token, orderNumber: number } = await visitor.call(placeOrder, { acceptedTerms: true })
    const { order: placed } = await visitor.call(loadPlacedOrder, { token })
    const items = placed.packages.flatMap((parcel) => parcel.items)
    const bought = async () => {
      const rows = await engine.database.sql.select().from(giftCards)
      return rows.find(({ id }) => id !== card.id)?.state
    }
    const before = await bought()

    await cancelOrder(engine.database, {
      number,
      by: 'operator',
      note: null,
      now: clock.now(),
      positions: [1 + items.findIndex(({ variant }) => variant.id === VARIANTS.sofa)],
    })

    expect(placed.payment.map(({ key, amount }) => [key, amount])).toContainEqual(['V', 2500])
    expect([before, await bought()]).toEqual(['waiting', 'active'])
    const mails = await engine.database.sql.select().from(outbox)
    expect(mails.map(({ payload }) => (payload as { kind: string }).kind)).toContain('giftCard')
  })

  test('an order with another method on a covered basket keeps its choice for later', async () => {
    const card = await giveGiftCard(engine.database)
    await buy(visitor, { variantId: VARIANTS.cushion })
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    await pay(visitor, card)

    expect(await visitor.try(putCheckoutPayment, { paymentKey: 'KK' })).toMatchObject({
      status: 422,
      body: { errors: [{ key: 'payment.reasons.nothingToPay' }] },
    })
  })
})

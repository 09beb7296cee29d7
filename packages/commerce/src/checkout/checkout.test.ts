import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import {
  CheckoutSchema,
  loadCheckout,
  loadPlacedOrder,
  placeOrder,
  putCheckoutAddresses,
  putCheckoutPayment,
  putCheckoutShipping,
} from '@shop/api-client/contract/checkout'
import { loadDeliveryCalendar } from '@shop/api-client/contract/delivery-calendar'
import { isFileAnswer } from '@shop/api-client/contract/file-answer'
import { wireAnswer } from '@shop/api-client/contract/wire-answer'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { prices, stock } from '@shop/engine/db/schema/catalogue'
import { orderEvents, orders } from '@shop/engine/db/schema/orders'
import { idempotencyKeys, outbox } from '@shop/engine/db/schema/system'
import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anAddress, buy, fillCheckout } from '../testing/checkout-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

describe.each(await engineKinds())('the checkout on the $name', ({ open }) => {
  let { engine } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const order = (input: object = {}, options?: { idempotencyKey: string }) =>
    visitor.try(placeOrder, { acceptedTerms: true, ...input }, options)
  const stockOf = async (variantId: number) => {
    const [row] = await engine.database.sql.select().from(stock).where(eq(stock.variantId, variantId))
    return row?.quantity
  }

  test('says what is missing, and less with each step', async () => {
    const empty = await visitor.call(loadCheckout, {})
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const full = await visitor.call(loadCheckout, {})

    expect(empty.missing).toEqual(['items', 'customer', 'shippingAddress', 'shipping', 'payment'])
    expect(v.parse(CheckoutSchema, wireAnswer(CheckoutSchema, full))).toMatchObject({
      missing: [],
      customer: { email: 'anna@example.org', isGuest: true },
      shippingMethod: 'parcel',
      paymentKey: 'V',
      totals: { items: 1999, shipping: 595, total: 2594, vat: [{ rate: 19, base: 2180, amount: 414 }] },
    })
  })

  test('wrong fields of an address are named with their path', async () => {
    const answer = await visitor.try(putCheckoutAddresses, {
      email: 'no e-mail',
      shipping: anAddress({ zip: '123', city: '' }),
      billing: anAddress({ firstName: '' }),
    })

    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      errors: [
        { path: 'email' },
        { path: 'shipping.zip' },
        { path: 'shipping.city' },
        { path: 'billing.firstName' },
      ],
    })
  })

  test('the shop delivers to its own country, a bill may go elsewhere', async () => {
    const austria = anAddress({ country: 'AT', zip: '1010', city: 'Wien' })

    const abroad = await visitor.try(putCheckoutAddresses, { email: 'a@b.de', shipping: austria })
    const bill = await visitor.try(putCheckoutAddresses, {
      email: 'a@b.de',
      shipping: anAddress(),
      billing: austria,
    })

    expect(abroad).toMatchObject({ status: 422, body: { errors: [{ path: 'shipping.country' }] } })
    expect(bill.status).toBe(200)
  })

  test('bulky goods travel by freight, which asks for a phone number', async () => {
    const sofa = { variantId: VARIANTS.sofa }
    await expect(fillCheckout(visitor, sofa)).rejects.toThrow(/shipping.phone/)

    await fillCheckout(visitor, { ...sofa, address: anAddress({ phone: '030 1234567' }) })
    const checkout = await visitor.call(loadCheckout, {})

    expect(checkout).toMatchObject({
      shippingMethod: 'freight',
      totals: { shipping: 3990 },
      shippingAddress: { phone: '+49301234567' },
    })
  })

  test('a download ships nothing', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.download })

    expect(await visitor.call(loadCheckout, {})).toMatchObject({
      shippingMethods: [{ key: 'download', cost: 0, deliveryDate: null }],
      totals: { shipping: 0, total: 2500 },
    })
  })

  test('cash on delivery costs a fee', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion, payment: 'NN' })

    expect((await visitor.call(loadCheckout, {})).totals).toMatchObject({ fee: 500, total: 3094 })
  })

  test('an invoice is for people of full age', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const pay = (birthDate: string | null) => visitor.try(putCheckoutPayment, { paymentKey: 'RE', birthDate })

    const answers = [
      await pay(null),
      await pay('2012-01-01'),
      await pay('2000-02-30'),
      await pay('1980-05-17'),
    ]

    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 200])
    expect(answers[1]?.body).toMatchObject({
      errors: [{ path: 'birthDate', key: 'address.errors.birthDateAge', params: { min: 18 } }],
    })
  })

  test('a method of another market is refused', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })

    const answer = await visitor.try(putCheckoutPayment, { paymentKey: 'TW' })

    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'paymentKey' }] } })
  })

  test('a way to ship that cannot carry the basket is refused', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })

    const answer = await visitor.try(putCheckoutShipping, { shippingMethod: 'download' })

    expect(answer.status).toBe(422)
  })

  test('paying in advance makes a confirmed order, with bank details, mail and an empty basket', async () => {
    const placed = await buy(visitor, { variantId: VARIANTS.cushion, quantity: 2 })

    const shown = await visitor.call(loadPlacedOrder, { token: placed.token })
    const basket = await visitor.call(loadBasket, { basketKey: visitor.basketKey })
    const [mail] = await engine.database.sql.select().from(outbox)
    expect(placed).toMatchObject({ orderNumber: 'T00000001', next: { type: 'done' } })
    expect(shown.order).toMatchObject({
      number: 'T00000001',
      state: 'confirmed',
      totals: { total: 4593 },
      payment: [{ key: 'V', amount: 4593, state: 'created' }],
    })
    expect(shown.bank).toMatchObject({ iban: expect.any(String), reference: 'T00000001' })
    expect(basket.items).toEqual([])
    expect(mail).toMatchObject({ topic: 'mail', payload: { to: 'anna@example.org' } })
    expect(JSON.stringify(mail?.payload)).toContain('T00000001')
    expect(await stockOf(VARIANTS.cushion)).toBe(8)
  })

  test('the days of a delivery come as a calendar, and the way to look after things beside them', async () => {
    const { token } = await buy(visitor, { variantId: VARIANTS.cushion, quantity: 2 })

    const shown = await visitor.call(loadPlacedOrder, { token })
    const { body } = await visitor.try(loadDeliveryCalendar, { token })

    const [parcel] = shown.order.packages
    expect(shown.calendar).toBe(`/api/checkout/order/${token}/delivery.ics/?locale=de-de`)
    expect(shown.care).toEqual([{ names: ['Kissen'], lines: ['Feucht abwischen'] }])
    if (!isFileAnswer(body)) throw new Error(`This is no file: ${JSON.stringify(body)}`)
    expect(body).toMatchObject({ fileName: 'T00000001.ics', mediaType: 'text/calendar; charset=utf-8' })
    const file = new TextDecoder().decode(body.bytes)
    expect(file).toContain(`DTSTART;VALUE=DATE:${parcel?.deliveryDate.min.replaceAll('-', '')}\r\n`)
    expect(file).toContain('DESCRIPTION:Bestellung T00000001\\n2 × Kissen\r\n')
    expect(file).not.toContain(token)
  })

  test('what is downloaded has no calendar, and neither has an order nobody knows', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.download })
    const { token } = await visitor.call(placeOrder, { acceptedTerms: true })

    const download = await visitor.try(loadDeliveryCalendar, { token })
    const unknown = await visitor.try(loadDeliveryCalendar, { token: 'x'.repeat(43) })

    expect(download).toMatchObject({ status: 404, body: { code: 'nothing_on_its_way' } })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await visitor.call(loadPlacedOrder, { token })).calendar).toBeNull()
  })

  test('the purchase is tracked for the first reader only', async () => {
    const { token } = await buy(visitor, { variantId: VARIANTS.cushion })

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor.call(loadPlacedOrder, { token })),
    )

    expect(answers.filter(({ trackPurchase }) => trackPurchase)).toHaveLength(1)
  })

  test('the token of an order is kept as a digest only, and no other opens it', async () => {
    const { token } = await buy(visitor, { variantId: VARIANTS.cushion })

    const rows = await engine.database.sql.select().from(orders)
    const other = await visitor.try(loadPlacedOrder, { token: 'x'.repeat(43) })

    expect(JSON.stringify(rows)).not.toContain(token)
    expect(other.status).toBe(404)
  })

  test('without accepted terms there is no order', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })

    expect(await order({ acceptedTerms: false })).toMatchObject({
      status: 422,
      body: { code: 'terms_missing' },
    })
  })

  test('an empty basket is no order', async () => {
    expect(await order()).toMatchObject({ status: 409, body: { code: 'basket_empty' } })
  })

  test('an incomplete checkout is told what is missing', async () => {
    await visitor.call(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId: VARIANTS.cushion,
      quantity: 1,
    })

    const answer = await order()

    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'checkout_incomplete',
        errors: [
          { path: 'customer' },
          { path: 'shippingAddress' },
          { path: 'shipping' },
          { path: 'payment' },
        ],
      },
    })
  })

  test('a price that changed is told before anything is ordered', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    await engine.database.sql
      .update(prices)
      .set({ price: 2499 })
      .where(eq(prices.variantId, VARIANTS.cushion))
    await engine.refresh()

    const answer = await order({ expectedTotal: 2594 })
    const basket = await visitor.call(loadBasket, { basketKey: visitor.basketKey })

    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'price_changed', errors: [{ params: { before: 2594, now: 3094 } }] },
    })
    expect(basket.items[0]).toMatchObject({ priceBefore: 1999, price: { unit: { withTax: 2499 } } })
    expect(await stockOf(VARIANTS.cushion)).toBe(10)
    expect(await order({ expectedTotal: 3094 })).toMatchObject({ status: 201 })
  })

  test('stock that ran out is told with the line, and nothing is lost', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.scarce, quantity: 3 })
    await engine.database.sql.update(stock).set({ quantity: 2 }).where(eq(stock.variantId, VARIANTS.scarce))

    const answer = await order()
    const basket = await visitor.call(loadBasket, { basketKey: visitor.basketKey })

    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'out_of_stock',
        errors: [
          { path: `items.${basket.items[0]?.key}`, params: { name: 'Vase', quantity: 3, available: 2 } },
        ],
      },
    })
    expect(basket.items).toHaveLength(1)
    expect(await stockOf(VARIANTS.scarce)).toBe(2)
  })

  test('an order posted twice is one order', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const key = { idempotencyKey: 'order-1' }

    const both = await Promise.all([order({}, key), order({}, key)])
    const later = await order({}, key)

    expect(both[1]).toEqual(both[0])
    expect(later.body).toEqual(both[0]?.body)
    expect(await engine.database.sql.select().from(orders)).toHaveLength(1)
    expect(await stockOf(VARIANTS.cushion)).toBe(9)
  })

  test('an order whose answer got lost is found again, even when nothing remembers the answer', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const key = { idempotencyKey: 'order-1' }
    const first = await order({}, key)
    await engine.database.sql.delete(idempotencyKeys)

    const again = await visitor.call(placeOrder, { acceptedTerms: true }, key)

    expect(again.orderNumber).toBe((first.body as typeof again).orderNumber)
    expect((await visitor.call(loadPlacedOrder, { token: again.token })).order.number).toBe('T00000001')
    expect(await engine.database.sql.select().from(orders)).toHaveLength(1)
  })

  test('two order buttons pressed at once, with different keys, buy the basket once', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })

    const answers = await Promise.all([
      order({}, { idempotencyKey: 'a' }),
      order({}, { idempotencyKey: 'b' }),
    ])

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await engine.database.sql.select().from(orders)).toHaveLength(1)
  })

  test('numbers have no gaps, whatever was refused in between', async () => {
    await buy(visitor, { variantId: VARIANTS.cushion })
    await fillCheckout(visitor, { variantId: VARIANTS.scarce, quantity: 5 })
    await order({ expectedTotal: 1 })
    await engine.database.sql.update(stock).set({ quantity: 1 }).where(eq(stock.variantId, VARIANTS.scarce))
    await order()
    const other = await aVisitor(engine)

    const next = await buy(other, { variantId: VARIANTS.cushion })

    expect(next.orderNumber).toBe('T00000002')
  })

  test('forty buyers at once and five pieces make exactly five orders', async () => {
    const buyers = await Promise.all(Array.from({ length: 40 }, () => aVisitor(engine)))
    await Promise.all(buyers.map((buyer) => fillCheckout(buyer, { variantId: VARIANTS.scarce })))

    const answers = await Promise.all(
      buyers.map((buyer, index) =>
        buyer.try(placeOrder, { acceptedTerms: true }, { idempotencyKey: `race-${index}` }),
      ),
    )

    const rows = await engine.database.sql.select().from(orders).orderBy(asc(orders.number))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(35)
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5].map((n) => `T0000000${n}`))
    expect(await stockOf(VARIANTS.scarce)).toBe(0)
  }, 60_000)

  test('a confirmed order begins its history', async () => {
    await buy(visitor, { variantId: VARIANTS.cushion })

    const events = await engine.database.sql.select().from(orderEvents)

    expect(events.map(({ from, to, by }) => [from, to, by])).toEqual([[null, 'confirmed', 'shopper']])
  })

  test('a Swiss order is in francs, with Swiss tax', async () => {
    const swiss = await aVisitor(engine, 'fr-ch')
    const address = anAddress({ country: 'CH', zip: '1003', city: 'Lausanne' })

    const { token } = await buy(swiss, { variantId: VARIANTS.cushion, address })
    const { order: placed } = await swiss.call(loadPlacedOrder, { token })

    expect(placed).toMatchObject({ currencyCode: 'CHF', totals: { items: 2490, vat: [{ rate: 8.1 }] } })
  })
})

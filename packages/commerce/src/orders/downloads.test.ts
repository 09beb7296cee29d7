import { addBasketItem } from '@shop/api-client/contract/basket'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { orderParcels } from '@shop/engine/db/schema/after-sales'
import { orderEvents } from '@shop/engine/db/schema/orders'
import { shownOrder } from '@shop/sales/office/shown-order'
import { cancelOrder } from '@shop/sales/order-desk/cancel-order'
import { notePaidIn } from '@shop/sales/order-desk/note-paid'
import { shipOrderIn } from '@shop/sales/order-desk/ship-order'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buy } from '../testing/checkout-steps.ts'
import { giftCardLines } from '../testing/gift-card-product.ts'
import { orderToPay, paymentRecords, press } from '../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const NUMBER = 'T00000001'
const DAY = 24 * 60 * 60

// Nobody at a shelf sends a download: its order waited for good, and a mixed one kept the rest of its money uncaptured.
describe.each(await ruleEngines())('downloads leave by themselves, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    visitor = await aVisitor(engine)
    vi.spyOn(console, 'error').mockReturnValue()
  }, 60_000)
  afterEach(async () => {
    vi.restoreAllMocks()
    await engine.close()
  })

  const desk = () => ({ number: NUMBER, by: 'Mia', note: null, now: clock.now() })
  const shown = async () => {
    const order = await shownOrder(engine.database.sql, NUMBER, clock.now())
    return { state: order?.state, items: order?.lines.map(({ state }) => state) }
  }
  const payment = async () => (await paymentRecords(engine)).payments[0]
  const payByCard = async (variantId: number = VARIANTS.download) => {
    const { url } = await orderToPay(visitor, { variantId })
    await press(engine, url, { action: 'approve' })
  }
  const send = (positions: number[]) =>
    engine.database.transaction((sql) =>
      shipOrderIn(sql, { ...desk(), positions, tracking: { carrier: 'dhl', number: '00340434' } }),
    )

  test('an order of downloads is captured and delivered once it is paid, and not mailed about', async () => {
    await payByCard()
    await engine.tidy()
    await engine.tidy()

    expect(await shown()).toEqual({ state: 'delivered', items: ['delivered'] })
    expect(await payment()).toMatchObject({ state: 'captured', captured: 2500 })
    const { mails } = await paymentRecords(engine)
    expect(mails.join('\n')).not.toContain('orderShipped')
    expect(mails).not.toEqual([])
    const events = await engine.database.sql.select().from(orderEvents)
    expect(events.slice(-3).map(({ to, by }) => [to, by])).toEqual([
      ['in_fulfilment', 'shop'],
      ['shipped', 'shop'],
      ['delivered', 'shop'],
    ])
  })

  test('a transfer that has not come, or in part, delivers nothing', async () => {
    await buy(visitor, { variantId: VARIANTS.download })
    await engine.tidy()
    const unpaid = await shown()
    await engine.database.transaction((sql) => notePaidIn(sql, { ...desk(), amount: 100 }))
    await engine.tidy()

    expect([unpaid.state, (await shown()).state]).toEqual(['confirmed', 'confirmed'])
    await engine.database.transaction((sql) => notePaidIn(sql, { ...desk(), amount: null }))
    await engine.tidy()
    expect((await shown()).state).toBe('delivered')
  })

  test('a download beside a parcel waits for it, and is sent and captured with it', async () => {
    await visitor.call(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId: VARIANTS.cushion,
      quantity: 1,
    })
    await payByCard()
    await engine.tidy()
    const order = await shownOrder(engine.database.sql, NUMBER, clock.now())
    const parcel = order?.lines.find(({ name }) => name === 'Kissen')?.position ?? 0
    expect(await shown()).toEqual({ state: 'confirmed', items: ['confirmed', 'confirmed'] })

    expect(await send([parcel])).toMatchObject({ positions: [1, 2], isLast: true })
    await engine.tidy()

    expect(await shown()).toEqual({ state: 'shipped', items: ['shipped', 'shipped'] })
    const { captured, amount } = (await payment()) ?? {}
    expect(captured).toBe(amount)
    const parcels = await engine.database.sql.select().from(orderParcels)
    expect(parcels.map(({ positions }) => positions)).toEqual([[parcel]])
  })

  test('a download whose parcel was cancelled is delivered', async () => {
    await visitor.call(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId: VARIANTS.cushion,
      quantity: 1,
    })
    await payByCard()
    const order = await shownOrder(engine.database.sql, NUMBER, clock.now())
    const parcel = order?.lines.find(({ name }) => name === 'Kissen')?.position ?? 0

    await cancelOrder(engine.database, { ...desk(), positions: [parcel] })
    await engine.tidy()
    await engine.tidy()

    expect((await shown()).state).toBe('delivered')
    const { captured = 0, released = 0, amount } = (await payment()) ?? {}
    expect(captured + released).toBe(amount)
  })

  // What has left comes back as a return with a label, and a code comes back in no parcel.
  test('a gift card can be cancelled for as long as it may be given back, and is delivered then', async () => {
    await importCatalogue(engine.database, giftCardLines(), { strict: true })
    await engine.refresh()
    await payByCard(990)
    await engine.tidy()
    const before = (await shown()).state
    clock.forward(15 * DAY)
    await engine.tidy()

    expect([before, (await shown()).state]).toEqual(['confirmed', 'delivered'])
  })
})

import { addGiftCard, addVoucher, removeGiftCard } from '@shop/api-client/contract/basket-codes'
import { placeOrder, putCheckoutPayment } from '@shop/api-client/contract/checkout'
import { CatalogueKeeper } from '@shop/catalogue/catalogue/catalogue-keeper'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock } from '@shop/engine/db/schema/catalogue'
import { giftCardBookings, giftCards } from '@shop/engine/db/schema/gift-cards'
import { invoices } from '@shop/engine/db/schema/invoices'
import { orderItems, orders, payments, stockReservations } from '@shop/engine/db/schema/orders'
import { promotionUses } from '@shop/engine/db/schema/promotions'
import { mails } from '@shop/engine/db/schema/system'
import { serverAddress } from '@shop/engine/db/test-database'
import { setStock } from '@shop/sales/orders/set-stock-store'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { brokenInvariants } from '../testing/audited.ts'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { livesUntil, mortalDatabase } from '../testing/die-at-query.ts'
import { type Buyer, buyersLike } from '../testing/many-buyers.ts'
import { aVoucherRecord, giveGiftCard, givePromotions } from '../testing/offers.ts'
import { deliver, noticeOf } from '../testing/payment-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

vi.setConfig({ testTimeout: 120_000 })

const server = await serverAddress()
const kind = (await engineKinds()).find(({ name }) => name === 'PostgreSQL server')
const PIECES = 5000

let { engine, clock } = {} as TestEngine
let immortal = () => {}
beforeAll(async () => {
  if (kind === undefined) return
  ;({ engine, clock } = await kind.open())
  immortal = mortalDatabase()
}, 60_000)
afterAll(() => {
  immortal()
  vi.restoreAllMocks()
  return engine?.close()
})

const sql = () => engine.database.sql

test.skipIf(server === null)(
  'whoever dies at any step of an order leaves all of it or nothing, and whoever goes on does it once',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    // Memory belongs to a process and dies with it: here all lives share it, so none may die within.
    vi.spyOn(CatalogueKeeper.prototype, 'refresh').mockResolvedValue()
    await givePromotions(
      engine.database,
      aVoucherRecord('ZEHN', { conditions: [{ level: 'global', key: 'usage_limit', uses: 100_000 }] }),
    )
    const card = await giveGiftCard(engine.database, { amount: 100_000 })
    await setStock(sql(), { referenceKey: 'V4_1', quantity: PIECES })
    const visitor = await aVisitor(engine)
    const { basketKey } = visitor
    await fillCheckout(visitor, { variantId: VARIANTS.scaled })
    await visitor.call(addVoucher, { basketKey, code: 'ZEHN' })

    // Placing: a gift card pays it all at once, then the provider is asked; both with a voucher.
    await visitor.call(addGiftCard, { basketKey, code: card.code, pin: card.pin })
    const first = await dieEverywhere(() => buyersLike(engine, visitor, { count: 1 }), order)
    await visitor.call(removeGiftCard, { basketKey, giftCardId: card.id })
    await visitor.call(putCheckoutPayment, { paymentKey: 'KK' })
    const second = await dieEverywhere(() => buyersLike(engine, visitor, { count: 1 }), order)
    await expectWhole()

    // All buyers press the button again, as a browser does.
    const buyers = [...first, ...second]
    for (const buyer of buyers) expect((await order(buyer)).status).toBe(201)

    // Paying and telling: the provider's notices, and the mails.
    const pending = await sql().select().from(payments).where(eq(payments.state, 'created'))
    const pages = pending.flatMap(({ redirectAddress }) => redirectAddress ?? [])
    const paid: string[] = []
    await dieEverywhere(
      async () => [pages.find((page) => !paid.includes(page)) ?? ''],
      async (page) => {
        paid.push(page)
        return deliver(engine, noticeOf(engine, page, 'authorised'))
      },
    )
    for (const page of new Set(pages)) await deliver(engine, noticeOf(engine, page, 'authorised'))
    await dieEverywhere(
      async () => [null],
      () => engine.tidy(),
    )
    clock.forward(16 * 60)
    await engine.tidy()
    await engine.tidy()

    await expectWhole()
    const all = await sql().select().from(orders).orderBy(asc(orders.number))
    const sent = (await sql().select().from(mails)).filter((mail) => mail.kind === 'orderConfirmation')
    const numbered = all.map(({ number }) => Number(number.slice(1)))
    expect(all.map(({ state }) => state)).toEqual(buyers.map(() => 'confirmed'))
    expect(numbered).toEqual(buyers.map((_, index) => index + 1))
    expect(sent.map(({ to }) => to).toSorted()).toEqual(all.map(({ email }) => email).toSorted())
    const [left] = await sql().select().from(stock).where(eq(stock.variantId, VARIANTS.scaled))
    expect(left?.quantity).toBe(PIECES - buyers.length)
    expect(await brokenInvariants(engine)).toEqual([])
  },
)

function order(buyer: Buyer) {
  return buyer.try(placeOrder, { acceptedTerms: true }, 'the-same')
}

/** Dies before each of the work's queries in turn; returns all of them. */
async function dieEverywhere<One>(
  another: () => Promise<One[]>,
  work: (one: One) => Promise<unknown>,
): Promise<One[]> {
  const used: One[] = []
  for (let at = 1; ; at += 1) {
    const [one] = await another()
    if (one === undefined) throw new Error('There is nobody left to die.')
    used.push(one)
    const { isDone, asked } = await livesUntil(at, () => work(one))
    if (!isDone) continue
    expect(asked).toBeGreaterThan(3)
    return used
  }
}

/** No order without its items, its payment and its units; none of them without an order; no money made or lost. */
async function expectWhole(): Promise<void> {
  const all = await sql().select().from(orders)
  const ids = all.map(({ id }) => id).toSorted()
  const of = (rows: readonly { orderId: string | null }[]) =>
    [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))].toSorted()
  expect(of(await sql().select().from(orderItems))).toEqual(ids)
  expect(of(await sql().select().from(payments))).toEqual(ids)
  expect(of(await sql().select().from(stockReservations))).toEqual(ids)
  expect(of(await sql().select().from(promotionUses))).toEqual(ids)
  const confirmed = all.filter(({ state }) => state === 'confirmed').map(({ id }) => id)
  expect((await sql().select().from(invoices)).map(({ orderId }) => orderId).toSorted()).toEqual(
    confirmed.toSorted(),
  )
  const [card] = await sql().select().from(giftCards)
  const bookings = await sql().select().from(giftCardBookings)
  expect(card?.balance).toBe(bookings.reduce((sum, { amount }) => sum + amount, 0))
}

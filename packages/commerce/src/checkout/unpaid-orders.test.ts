import { addGiftCard, addVoucher } from '@shop/api-client/contract/basket-codes'
import { loadPlacedOrder, placeOrder } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock } from '@shop/engine/db/schema/catalogue'
import { giftCards } from '@shop/engine/db/schema/gift-cards'
import { orderEvents, orders, payments } from '@shop/engine/db/schema/orders'
import { promotionUses } from '@shop/engine/db/schema/promotions'
import { mails } from '@shop/engine/db/schema/system'
import { asc, eq, sql as raw } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { brokenInvariants } from '../testing/audited.ts'
import { buy, fillCheckout } from '../testing/checkout-steps.ts'
import { aVoucherRecord, giveGiftCard, givePromotions } from '../testing/offers.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const DAY = 24 * 60 * 60
const NUMBER = 'T00000001'

// An order that is paid in advance was confirmed at once and never given up: its goods, its gift card and its voucher were
// gone for good when nobody paid.
describe.each(await ruleEngines())('an order that waits for a transfer, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const sql = () => engine.database.sql
  const run = (...words: string[]) => runCommand(engine.database, words, clock.now())
  const unitsLeft = async () =>
    (await sql().select().from(stock).where(eq(stock.variantId, VARIANTS.scarce)))[0]?.quantity
  const state = async () => (await sql().select().from(orders))[0]?.state
  /** Lets time pass, with housekeeping at its end. */
  const after = async (days: number) => {
    clock.forward(days * DAY)
    await engine.tidy()
    await engine.tidy()
  }
  const kinds = async () =>
    (await sql().select({ kind: mails.kind }).from(mails).orderBy(asc(mails.sentAt), asc(mails.id))).map(
      ({ kind }) => kind,
    )
  const mailOf = async (kind: string) => (await sql().select().from(mails).where(eq(mails.kind, kind)))[0]

  test('says until when it waits, in its mail and on its page', async () => {
    const { token } = await buy(visitor, { variantId: VARIANTS.scarce })
    await engine.tidy()

    const { bank } = await visitor.call(loadPlacedOrder, { token })

    expect(bank).toMatchObject({ reference: NUMBER, payBy: '2026-12-05T12:00:00.000Z' })
    expect((await mailOf('orderConfirmation'))?.text).toContain('bis zum 5.\u00a0Dezember 2026')
  })

  test('is reminded of once, four days before the end', async () => {
    await buy(visitor, { variantId: VARIANTS.scarce })
    await after(9)
    const early = await kinds()

    await after(1)
    await after(1)

    expect(early).toEqual(['orderConfirmation'])
    expect(await kinds()).toEqual(['orderConfirmation', 'paymentReminder'])
    const reminder = await mailOf('paymentReminder')
    expect(reminder?.text).toContain('5.\u00a0Dezember 2026')
    expect(reminder?.text).toContain(NUMBER)
    expect(reminder?.text).toContain('BYLADEM1001')
  })

  test('is cancelled when nothing comes: goods, gift card and voucher go back, and its shopper hears of it', async () => {
    await givePromotions(engine.database, aVoucherRecord('ZEHN'))
    const card = await giveGiftCard(engine.database, { amount: 500 })
    const { basketKey } = visitor
    const before = await unitsLeft()
    await fillCheckout(visitor, { variantId: VARIANTS.scarce })
    await visitor.call(addVoucher, { basketKey, code: 'ZEHN' })
    await visitor.call(addGiftCard, { basketKey, code: card.code, pin: card.pin })
    await visitor.call(placeOrder, { acceptedTerms: true })

    await after(16)
    const stillWaiting = [await state(), await unitsLeft()]
    await after(1)

    expect(stillWaiting).toEqual(['confirmed', (before ?? 0) - 1])
    expect([await state(), await unitsLeft()]).toEqual(['cancelled', before])
    expect((await sql().select().from(giftCards))[0]).toMatchObject({ balance: 500 })
    expect((await sql().select().from(promotionUses))[0]?.releasedAt).not.toBeNull()
    const mail = await mailOf('orderCancelled')
    expect(mail?.text).toContain('keine Zahlung bei uns angekommen')
    expect(mail?.text).toMatch(/Es geht um 5,00\s€/)
    const entries = (await sql().select().from(orderEvents)).map(({ entry }) => entry)
    expect(entries).toContainEqual({ code: 'unpaidCancelled', positions: [1] })
    expect(await brokenInvariants(engine)).toEqual([])
  })

  // A part that is cancelled takes the money first that has not come: a gift card may have paid all that is left.
  test('stays, and is reminded of by nobody, when nothing of it is to be transferred any more', async () => {
    await buy(visitor, { variantId: VARIANTS.scarce })
    await sql()
      .update(payments)
      .set({ released: raw`${payments.amount}`, state: 'cancelled' })
      .where(eq(payments.key, 'V'))

    await after(30)

    expect(await state()).toBe('confirmed')
    expect(await kinds()).toEqual(['orderConfirmation'])
    expect((await sql().select().from(orders))[0]?.expiresAt).toBeNull()
  })

  test.each([
    ['all of it', [], 'V 1 captured'],
    ['a part of it, which somebody has to look at', ['10'], 'V 1 created'],
  ])('stays when %s was noted in time', async (_, amount, paid) => {
    await buy(visitor, { variantId: VARIANTS.scarce })
    await run('orders', 'paid', NUMBER, ...amount)

    await after(30)

    expect(await state()).toBe('confirmed')
    expect((await sql().select().from(payments)).map((one) => `${one.key} 1 ${one.state}`)).toEqual([paid])
    expect(await kinds()).toEqual(['orderConfirmation'])
  })

  // What the warehouse had taken in was never given up, and could be neither sent nor cancelled: goods and order were stuck.
  test('is taken in by the warehouse once its money is here, and given up until then', async () => {
    await buy(visitor, { variantId: VARIANTS.scarce })
    const before = await unitsLeft()

    const packed = await run('orders', 'pack', NUMBER)
    await after(17)

    expect(packed).toMatchObject({ exitCode: 1, lines: [expect.stringContaining('paid in advance')] })
    expect([await state(), await unitsLeft()]).toEqual(['cancelled', (before ?? 0) + 1])
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('is taken in once it is paid', async () => {
    await buy(visitor, { variantId: VARIANTS.scarce })
    await run('orders', 'paid', NUMBER)

    expect((await run('orders', 'pack', NUMBER)).exitCode).toBe(0)
    expect(await state()).toBe('in_fulfilment')
  })

  test('has money that comes too late transferred back, and says so', async () => {
    await buy(visitor, { variantId: VARIANTS.scarce })
    await after(17)

    const noted = await run('orders', 'paid', NUMBER)
    await engine.tidy()

    expect(noted.exitCode).toBe(0)
    expect(await state()).toBe('cancelled')
    expect((await sql().select().from(payments))[0]).toMatchObject({
      captured: 2594,
      released: 0,
      refunded: 2594,
    })
    expect((await mailOf('orderRefunded'))?.text).toMatch(/bekommen Sie 25,94\s€ zurück/)
    expect((await run('orders', 'paid', NUMBER)).exitCode).toBe(1)
    expect((await run('orders', 'transferred', NUMBER)).exitCode).toBe(0)
    expect(await brokenInvariants(engine)).toEqual([])
  })
})

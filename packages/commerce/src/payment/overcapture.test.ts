import { orderEvents } from '@shop/engine/db/schema/orders'
import type { NoticeKind } from '@shop/engine/ports/payment-provider'
import { refundPayments } from '@shop/sales/payment/captures-and-refunds'
import { sql as raw } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deliver, noticeOf, orderToPay, paymentRecords } from '../testing/payment-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const WHOLE = 1999 + 595

describe.each(await engineKinds())(
  'money that is taken although it was given up, on the $name',
  ({ open }) => {
    let { engine, clock } = {} as TestEngine
    let visitor: Visitor
    let url: string
    beforeEach(async () => {
      ;({ engine, clock } = await open())
      visitor = await aVisitor(engine)
      vi.spyOn(console, 'error').mockReturnValue()
      ;({ url } = await orderToPay(visitor))
      await said('authorised')
    }, 60_000)
    afterEach(async () => {
      vi.restoreAllMocks()
      await engine.close()
    })

    const records = () => paymentRecords(engine)
    const refunds = async () => (await records()).moves.filter(({ kind }) => kind === 'refund')
    const giveBack = async (amount: number) => {
      const orderId = (await records()).orders[0]?.id ?? ''
      const input = { orderId, by: 'operator', note: null, now: clock.now(), amount }
      await engine.database.transaction((sql) => refundPayments(sql, input))
    }
    /** What the provider says; under another id it is another notice. */
    async function said(kind: NoticeKind, amount = WHOLE, id = `${kind} ${amount}`): Promise<number> {
      const { sandbox } = engine
      if (!sandbox) throw new Error('there is no sandbox')
      const signed = noticeOf(engine, url, kind, { amount })
      vi.spyOn(sandbox.provider, 'readNotices').mockReturnValueOnce([{ ...JSON.parse(signed.body), id }])
      return (await deliver(engine, signed)).status
    }

    test('exactly the difference goes back, once, and the desk can read it', async () => {
      await giveBack(1000)

      await said('captured')
      await said('captured')
      await engine.tidy()

      const { payments } = await records()
      expect(await refunds()).toMatchObject([{ amount: 1000, reason: 'tooMuch', state: 'done' }])
      expect(payments).toMatchObject([{ captured: WHOLE, released: 0, refunded: 1000 }])
      expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/T00000001 1000 EUR/))
      const events = await engine.database.sql.select().from(orderEvents)
      expect(events.at(-1)?.entry).toEqual({ code: 'overcaptured', amount: 1000, currency: 'EUR' })
      expect(events.at(-1)?.note).toContain('took 10.00 EUR more than the order still asked for')
    })

    test('what comes in parts goes back as far as it is too much', async () => {
      await giveBack(1000)

      await said('captured', WHOLE - 1200)
      await said('captured', 700)
      await said('captured', 500)
      await engine.tidy()

      expect((await refunds()).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([500, 500])
      expect((await records()).payments).toMatchObject([{ captured: WHOLE, released: 0, refunded: 1000 }])
    })

    test('an order of which nothing is wanted any more gets everything back', async () => {
      await giveBack(WHOLE)

      await said('captured')
      await engine.tidy()
      await said('cancelled')
      await engine.tidy()

      expect(await refunds()).toMatchObject([{ amount: WHOLE, state: 'done' }])
      expect((await records()).payments).toMatchObject([{ captured: WHOLE, released: 0, refunded: WHOLE }])
    })

    test('a capture behind its cancellation goes back whole, and only once', async () => {
      await giveBack(WHOLE)
      await engine.tidy()

      await said('captured')
      await said('authorised', WHOLE, 'the promise once more')
      await engine.tidy()

      const { payments, moves, mails } = await records()
      expect(await refunds()).toMatchObject([{ amount: WHOLE, state: 'done' }])
      expect(moves.filter(({ kind }) => kind === 'cancel')).toHaveLength(1)
      expect(payments).toMatchObject([{ captured: WHOLE, refunded: WHOLE }])
      expect(mails.filter((kind) => kind === 'paymentReturned')).toHaveLength(1)
    })

    test('two notices about two halves at the same time give back what both are too much', async () => {
      await giveBack(1000)

      await Promise.all([said('captured', WHOLE / 2, 'left'), said('captured', WHOLE / 2, 'right')])
      await engine.tidy()

      expect((await refunds()).reduce((sum, { amount }) => sum + amount, 0)).toBe(1000)
    })

    test('a part that was taken of an order which is given up goes back', async () => {
      ;({ url } = await orderToPay(await aVisitor(engine)))
      await said('captured', 700, 'a part before its promise')
      clock.forward(16 * 60)
      await engine.tidy()
      await engine.tidy()

      const { payments } = await records()
      expect(await refunds()).toMatchObject([{ amount: 700, reason: 'late', state: 'done' }])
      expect(payments.find(({ captured }) => captured === 700)).toMatchObject({
        state: 'failed',
        refunded: 700,
      })
    })

    test('one order that cannot be given up does not hold up those behind it', async () => {
      const { sql } = engine.database
      const first = await orderToPay(await aVisitor(engine))
      clock.forward(1)
      await orderToPay(await aVisitor(engine))
      await sql.execute(raw`create function stuck() returns trigger language plpgsql as
      $$ begin raise exception 'stuck'; end $$`)
      await sql.execute(
        raw`create trigger stuck before update on orders for each row
        when (old.number = '${raw.raw(first.orderNumber)}') execute function stuck()`,
      )
      clock.forward(16 * 60)

      await engine.tidy()

      await sql.execute(raw`drop function stuck cascade`)
      expect((await records()).orders.map(({ state }) => state)).toEqual([
        'confirmed',
        'pending_payment',
        'payment_failed',
      ])
    })
  },
)

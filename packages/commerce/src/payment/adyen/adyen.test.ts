import { loadPlacedOrder, placeOrder } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { Address } from '@shop/domain/address/address'
import type { Locale } from '@shop/domain/market/markets'
import { isLent } from '@shop/domain/payment/credit-notice'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { orders } from '@shop/engine/db/schema/orders'
import type { PaymentProvider } from '@shop/engine/ports/payment-provider'
import { ordersAfter } from '@shop/sales/integration/sales-page-store'
import { shownOrder } from '@shop/sales/office/shown-order'
import { cancelOrder } from '@shop/sales/order-desk/cancel-order'
import { refundOrderIn } from '@shop/sales/order-desk/refund-order'
import { openAdyen } from '@shop/sales/payment/adyen/open-adyen'
import { refundPayments } from '@shop/sales/payment/captures-and-refunds'
import { requestMoves } from '@shop/sales/payment/request-moves'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiResponse } from '../../http-api.ts'
import { brokenInvariants } from '../../testing/audited.ts'
import { anAddress, fillCheckout } from '../../testing/checkout-steps.ts'
import { adyenWebhook, type FakeAdyen, fakeAdyen } from '../../testing/fake-adyen.ts'

import { orderToPay, paymentRecords, ship } from '../../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../../testing/visitor.ts'

const WHOLE = 1999 + 595
let fake: FakeAdyen
beforeAll(async () => {
  fake = await fakeAdyen()
})
afterAll(() => fake.close())

describe.each(await ruleEngines({ payments: () => openAdyen(fake.setup) }))(
  'paying through Adyen, on the $name',
  ({ open }) => {
    let { engine, clock } = {} as TestEngine
    let visitor: Visitor
    beforeEach(async () => {
      ;({ engine, clock } = await open())
      visitor = await aVisitor(engine)
      fake.asked.length = 0
      fake.failures.length = 0
      fake.results.clear()
      vi.spyOn(console, 'error').mockReturnValue()
    }, 60_000)
    afterEach(async () => {
      vi.restoreAllMocks()
      await engine.close()
    })

    const records = () => paymentRecords(engine)
    const paymentId = async () => (await records()).payments[0]?.id ?? ''
    const over = { locale: 'de-de', clientAddress: '10.0.0.1', secureCookies: true } as const
    const deliver = (body: string) =>
      apiResponse(
        engine,
        new Request('https://shop.example/api/payments/adyen/webhook/', { method: 'POST', body }),
        over,
      )
    const say = async (event: Partial<Parameters<typeof adyenWebhook>[1]>) =>
      deliver(
        adyenWebhook(fake.setup, {
          eventCode: 'AUTHORISATION',
          paymentId: await paymentId(),
          amount: WHOLE,
          ...event,
        }),
      )
    const comeBack = async (token: string, result: string) =>
      apiResponse(
        engine,
        new Request(
          `https://shop.example/api/payments/adyen/return/${token}/?sessionId=CS1&sessionResult=${await paymentId()}|${result}`,
        ),
        over,
      )
    const agreedOrder = async () => {
      const order = await orderToPay(visitor)
      await say({ pspReference: 'PSP1' })
      return order
    }
    const shippedOrder = async () => {
      const order = await agreedOrder()
      await ship(engine, order.orderNumber)
      await engine.tidy()
      const capture = (await records()).moves[0]?.reference ?? ''
      await say({ eventCode: 'CAPTURE', pspReference: capture, originalReference: 'PSP1' })
      return order
    }
    const giveBack = async (amount: number) => {
      const orderId = (await records()).orders[0]?.id ?? ''
      const input = { orderId, amount, by: 'operator', note: null, now: clock.now() }
      return engine.database.transaction((sql) => refundPayments(sql, input))
    }

    const bancontactOrder = async () =>
      orderToPay(await aVisitor(engine, 'fr-be'), { payment: 'BC', address: belgian })
    const wholeAmount = async () => ({ amount: (await records()).payments[0]?.amount ?? 0 })

    test.each<[PaymentMethodCode, Locale, string, boolean]>([
      ['KK', 'de-de', 'scheme', true],
      ['PP', 'de-de', 'paypal', true],
      ['AP', 'de-de', 'applepay', true],
      ['KC', 'de-de', 'klarna', true],
      ['KN', 'de-de', 'klarna_paynow', true],
      ['KD', 'de-de', 'klarna_account', true],
      ['TW', 'de-ch', 'twint', false],
      ['IL', 'nl-nl', 'ideal', false],
      ['BC', 'fr-be', 'bcmc bcmc_mobile', false],
      ['BC', 'nl-be', 'bcmc bcmc_mobile', false],
    ])('%s in %s is %s on a page of the provider', async (payment, locale, types, waits) => {
      const shopper = await aVisitor(engine, locale)
      const { url, token, orderNumber } = await orderToPay(shopper, {
        payment,
        quantity: 5,
        address: ADDRESSES[locale] ?? anAddress(),
        ...(isLent(payment) ? { birthDate: '1990-01-01' } : {}),
      })

      const { body, apiKey, idempotencyKey } = fake.asked[0] ?? {}
      const { payments } = await records()
      expect(url).toMatch(/^https:\/\/eu\.adyen\.link\/CS/)
      expect([apiKey, idempotencyKey]).toEqual(['a test key', payments[0]?.id])
      expect(body).toMatchObject({
        merchantAccount: 'LindhausECOM',
        mode: 'hosted',
        reference: payments[0]?.id,
        merchantOrderReference: orderNumber,
        amount: { value: payments[0]?.amount, currency: locale === 'de-ch' ? 'CHF' : 'EUR' },
        allowedPaymentMethods: types.split(' '),
        countryCode: locale.slice(3).toUpperCase(),
        shopperEmail: 'anna@example.org',
        returnUrl: `https://shop.example/api/payments/adyen/return/${token}/`,
        expiresAt: '2026-11-21T12:15:00.000Z',
        ...(waits ? { additionalData: { manualCapture: 'true' } } : { captureDelayHours: 0 }),
      })
      expect(sumOf(body?.lineItems)).toBe(payments[0]?.amount)
    })

    // Adyen captures Bancontact by itself: a separate capture would be refused.
    test('Bancontact is money with its authorisation, needs no capture and goes back in parts', async () => {
      const { orderNumber } = await bancontactOrder()
      await say({ ...(await wholeAmount()), pspReference: 'PSP1', paymentMethod: 'bcmc_mobile' })
      const paid = await records()
      await ship(engine, orderNumber)
      await engine.tidy()
      await giveBack(500)
      await engine.tidy()

      expect(paid.payments).toMatchObject([
        { key: 'BC', state: 'captured', captured: paid.payments[0]?.amount },
      ])
      expect(paid.orders).toMatchObject([{ state: 'confirmed' }])
      expect(fake.asked.map(({ path }) => path)).toEqual(['/v72/sessions', '/v72/payments/PSP1/refunds'])
      expect(fake.asked.at(-1)?.body).toMatchObject({ amount: { value: 500, currency: 'EUR' } })
    })

    test('Bancontact that the bank refuses takes nothing, and leads back to the checkout', async () => {
      const { token } = await bancontactOrder()
      await say({ ...(await wholeAmount()), success: false, pspReference: 'PSP0', paymentMethod: 'bcmc' })
      fake.results.set('bad', { status: 'refused' })

      const back = await comeBack(token, 'bad')

      expect(back.headers.get('location')).toContain('/kasse/?payment=failed')
      const { payments, orders } = await records()
      expect(payments).toMatchObject([{ key: 'BC', captured: 0 }])
      expect(orders).toMatchObject([{ state: 'payment_failed' }])
    })

    test('who comes back before the webhook finds the order paid, and the webhook says nothing new', async () => {
      const { token } = await orderToPay(visitor)
      fake.results.set('good', { status: 'completed', pspReference: 'PSP1' })

      const back = await comeBack(token, 'good')
      const webhook = await say({ pspReference: 'PSP1' })

      expect([back.status, back.headers.get('location'), webhook.status]).toEqual([
        303,
        `https://shop.example/danke/?order=${token}`,
        200,
      ])
      const { payments, events, orderStates } = await records()
      expect(payments).toMatchObject([{ state: 'authorised', providerReference: 'PSP1' }])
      expect(events).toEqual(['authorised'])
      expect(orderStates).toEqual(['pending_payment', 'confirmed'])
    })

    test.each([
      ['canceled', 'payment_failed', '/kasse/?payment=failed'],
      ['refused', 'payment_failed', '/kasse/?payment=failed'],
      ['expired', 'payment_failed', '/kasse/?payment=failed'],
      ['active', 'pending_payment', '/danke/?order='],
      ['paymentPending', 'pending_payment', '/danke/?order='],
      ['of nobody', 'pending_payment', '/danke/?order='],
    ])('a page that is %s leaves the order %s', async (status, state, path) => {
      const { token } = await orderToPay(visitor)
      if (status !== 'of nobody') fake.results.set('some', { status })

      const back = await comeBack(token, 'some')

      expect(back.headers.get('location')).toContain(path)
      expect((await visitor.call(loadPlacedOrder, { token })).order.state).toBe(state)
    })

    test('a way back with the result of another payment proves nothing', async () => {
      const { token } = await orderToPay(visitor)
      fake.results.set('good', { status: 'completed', pspReference: 'PSP9' })
      const url = `https://shop.example/api/payments/adyen/return/${token}/?sessionResult=another|good`

      await apiResponse(engine, new Request(url), over)

      expect((await records()).orders).toMatchObject([{ state: 'pending_payment' }])
    })

    test('a way back from a page that took another amount proves nothing', async () => {
      const { token } = await orderToPay(visitor)
      fake.results.set('good', { status: 'completed', pspReference: 'PSP1', amount: 1 })

      await comeBack(token, 'good')

      expect((await records()).orders).toMatchObject([{ state: 'pending_payment' }])
      expect((await records()).events).toEqual(['refused'])
    })

    test('a dispute is told and changes no amount', async () => {
      const { orderNumber } = await shippedOrder()
      const bank = { pspReference: 'CB1', originalReference: 'PSP1', amount: WHOLE - 100 }

      await say({ eventCode: 'NOTIFICATION_OF_CHARGEBACK', ...bank })
      await say({ eventCode: 'CHARGEBACK', ...bank })
      await say({ eventCode: 'CHARGEBACK', ...bank })
      await say({ eventCode: 'CHARGEBACK_REVERSED', ...bank })
      await say({ eventCode: 'SECOND_CHARGEBACK', ...bank })

      expect((await records()).payments).toMatchObject([{ state: 'captured', captured: WHOLE, refunded: 0 }])
      expect((await records()).events.slice(-4)).toEqual([
        'disputed',
        'chargedBack',
        'chargebackReversed',
        'chargedBack',
      ])
      expect(console.error).toHaveBeenCalledWith(
        expect.stringContaining(`took ${((WHOLE - 100) / 100).toFixed(2)} EUR of order ${orderNumber} back`),
      )
      expect((await brokenInvariants(engine)).join('\n')).not.toContain('chargebacks')
    })

    // A refund beside a chargeback is money that went back twice, and no sum said so.
    test('what a bank took back and the shop refunded is found by the audit', async () => {
      const { orderNumber } = await shippedOrder()
      const bank = { pspReference: 'CB1', originalReference: 'PSP1' }

      await say({ eventCode: 'CHARGEBACK', ...bank })
      await say({ eventCode: 'REFUND', ...bank, pspReference: 'R1', amount: 100 })

      expect((await brokenInvariants(engine)).join('\n')).toMatch(
        new RegExp(
          `chargebacks[\\s\\S]*${orderNumber} .*took ${WHOLE} back, ${WHOLE} was captured and 100 given back`,
        ),
      )
    })

    // The desk saw a paid order and gave its money back, which the shopper had from the bank already.
    test('what a bank took back is not given back again, until the bank returns it', async () => {
      const { orderNumber } = await shippedOrder()
      const bank = { pspReference: 'CB1', originalReference: 'PSP1', amount: WHOLE - 100 }
      const refund = (amount: number | null) => {
        const input = { number: orderNumber, amount, by: 'Mia', note: null, now: clock.now() }
        return engine.database.transaction((sql) => refundOrderIn(sql, input))
      }
      const shown = () => shownOrder(engine.database.sql, orderNumber, clock.now())

      await say({ eventCode: 'CHARGEBACK', ...bank })
      const taken = await shown()

      expect(taken).toMatchObject({ refundable: 100, payments: [{ chargedBack: WHOLE - 100 }] })
      await expect(refund(101)).rejects.toMatchObject({
        message: expect.stringContaining(`A bank has taken ${((WHOLE - 100) / 100).toFixed(2)} EUR`),
        coded: {
          code: 'chargedBack',
          params: { number: orderNumber, amount: WHOLE - 100, besides: 100, currency: 'EUR' },
        },
      })
      expect(await refund(null)).toMatchObject({ amount: 100 })
      await expect(refund(null)).rejects.toMatchObject({ coded: { code: 'chargedBack' } })
      expect((await records()).moves.filter(({ kind }) => kind === 'refund')).toMatchObject([{ amount: 100 }])

      await say({ eventCode: 'CHARGEBACK_REVERSED', ...bank })
      expect(await shown()).toMatchObject({ refundable: WHOLE - 100, payments: [{ chargedBack: 0 }] })
      expect(await refund(500)).toMatchObject({ amount: 500 })
    })

    // It could neither be sent nor cancelled: the shop would have paid out what the bank had given the shopper already.
    test('an order that a bank took the money of is cancelled without a refund, until the bank returns it', async () => {
      const { orderNumber } = await bancontactOrder()
      await say({ ...(await wholeAmount()), pspReference: 'PSP1', paymentMethod: 'bcmc' })
      const bank = { ...(await wholeAmount()), pspReference: 'CB1', originalReference: 'PSP1' }
      await say({ ...bank, eventCode: 'CHARGEBACK' })
      const input = { number: orderNumber, positions: null, by: 'Mia', note: null, now: clock.now() }

      const cancelled = await cancelOrder(engine.database, input)

      expect(cancelled).toMatchObject({
        amount: 0,
        byBank: bank.amount,
        shares: [],
        document: expect.any(String),
      })
      expect((await records()).moves).toEqual([])
      expect(await brokenInvariants(engine)).toEqual([])
      await engine.tidy()
      const shown = await shownOrder(engine.database.sql, orderNumber, clock.now())
      expect(shown).toMatchObject({ state: 'cancelled', refundable: 0 })
      expect(shown?.mails.find(({ kind }) => kind === 'orderCancelled')?.text).toContain('par votre banque')

      await say({ ...bank, eventCode: 'CHARGEBACK_REVERSED' })
      await say({ ...bank, eventCode: 'CHARGEBACK_REVERSED' })

      expect((await records()).moves).toMatchObject([{ kind: 'refund', amount: bank.amount, state: 'due' }])
      expect(await brokenInvariants(engine)).toEqual([])
    })

    // What the shop had queued went out beside what the bank had taken: the shopper had it twice.
    test.each([
      ['all of it', 0, []],
      ['all but a part of it', 200, [200]],
    ])('a refund that waits is not sent once a bank has taken %s', async (_, left, sent) => {
      const { orderNumber } = await shippedOrder()
      const input = { number: orderNumber, amount: 500, by: 'Mia', note: null, now: clock.now() }
      await engine.database.transaction((sql) => refundOrderIn(sql, input))
      const bank = { pspReference: 'CB1', originalReference: 'PSP1', amount: WHOLE - left }

      await say({ eventCode: 'CHARGEBACK', ...bank })
      await engine.tidy()

      const refunds = (await records()).moves.filter(({ kind }) => kind === 'refund')
      expect(refunds.filter(({ state }) => state !== 'refused').map(({ amount }) => amount)).toEqual(sent)
      expect(refunds.filter(({ state }) => state === 'refused').map(({ amount }) => amount)).toEqual([500])
      expect(await brokenInvariants(engine)).toEqual([])

      await say({ eventCode: 'CHARGEBACK_REVERSED', ...bank })
      await engine.tidy()

      const back = (await records()).moves.filter(
        ({ kind, state }) => kind === 'refund' && state !== 'refused',
      )
      expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(500)
      expect(await brokenInvariants(engine)).toEqual([])
    })

    // It was claimed with others, whose answers took their time: its bank was quicker, and the shopper had it twice.
    test.each([
      ['all of it', 0, []],
      ['all but a part of it', 200, [200]],
    ])('nor is one that waits in the hand that asks, once a bank has taken %s', async (_, left, sent) => {
      const { orderNumber } = await shippedOrder()
      const input = { number: orderNumber, amount: 500, by: 'Mia', note: null, now: clock.now() }
      await engine.database.transaction((sql) => refundOrderIn(sql, input))
      const other = { ...input, amount: 300 }
      await engine.database.transaction((sql) => refundOrderIn(sql, other))
      const bank = { pspReference: 'CB1', originalReference: 'PSP1', amount: WHOLE - 500 - left }
      const adyen = openAdyen(fake.setup)
      const asked: number[] = []
      const slow: PaymentProvider = {
        ...adyen,
        async refund(move) {
          if (asked.length === 0) await say({ eventCode: 'CHARGEBACK', ...bank })
          asked.push(move.amount)
          return adyen.refund(move)
        },
      }

      await requestMoves(engine.database, slow, clock.now())
      await requestMoves(engine.database, slow, clock.now())

      expect(asked).toEqual([500, ...sent])
      expect(await brokenInvariants(engine)).toEqual([])
    })

    // An answer that never came may have been a yes: asked again under a new id, the refund went out twice.
    test('a refund that was asked for already is not cut: it is asked again under its own id', async () => {
      const { orderNumber } = await shippedOrder()
      const input = { number: orderNumber, amount: 500, by: 'Mia', note: null, now: clock.now() }
      await engine.database.transaction((sql) => refundOrderIn(sql, input))
      fake.failures.push({ status: 503, errorCode: '905', message: 'Try again later' })
      await engine.tidy()
      const refunds = async () => (await records()).moves.filter(({ kind }) => kind === 'refund')
      const [tried] = await refunds()
      await engine.database.transaction((sql) => refundOrderIn(sql, { ...input, amount: 300 }))

      await say({
        eventCode: 'CHARGEBACK',
        pspReference: 'CB1',
        originalReference: 'PSP1',
        amount: WHOLE - 600,
      })

      expect(tried).toMatchObject({ state: 'due', attempts: 1 })
      expect((await refunds()).filter(({ id }) => id === tried?.id)).toEqual([tried])
      // What the one on its way leaves is all that the other may still have.
      const others = (await refunds()).filter(({ id }) => id !== tried?.id)
      expect(
        others
          .map(({ state, amount }) => [state, amount] as const)
          .toSorted(([one], [other]) => one.localeCompare(other)),
      ).toEqual([
        ['due', 100],
        ['refused', 300],
      ])
    })

    test('a chargeback and its reversal stand in the history, and count as an update of the order', async () => {
      const { orderNumber } = await shippedOrder()
      await engine.database.sql.update(orders).set({ updatedAt: new Date('2026-01-01') })
      clock.forward(60)
      const since = clock.now()
      const bank = { pspReference: 'CB1', originalReference: 'PSP1', amount: 700 }
      const updated = () =>
        ordersAfter(engine.database.sql, { after: '', state: null, since, limit: 9 }).then((rows) =>
          rows.map(({ number }) => number),
        )

      expect(await updated()).toEqual([])
      await say({ eventCode: 'CHARGEBACK', ...bank })
      await say({ eventCode: 'CHARGEBACK', ...bank })
      expect(await updated()).toEqual([orderNumber])
      await say({ eventCode: 'CHARGEBACK_REVERSED', ...bank })

      const shown = await shownOrder(engine.database.sql, orderNumber, clock.now())
      expect(shown?.events.slice(-2).map(({ entry }) => entry)).toEqual([
        { code: 'chargedBack', amount: 700, currency: 'EUR' },
        { code: 'chargebackReversed', amount: 700, currency: 'EUR' },
      ])
    })

    // A refund on the provider's own pages closed ours over the same amount, whose own notice then counted for nothing.
    test.each([
      ['was asked for', true],
      ['is still to be asked for', false],
    ])('a refund made elsewhere is not the one that %s', async (_, isAsked) => {
      await shippedOrder()
      await giveBack(500)
      if (isAsked) await engine.tidy()
      const elsewhere = {
        eventCode: 'REFUND',
        pspReference: 'ELSEWHERE',
        originalReference: 'PSP1',
        amount: 500,
      }

      await say(elsewhere)
      await engine.tidy()
      const ours = (await records()).moves.find(({ kind }) => kind === 'refund')?.reference ?? ''
      await say({ ...elsewhere, pspReference: ours })
      await say({ ...elsewhere, pspReference: ours })

      expect(ours).not.toBe('')
      expect((await records()).payments).toMatchObject([{ refunded: 1000 }])
      expect((await records()).moves.filter(({ kind }) => kind === 'refund')).toMatchObject([
        { state: 'done' },
      ])
    })

    test('a way back that nobody was given does not exist', async () => {
      const url = `https://shop.example/api/payments/adyen/return/${'x'.repeat(32)}/`

      expect((await apiResponse(engine, new Request(url), over)).status).toBe(404)
    })

    test('a card that was refused may be followed by another on the same page', async () => {
      await orderToPay(visitor)

      const answers = [
        await say({ success: false, pspReference: 'PSP0' }),
        await say({ pspReference: 'PSP1' }),
      ]

      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect((await records()).events).toEqual(['attemptFailed', 'authorised'])
      expect((await records()).orders).toMatchObject([{ state: 'confirmed' }])
    })

    test.each<[string, (body: string) => string, number]>([
      ['signed', (body) => body, 200],
      ['without a signature', (body) => body.replace(/"hmacSignature":"[^"]*"/, '"a":"b"'), 401],
      ['with another signature', (body) => body.replace(/(?<="hmacSignature":")./, anotherSign), 401],
      ['with another amount than signed', (body) => body.replace(`"value":${WHOLE}`, '"value":1'), 401],
      [
        'for another payment than signed',
        (body) => body.replace(/"merchantReference":"[^"]*"/, '"merchantReference":"x"'),
        401,
      ],
      ['without an event', () => '{"notificationItems":[]}', 400],
      ['that is no JSON', () => 'live=false', 400],
    ])('a webhook %s is answered', async (_, change, status) => {
      await orderToPay(visitor)
      const body = adyenWebhook(fake.setup, {
        eventCode: 'AUTHORISATION',
        paymentId: await paymentId(),
        amount: WHOLE,
      })

      const answer = await deliver(change(body))

      expect(answer.status).toBe(status)
      expect((await records()).orders).toMatchObject([
        { state: status === 200 ? 'confirmed' : 'pending_payment' },
      ])
    })

    test.each([
      ['an event the shop does not know', { eventCode: 'REPORT_AVAILABLE' }, 200],
      ['an event of another merchant', { merchantAccount: 'SomebodyElse' }, 200],
      ['another amount', { amount: 1 }, 422],
      ['another currency', { currency: 'CHF' }, 422],
      ['an unknown payment', { paymentId: 'nobody' }, 404],
    ])('%s changes nothing', async (_, event, status) => {
      await orderToPay(visitor)

      const answer = await say(event)

      expect(answer.status).toBe(status)
      expect((await records()).orders).toMatchObject([{ state: 'pending_payment' }])
    })

    test('the money is called in when the goods leave, and counted when the provider says so', async () => {
      await shippedOrder()

      expect(fake.asked.at(-1)).toMatchObject({
        path: '/v72/payments/PSP1/captures',
        body: { merchantAccount: 'LindhausECOM', amount: { value: WHOLE, currency: 'EUR' } },
      })
      const { payments, moves } = await records()
      expect(payments).toMatchObject([{ state: 'captured', captured: WHOLE }])
      expect(moves).toMatchObject([{ kind: 'capture', state: 'done', id: fake.asked.at(-1)?.idempotencyKey }])
    })

    test('a capture that the provider takes back is told', async () => {
      const { orderNumber } = await shippedOrder()
      const capture = (await records()).moves[0]?.reference ?? ''

      await say({ eventCode: 'CAPTURE_FAILED', pspReference: capture, originalReference: 'PSP1' })

      expect((await records()).payments).toMatchObject([{ state: 'captured', captured: 0 }])
      expect((await records()).events).toEqual(['authorised', 'captured', 'captureFailed'])
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining(orderNumber))
    })

    test('refunds go back in parts, and one that fails is not counted', async () => {
      await shippedOrder()
      await giveBack(500)
      await engine.tidy()
      const first = (await records()).moves.find(({ kind }) => kind === 'refund')?.reference ?? ''
      const refund = { amount: 500, pspReference: first, originalReference: 'PSP1' }
      await say({ eventCode: 'REFUND', ...refund })
      const between = await records()

      await say({ eventCode: 'REFUND_FAILED', ...refund })

      expect(fake.asked.at(-1)).toMatchObject({ path: '/v72/payments/PSP1/refunds' })
      expect(between.payments).toMatchObject([{ state: 'refunded', refunded: 500 }])
      expect((await records()).payments).toMatchObject([{ state: 'refunded', refunded: 0 }])
    })

    test('a promise that comes after the order was given up is given up as well', async () => {
      await orderToPay(visitor)
      clock.forward(16 * 60)
      await engine.tidy()

      await say({ pspReference: 'PSP1' })
      await engine.tidy()
      const reversal = (await records()).moves[0]?.reference ?? ''
      await say({
        eventCode: 'CANCEL_OR_REFUND',
        pspReference: reversal,
        originalReference: 'PSP1',
        action: 'cancel',
      })

      expect(fake.asked.at(-1)).toMatchObject({ path: '/v72/payments/PSP1/reversals' })
      expect((await records()).moves).toMatchObject([{ kind: 'cancel', state: 'done', reason: 'late' }])
      expect((await records()).payments).toMatchObject([{ state: 'failed', captured: 0 }])
    })

    test('a provider that cannot be reached costs the shopper nothing', async () => {
      fake.failures.push({ status: 500, errorCode: '905', message: 'Payment details are not supported' })
      await fillCheckout(visitor, { variantId: VARIANTS.scarce, payment: 'KK' })

      const refused = await visitor.try(placeOrder, { acceptedTerms: true })
      const again = await visitor.try(placeOrder, { acceptedTerms: true })

      expect(refused).toMatchObject({ status: 409, body: { code: 'payment_unavailable' } })
      expect(again.status).toBe(201)
    })

    test.each([
      [500, 'due', 1],
      [429, 'due', 1],
      [401, 'due', 1],
      [422, 'refused', 1],
    ])('a capture that is answered %i is %s', async (status, state, attempts) => {
      const { orderNumber } = await agreedOrder()
      await ship(engine, orderNumber)
      fake.failures.push({ status, errorCode: '167', message: 'Original pspReference required' })

      await engine.tidy()

      expect((await records()).moves).toMatchObject([{ kind: 'capture', state, attempts }])
    })

    test('what was not answered is asked for again under the same key', async () => {
      const { orderNumber } = await agreedOrder()
      await ship(engine, orderNumber)
      fake.failures.push({ status: 503, errorCode: '000', message: 'Try again' })
      await engine.tidy()
      clock.forward(30)
      await engine.tidy()

      const captures = fake.asked.filter(({ path }) => path.endsWith('/captures'))
      expect(captures).toHaveLength(2)
      expect(captures[0]?.idempotencyKey).toBe(captures[1]?.idempotencyKey)
      expect((await records()).moves).toMatchObject([{ state: 'asked' }])
    })
  },
)

test('a gift card of the provider tells its balance', async () => {
  const provider = openAdyen(fake.setup)
  const card = { brand: 'svs', number: '6036280000000000000', pin: '737', currencyCode: 'EUR' } as const

  expect(await provider.giftcardBalance(card)).toEqual({ amount: 5000, currencyCode: 'EUR' })
  expect(await provider.giftcardBalance({ ...card, pin: '000' })).toBeNull()
})

test('live payments go to the address of the company', async () => {
  const provider = openAdyen({ ...fake.setup, environment: 'LIVE', livePrefix: '1797a841fbb37ca7-Lindhaus' })
  fake.asked.length = 0

  await provider.capture({
    id: 'm1',
    paymentId: 'p1',
    target: 'PSP1',
    amount: 1,
    currencyCode: 'EUR',
  })

  expect(fake.asked[0]?.path).toBe('/checkout/v72/payments/PSP1/captures')
})

const belgian = anAddress({ country: 'BE', zip: '1000', city: 'Bruxelles' })
const ADDRESSES: Partial<Record<Locale, Address>> = {
  'de-ch': anAddress({ country: 'CH', zip: '8001', city: 'Zürich' }),
  'nl-nl': anAddress({ country: 'NL', zip: '1012 AB', city: 'Amsterdam' }),
  'fr-be': belgian,
  'nl-be': belgian,
}

function sumOf(lines: unknown): number {
  return (lines as { amountIncludingTax: number; quantity: number }[]).reduce(
    (sum, line) => sum + line.amountIncludingTax * line.quantity,
    0,
  )
}

/** Not a fixed one: that would sometimes be the very same. */
function anotherSign(sign: string): string {
  return sign === 'A' ? 'B' : 'A'
}

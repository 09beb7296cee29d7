import { loadPlacedOrder, placeOrder } from '@shop/api-client/contract/checkout'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { paymentWebhooks } from '@shop/engine/db/schema/orders'
import type { PaymentNotice } from '@shop/engine/ports/payment-provider'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anAddress } from '../testing/checkout-steps.ts'
import {
  deliver as deliverTo,
  noticeOf,
  orderToPay,
  paymentRecords,
  press,
  ship,
} from '../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const dutch = anAddress({ country: 'NL', zip: '1012 AB', city: 'Amsterdam' })
const WHOLE = 1999 + 595

describe.each(await ruleEngines())('webhooks of a provider, on the $name', ({ open }) => {
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

  const notice = (url: string, kind: PaymentNotice['kind'], fields?: Parameters<typeof noticeOf>[3]) =>
    noticeOf(engine, url, kind, fields)
  const deliver = (signed: Parameters<typeof deliverTo>[1], provider?: string) =>
    deliverTo(engine, signed, provider)
  const shown = async (token: string) => (await visitor.call(loadPlacedOrder, { token })).order

  test('the same one counts once, however often and however parallel it comes', async () => {
    const { token, url } = await orderToPay(visitor)
    const authorised = notice(url, 'authorised')

    const answers = await Promise.all([deliver(authorised), deliver(authorised), deliver(authorised)])
    const again = await deliver(authorised)

    expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await shown(token)).state).toBe('confirmed')
    const { orderStates, events } = await paymentRecords(engine)
    expect(orderStates).toEqual(['pending_payment', 'confirmed'])
    expect(events).toEqual(['authorised'])
    expect(await engine.database.sql.select().from(paymentWebhooks)).toHaveLength(1)
  })

  test('one that is faster than the shopper finds the order paid whatever is pressed then', async () => {
    const { token, url } = await orderToPay(visitor)
    await deliver(notice(url, 'authorised'))

    const back = await press(engine, url, { action: 'decline' })

    expect(back?.headers.get('location')).toBe(`https://shop.example/danke/?order=${token}`)
    expect((await shown(token)).state).toBe('confirmed')
  })

  test.each<[string, PaymentNotice['kind'][], string, string]>([
    ['capture before promise', ['captured', 'authorised'], 'confirmed', 'captured'],
    ['failure after promise', ['authorised', 'failed'], 'confirmed', 'authorised'],
    ['failure after capture', ['captured', 'failed'], 'confirmed', 'captured'],
    ['cancellation after capture', ['captured', 'cancelled'], 'confirmed', 'captured'],
    ['attempt that failed, then a promise', ['attemptFailed', 'authorised'], 'confirmed', 'authorised'],
    ['failure twice, in two ways', ['failed', 'cancelled'], 'payment_failed', 'failed'],
    ['refund after capture', ['authorised', 'captured', 'refunded'], 'confirmed', 'refunded'],
    ['promise after refund', ['captured', 'refunded', 'authorised'], 'confirmed', 'refunded'],
  ])('%s: no state goes backwards', async (_, kinds, orderState, paymentState) => {
    const { url } = await orderToPay(visitor)

    for (const kind of kinds) expect((await deliver(notice(url, kind))).status).toBe(200)

    const { orders, payments } = await paymentRecords(engine)
    expect([orders[0]?.state, payments[0]?.state]).toEqual([orderState, paymentState])
  })

  test.each<[string, PaymentNotice['kind'], Parameters<typeof noticeOf>[3], number, string]>([
    ['a promise over less', 'authorised', { amount: 1 }, 422, 'amount_wrong'],
    ['a promise over more', 'authorised', { amount: WHOLE + 1 }, 422, 'amount_wrong'],
    ['a promise in another currency', 'authorised', { currencyCode: 'CHF' }, 422, 'currency_wrong'],
    ['a capture over more', 'captured', { amount: WHOLE + 1 }, 422, 'amount_wrong'],
    ['a capture over nothing', 'captured', { amount: 0 }, 422, 'amount_wrong'],
    ['a capture over less than nothing', 'captured', { amount: -5 }, 422, 'amount_wrong'],
    ['a capture of half a cent', 'captured', { amount: 0.5 }, 422, 'amount_wrong'],
    ['a refund of what was not taken yet', 'refunded', {}, 409, 'notice_early'],
    ['an unknown payment', 'authorised', { paymentId: 'nobody' }, 404, 'payment_unknown'],
  ])('%s is refused and changes nothing', async (_, kind, fields, status, code) => {
    const { url } = await orderToPay(visitor)
    const wrong = notice(url, kind, fields)

    const answers = [await deliver(wrong), await deliver(wrong)]

    expect(answers.map((answer) => answer.status)).toEqual([status, status])
    expect(await answers[0]?.json()).toMatchObject({ code })
    const { orders, payments, events } = await paymentRecords(engine)
    expect([orders[0]?.state, payments[0]?.state, payments[0]?.captured]).toEqual([
      'pending_payment',
      'created',
      0,
    ])
    expect(events).toEqual(code === 'payment_unknown' ? [] : ['refused'])
  })

  test('one that was refused for its amount does not stand in the way of the right one', async () => {
    const { token, url } = await orderToPay(visitor)
    await deliver(notice(url, 'authorised', { amount: 1 }))

    const right = await deliver(notice(url, 'authorised'))

    expect(right.status).toBe(200)
    expect((await shown(token)).state).toBe('confirmed')
  })

  test('a refund that overtook its capture is taken in when it is sent again', async () => {
    const { url } = await orderToPay(visitor)
    const refunded = notice(url, 'refunded', { amount: 500 })

    const early = await deliver(refunded)
    await deliver(notice(url, 'captured'))
    const later = await deliver(refunded)

    expect([early.status, later.status]).toEqual([409, 200])
    expect((await paymentRecords(engine)).payments).toMatchObject([{ captured: WHOLE, refunded: 500 }])
  })

  test.each([
    ['without the right signature', { signature: 'f'.repeat(64) }, 'sandbox', 401],
    ['without any', { signature: '' }, 'sandbox', 401],
    ['whose body was changed', { body: '{}' }, 'sandbox', 401],
    ['of a provider that is not there', {}, 'otherpay', 404],
  ])('one %s is refused', async (_, change, provider, status) => {
    const { token, url } = await orderToPay(visitor)

    const answer = await deliver({ ...notice(url, 'authorised'), ...change }, provider)

    expect(answer.status).toBe(status)
    expect((await shown(token)).state).toBe('pending_payment')
  })

  test('money that comes after the order was given up goes back, and the shopper hears of it', async () => {
    const { url, orderNumber } = await orderToPay(visitor)
    await press(engine, url, { action: 'overdue' })
    clock.forward(15 * 60 + 30)
    await engine.tidy()
    const before = await paymentRecords(engine)

    clock.forward(60)
    await engine.tidy()
    await engine.tidy()

    const after = await paymentRecords(engine)
    expect([before.orders[0]?.state, after.orders[0]?.state]).toEqual(['payment_failed', 'payment_failed'])
    expect(after.moves).toMatchObject([{ kind: 'cancel', state: 'done', reason: 'late', amount: WHOLE }])
    expect(after.events).toEqual(['late', 'cancelled'])
    expect(after.mails).toEqual(['paymentFailed', 'paymentReturned'])
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(orderNumber))
  })

  test('money that was taken too late is refunded', async () => {
    const { url } = await orderToPay(visitor)
    clock.forward(16 * 60)
    await engine.tidy()

    await deliver(notice(url, 'captured'))
    await engine.tidy()

    const { payments, moves } = await paymentRecords(engine)
    expect(moves).toMatchObject([{ kind: 'refund', state: 'done', reason: 'late' }])
    expect(payments).toMatchObject([{ state: 'failed', captured: WHOLE, refunded: WHOLE }])
  })

  test('a late payment does not touch the order that was made in its place', async () => {
    const first = await orderToPay(visitor)
    const again = await visitor.call(placeOrder, { acceptedTerms: true })
    await deliver(notice(first.url, 'authorised'))
    if (again.next.type === 'redirect') await press(engine, again.next.url, { action: 'approve' })
    await engine.tidy()

    const { orders, moves } = await paymentRecords(engine)
    expect(orders.map(({ state }) => state)).toEqual(['payment_failed', 'confirmed'])
    expect(moves).toMatchObject([{ kind: 'cancel', reason: 'late' }])
  })

  test.each([
    ['was refused', 'decline', 2, 'redirect'],
    ['is done', 'approve', 1, 'done'],
  ])('the order button again, after a payment that %s, leads on', async (_, action, orderCount, next) => {
    await orderToPay(visitor)
    const again = () => visitor.call(placeOrder, { acceptedTerms: true }, { idempotencyKey: 'the-same' })
    const first = await again()
    if (first.next.type === 'redirect') await press(engine, first.next.url, { action })

    const [one, other] = await Promise.all([again(), again()])

    const { orders } = await paymentRecords(engine)
    const living = orders.filter(({ state }) => state === 'confirmed' || state === 'pending_payment')
    expect([one.next.type, other]).toEqual([next, one])
    expect([orders.length - 1, living.length]).toEqual([orderCount, 1])
    expect((await visitor.call(loadPlacedOrder, { token: one.token })).order.number).toBe(living[0]?.number)
    if (one.next.type === 'redirect') await press(engine, one.next.url, { action: 'approve' })
    expect((await shown(one.token)).state).toBe('confirmed')
  })

  test.each([
    ['late', 21],
    ['duplicate', 0],
    ['unordered', 0],
    ['partial', 0],
  ])('the page can play "%s", and the order is paid', async (action, seconds) => {
    const { token, url } = await orderToPay(visitor)

    const back = await press(engine, url, { action })
    const atFirst = (await shown(token)).state
    clock.forward(seconds)
    await engine.tidy()

    expect(back?.headers.get('location')).toBe(`https://shop.example/danke/?order=${token}`)
    expect(atFirst).toBe(action === 'late' ? 'pending_payment' : 'confirmed')
    expect((await shown(token)).state).toBe('confirmed')
  })

  test.each<[PaymentMethodCode, string, number]>([
    ['KK', 'partial', WHOLE],
    ['IL', 'partial', WHOLE],
    ['IL', 'unordered', WHOLE],
    ['IL', 'duplicate', WHOLE],
  ])(
    '%s after "%s" is never taken more than once, whatever is pressed after it',
    async (payment, action, most) => {
      const shopper = payment === 'IL' ? await aVisitor(engine, 'nl-nl') : visitor
      const { url, token } = await orderToPay(shopper, {
        payment,
        address: payment === 'IL' ? dutch : anAddress(),
      })

      for (const pressed of [action, 'unordered', 'approve', 'decline', action])
        expect((await press(engine, url, { action: pressed }))?.headers.get('location')).toContain(token)

      const [paid] = (await paymentRecords(engine)).payments
      expect(paid).toMatchObject({ state: 'captured' })
      expect(paid?.captured).toBeLessThanOrEqual(most)
    },
  )

  test('what was taken in part is taken whole when the goods leave', async () => {
    const { url, orderNumber } = await orderToPay(visitor)
    await press(engine, url, { action: 'partial' })
    const before = await paymentRecords(engine)

    await ship(engine, orderNumber)
    await engine.tidy()

    const after = await paymentRecords(engine)
    expect(before.payments).toMatchObject([{ state: 'captured', captured: WHOLE / 2 }])
    expect(after.payments).toMatchObject([{ state: 'captured', captured: WHOLE }])
    expect(after.moves).toMatchObject([
      { kind: 'capture', amount: WHOLE / 2, state: 'done', reason: 'shipped' },
    ])
  })
})

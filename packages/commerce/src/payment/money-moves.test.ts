import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { MoneyMove, MoveAnswer, PaymentProvider } from '@shop/engine/ports/payment-provider'
import { bookReceivedMoney, refundPayments, requestCapture } from '@shop/sales/payment/captures-and-refunds'
import { requestMoves } from '@shop/sales/payment/request-moves'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buy } from '../testing/checkout-steps.ts'
import { deliver, noticeOf, orderToPay, paymentRecords, press, ship } from '../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const WHOLE = 1999 + 595

describe.each(await ruleEngines())('moving money, on the $name', ({ open }) => {
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

  const records = () => paymentRecords(engine)
  const payment = async () => (await records()).payments[0]
  const orderId = async () => (await records()).orders[0]?.id ?? ''
  const capture = async (amount?: number) => {
    const input = {
      orderId: await orderId(),
      by: 'operator',
      now: clock.now(),
      ...(amount ? { amount } : {}),
    }
    return engine.database.transaction((sql) => requestCapture(sql, input))
  }
  const giveBack = async (amount: number) => {
    const input = { orderId: await orderId(), by: 'operator', note: 'test', now: clock.now(), amount }
    return engine.database.transaction((sql) => refundPayments(sql, input))
  }
  const agreedOrder = async (payment: 'KK' | 'IL' = 'KK') => {
    const order = await orderToPay(visitor, { payment })
    await press(engine, order.url, { action: 'approve' })
    return order
  }

  test('a promise is called in when the goods leave, once', async () => {
    const { orderNumber } = await agreedOrder()
    await engine.tidy()
    const before = await payment()

    await ship(engine, orderNumber)
    await engine.tidy()
    await engine.tidy()

    expect(before).toMatchObject({ state: 'authorised', captured: 0 })
    expect(await payment()).toMatchObject({ state: 'captured', captured: WHOLE })
    expect((await records()).moves).toHaveLength(1)
  })

  test('what needs no shipping is called in at once', async () => {
    const { url } = await orderToPay(visitor, { variantId: VARIANTS.download })
    await press(engine, url, { action: 'approve' })

    await engine.tidy()

    expect(await payment()).toMatchObject({ state: 'captured', captured: 2500 })
  })

  test('parts are called in as they leave, never more than was promised', async () => {
    await agreedOrder()

    const asked = [await capture(1000), await capture(1000), await capture(1000), await capture()]
    await engine.tidy()

    expect(asked).toEqual([1000, 1000, WHOLE - 2000, 0])
    expect(await payment()).toMatchObject({ captured: WHOLE })
  })

  test('before the goods leave, giving back is not taking', async () => {
    const { orderNumber } = await agreedOrder()

    const back = await giveBack(1000)
    await ship(engine, orderNumber)
    await engine.tidy()

    expect(back).toMatchObject({ shares: [{ way: 'release', amount: 1000, key: 'KK' }], left: 0 })
    expect(await payment()).toMatchObject({ captured: WHOLE - 1000, released: 1000, refunded: 0 })
  })

  test('a promise of which nothing is wanted any more is cancelled', async () => {
    await agreedOrder()

    await giveBack(1000)
    await giveBack(WHOLE - 1000)
    await engine.tidy()

    expect((await records()).moves).toMatchObject([{ kind: 'cancel', state: 'done' }])
    expect(await payment()).toMatchObject({ state: 'cancelled', captured: 0, released: WHOLE })
  })

  test('what was taken goes back in parts, never more than there is', async () => {
    await agreedOrder()
    await capture()
    await engine.tidy()

    clock.forward(1)
    const back = [await giveBack(600)]
    clock.forward(1)
    back.push(await giveBack(WHOLE))
    await engine.tidy()

    expect(back.map(({ left }) => left)).toEqual([0, 600])
    expect(await payment()).toMatchObject({ state: 'refunded', captured: WHOLE, refunded: WHOLE })
    expect((await records()).moves.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['capture', WHOLE],
      ['refund', 600],
      ['refund', WHOLE - 600],
    ])
  })

  test('two who give back the same money at once give it back once', async () => {
    await agreedOrder()
    await capture()
    await engine.tidy()

    const back = await Promise.all([giveBack(WHOLE), giveBack(WHOLE), giveBack(WHOLE)])

    expect(back.filter(({ left }) => left === 0)).toHaveLength(1)
    expect(back.filter(({ left }) => left === WHOLE)).toHaveLength(2)
    expect((await records()).moves.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
  })

  test('a transfer is noted when it comes, and goes back by hand', async () => {
    await buy(visitor, { variantId: VARIANTS.scarce, payment: 'V' })
    const input = { orderId: await orderId(), amount: WHOLE + 5, by: 'operator', now: clock.now() }

    const counted = await engine.database.transaction((sql) => bookReceivedMoney(sql, input))
    const back = await giveBack(WHOLE)

    expect(counted).toBe(WHOLE)
    expect(back.shares).toMatchObject([{ way: 'byHand', amount: WHOLE, key: 'V' }])
    expect(await payment()).toMatchObject({ state: 'refunded', captured: WHOLE, refunded: WHOLE })
    expect((await records()).moves).toEqual([])
  })

  test('an invoice that nobody paid is over when it is cancelled', async () => {
    await buy(visitor, { variantId: VARIANTS.scarce, payment: 'RE', birthDate: '1990-01-01' })

    const back = await giveBack(WHOLE)

    expect(back.shares).toMatchObject([{ way: 'release' }])
    expect(await payment()).toMatchObject({ state: 'cancelled', captured: 0 })
  })

  test('who does not answer is asked again under the same id, later and later', async () => {
    await agreedOrder()
    await capture()
    const asked: MoneyMove[] = []
    const silent = provider(async (move) => {
      asked.push(move)
      throw new Error('no answer')
    })

    for (const seconds of [0, 19, 2, 39, 2]) {
      clock.forward(seconds)
      await requestMoves(engine.database, silent, clock.now())
    }
    clock.forward(60 * 60)
    await engine.tidy()

    expect(asked).toHaveLength(3)
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    expect(await payment()).toMatchObject({ captured: WHOLE })
  })

  test('a move under way is not asked for twice by two processes', async () => {
    await agreedOrder()
    await capture()
    const asked: string[] = []
    const slow = provider(async ({ id }) => {
      asked.push(id)
      await new Promise((done) => setTimeout(done, 50))
      return { outcome: 'done', reference: id }
    })

    await Promise.all([1, 2, 3].map(() => requestMoves(engine.database, slow, clock.now())))

    expect(asked).toHaveLength(1)
    expect(await payment()).toMatchObject({ captured: WHOLE })
  })

  test.each(['asked', 'done'] as const)(
    'a notice and the answer "%s" count the same money once',
    async (outcome) => {
      const { url } = await agreedOrder()
      await capture()
      const overtaken = provider(async () => {
        await deliver(engine, noticeOf(engine, url, 'captured'))
        return { outcome, reference: 'capture-1' }
      })

      await requestMoves(engine.database, overtaken, clock.now())

      expect(await payment()).toMatchObject({ state: 'captured', captured: WHOLE })
      expect((await records()).moves).toMatchObject([{ state: 'done', reference: 'capture-1' }])
    },
  )

  test('a capture that is only asked for is counted when the notice comes', async () => {
    const { url } = await agreedOrder()
    await capture()
    await requestMoves(
      engine.database,
      provider(async () => ({ outcome: 'asked', reference: 'c1' })),
      clock.now(),
    )
    const before = await payment()

    await deliver(engine, noticeOf(engine, url, 'captured'))

    expect(before).toMatchObject({ state: 'authorised', captured: 0 })
    expect(await payment()).toMatchObject({ state: 'captured', captured: WHOLE })
    expect((await records()).moves).toMatchObject([{ state: 'done' }])
  })

  test('money does not go back before it was taken', async () => {
    const { url } = await agreedOrder()
    await capture()
    clock.forward(1)
    await giveBack(600)
    const asked: string[] = []
    const slow = async (move: MoneyMove): Promise<MoveAnswer> => {
      asked.push(move.id)
      return { outcome: 'asked', reference: `at the provider ${asked.length}` }
    }

    await requestMoves(engine.database, provider(slow), clock.now())
    const before = asked.length
    await deliver(engine, noticeOf(engine, url, 'captured'))
    await requestMoves(engine.database, provider(slow), clock.now())

    expect([before, asked.length]).toEqual([1, 2])
    expect((await records()).moves.map(({ kind, state }) => [kind, state])).toEqual([
      ['capture', 'done'],
      ['refund', 'asked'],
    ])
  })

  test('who hears nothing of a capture for a day gives the money back all the same', async () => {
    await agreedOrder()
    await capture()
    await giveBack(600)
    const silent = provider(async () => ({ outcome: 'asked', reference: 'c1' }))
    await requestMoves(engine.database, silent, clock.now())

    clock.forward(25 * 60 * 60)
    await requestMoves(engine.database, silent, clock.now())

    expect((await records()).moves.map(({ state }) => state)).toEqual(['asked', 'asked'])
  })

  test('a refused capture is told, and asked for again only by people', async () => {
    const { orderNumber } = await agreedOrder()
    await ship(engine, orderNumber)
    const refusing = provider(async () => ({ outcome: 'refused', reason: 'expired' }))

    await requestMoves(engine.database, refusing, clock.now())
    await requestMoves(engine.database, refusing, clock.now())

    expect((await records()).moves).toMatchObject([{ state: 'refused', lastError: 'expired' }])
    expect((await records()).events).toContain('captureFailed')
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('expired'))
    expect(await capture()).toBe(WHOLE)
  })

  test('a second payment for the same order is given up', async () => {
    const { url } = await agreedOrder()
    const { body, signature } = noticeOf(engine, url, 'authorised')
    const second = engine.sandbox?.provider
    if (!second) throw new Error('there is no sandbox')
    vi.spyOn(second, 'readNotices').mockReturnValueOnce([
      { ...JSON.parse(body), id: 'second', reference: 'another' },
    ])

    await deliver(engine, { body, signature })
    await engine.tidy()

    expect((await records()).moves).toMatchObject([
      { kind: 'cancel', target: 'another', reason: 'twice', state: 'done' },
    ])
    expect(await payment()).toMatchObject({ state: 'authorised', released: 0 })
  })
})

/** A provider that answers every move in the same way. */
function provider(answer: (move: MoneyMove) => Promise<MoveAnswer>): PaymentProvider {
  return {
    key: 'sandbox',
    start: async () => ({ redirectAddress: 'https://pay.example/', session: null }),
    status: async () => null,
    capture: answer,
    refund: answer,
    cancel: answer,
    readNotices: () => null,
    express: null,
    cards: null,
    tokens: null,
    giftcardBalance: async () => null,
  }
}

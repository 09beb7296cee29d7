import { addBasketItem } from '@shop/api-client/contract/basket'
import { addGiftCard } from '@shop/api-client/contract/basket-codes'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { logEntries } from '@shop/engine/command/command-log-store'
import { stock, variants } from '@shop/engine/db/schema/catalogue'
import { giftCards } from '@shop/engine/db/schema/gift-cards'
import { invoices } from '@shop/engine/db/schema/invoices'
import { orderEvents, orderItems, orders, payments } from '@shop/engine/db/schema/orders'
import { mails } from '@shop/engine/db/schema/system'
import { asc, eq, sql as raw } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apiResponse } from '../../http-api.ts'
import { buy, fillCheckout } from '../../testing/checkout-steps.ts'
import { giveGiftCard } from '../../testing/offers.ts'
import { deliver, noticeOf, orderToPay, press } from '../../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../../testing/visitor.ts'
import { runCommand } from '../commands.ts'

const NUMBER = 'T00000001'

describe.each(await ruleEngines())('orders at the desk, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const run = (...words: string[]) => runCommand(engine.database, words, clock.now())
  const sql = () => engine.database.sql
  const unitsOf = async (variantId: number) =>
    (await sql().select().from(stock).where(eq(stock.variantId, variantId)))[0]?.quantity
  const states = async () => {
    const [order] = await sql().select().from(orders)
    const items = await sql().select().from(orderItems).orderBy(asc(orderItems.position))
    return [order?.state, ...items.map(({ state }) => state)]
  }
  const history = async () =>
    (await sql().select().from(orderEvents).orderBy(asc(orderEvents.id))).map(
      ({ from, to, by, note }) => `${from ?? ''}>${to} ${by}${note === null ? '' : ` ${note}`}`,
    )
  const entries = async () =>
    (await sql().select().from(orderEvents).orderBy(asc(orderEvents.id))).map(({ entry }) => entry)
  const sent = async () => {
    await engine.tidy()
    return sql().select().from(mails).orderBy(asc(mails.kind))
  }
  /** Two cushions (39,98), a vase and 5,95 shipping, paid in advance: the money is there. */
  const paidOrder = async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.scarce })
    const { basketKey } = visitor
    await visitor.call(addBasketItem, { basketKey, variantId: VARIANTS.cushion, quantity: 2 })
    const placed = await visitor.call(placeOrder, { acceptedTerms: true })
    await run('orders', 'paid', NUMBER)
    return placed
  }

  test('what a shopper notes on an order stands where whoever ships it looks', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })

    await visitor.call(placeOrder, { acceptedTerms: true, comment: 'Bitte nicht klingeln' })

    expect((await run('orders', 'show', NUMBER)).lines.join('\n')).toContain('Bitte nicht klingeln')
  })

  test('orders are listed and shown with everything the desk needs', async () => {
    await paidOrder()

    const list = await run('orders', 'list', 'confirmed')
    const shown = (await run('orders', 'show', NUMBER.toLowerCase())).lines.join('\n')

    expect(list.lines).toHaveLength(1)
    expect(list.lines[0]).toMatch(/^T00000001 .* confirmed .* EUR {2}de-de {2}anna@example\.org$/)
    for (const said of [
      'Anna Probst',
      '2 × V1 Kissen',
      'Payment   V captured, 65.92 EUR of 65.92 EUR taken',
      'invoice 101-00000001',
      'by shopper',
    ])
      expect(shown).toContain(said)
    expect(await run('orders', 'list', 'shipped')).toEqual({ lines: ['No orders are shipped.'], exitCode: 0 })
  })

  test('what is paid in advance is not sent before the money is there', async () => {
    await buy(visitor, { variantId: VARIANTS.cushion })

    const early = await run('orders', 'ship', NUMBER)
    const paid = await run('orders', 'paid', NUMBER, '25,94')
    const later = await run('orders', 'ship', NUMBER)

    expect([early.exitCode, early.lines[0]]).toEqual([1, expect.stringContaining('orders paid T00000001')])
    expect(paid.lines).toEqual(['T00000001: 25.94 EUR noted, 0.00 EUR open'])
    expect(later).toEqual({ lines: ['T00000001: sent 1, and that was all of it'], exitCode: 0 })
  })

  test('a sent order tells its shopper where the parcel is, once', async () => {
    await paidOrder()

    await run(
      'orders',
      'ship',
      NUMBER,
      '--tracking',
      'dhl:00340434 1234',
      '--by',
      'mia',
      '--note',
      'two boxes',
    )
    await Promise.all([engine.tidy(), engine.tidy(), engine.tidy()])

    const shipped = (await sent()).filter(({ kind }) => kind === 'orderShipped')
    expect(await states()).toEqual(['shipped', 'shipped', 'shipped'])
    expect(shipped).toHaveLength(1)
    expect(shipped[0]?.text).toContain(
      'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=003404341234',
    )
    expect((await history()).slice(-2)).toEqual([
      'confirmed>in_fulfilment mia sent 1, 2 with dhl 00340434 1234: two boxes',
      'in_fulfilment>shipped mia sent 1, 2 with dhl 00340434 1234: two boxes',
    ])
    const [entry] = (await entries()).slice(-1)
    expect(entry).toEqual({
      code: 'sent',
      positions: [1, 2],
      parcel: { carrier: 'dhl', number: '00340434 1234' },
      remark: 'two boxes',
    })
  })

  test('a code that only a later release knows is shown by the note beside it', async () => {
    await paidOrder()
    const later = raw`'{"code":"weighed","grams":1200}'::jsonb`
    await sql().update(orderEvents).set({ entry: later, note: 'weighed 1200 g' })

    expect((await run('orders', 'show', NUMBER)).lines.join()).toContain('weighed 1200 g')
    expect(await entries()).toEqual([null, null])
  })

  test('a parcel without a carrier goes with the one of its country, and with nobody who does not drive there', async () => {
    await paidOrder()

    const foreign = await run('orders', 'ship', NUMBER, '--tracking', 'swiss-post:00340434')
    const sent = await run('orders', 'ship', NUMBER, '--tracking', '00340434')

    expect(foreign).toMatchObject({
      exitCode: 1,
      lines: [expect.stringContaining('one of dhl, hermes, dpd, rhenus')],
    })
    expect(sent.exitCode).toBe(0)
    expect((await history()).at(-1)).toContain('sent 1, 2 with dhl 00340434')
  })

  test('a package names the carrier that really brought it', async () => {
    await paidOrder()

    await run('orders', 'ship', NUMBER, '--tracking', 'hermes:H1234567890')

    const [order] = await sql().select().from(orders)
    expect(order?.items.map(({ carrierKey }) => carrierKey)).toEqual(['hermes'])
  })

  test('an order leaves in parts, and what has not left can be cancelled', async () => {
    await paidOrder()
    const [before, vases] = [await unitsOf(VARIANTS.cushion), await unitsOf(VARIANTS.scarce)]

    const first = await run('orders', 'ship', NUMBER, '--items', '1')
    const between = await states()
    const rest = await run('orders', 'cancel', NUMBER, '--items', '2', '--note', 'broken')

    expect(first.lines).toEqual(['T00000001: sent 1'])
    expect(between).toEqual(['in_fulfilment', 'shipped', 'confirmed'])
    expect(await states()).toEqual(['shipped', 'shipped', 'cancelled'])
    expect(rest.lines).toEqual([
      'T00000001: cancelled 2',
      '  39.98 of V has to be transferred back BY HAND',
      '  correction 101-00000002',
    ])
    expect([await unitsOf(VARIANTS.cushion), await unitsOf(VARIANTS.scarce)]).toEqual([
      (before ?? 0) + 2,
      vases,
    ])
  })

  test('a cancelled order gives everything back, shipping as well, and says so with its correction', async () => {
    await paidOrder()
    const total = (await sql().select().from(orders))[0]?.total

    const cancelled = await run('orders', 'cancel', NUMBER)

    const [mail] = (await sent()).filter(({ kind }) => kind === 'orderCancelled')
    const [payment] = await sql().select().from(payments)
    const link = /https:\/\/\S+invoice\.pdf\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    const options = { locale: 'de-de' as const, clientAddress: '10.0.0.1', secureCookies: true }
    const paper = await apiResponse(engine, new Request(link), options)
    expect(cancelled.exitCode).toBe(0)
    expect(payment).toMatchObject({ refunded: total, state: 'refunded' })
    expect([await unitsOf(VARIANTS.cushion), await unitsOf(VARIANTS.scarce)]).toEqual([10, 5])
    expect(paper.headers.get('content-disposition')).toContain('101-00000002.pdf')
    expect(await run('orders', 'cancel', NUMBER)).toMatchObject({ exitCode: 1 })
  })

  test('an order that nobody has paid is cancelled without paper, and its units are free again', async () => {
    await orderToPay(visitor)

    const cancelled = await run('orders', 'cancel', NUMBER)

    expect(cancelled).toEqual({ lines: ['T00000001: cancelled 1'], exitCode: 0 })
    expect(await states()).toEqual(['cancelled', 'cancelled'])
    expect(await unitsOf(VARIANTS.scarce)).toBe(5)
    expect(await sql().select().from(invoices)).toEqual([])
    expect((await sent()).map(({ kind }) => kind)).toEqual(['orderCancelled'])
  })

  test('money that was only promised is given up when the order is cancelled', async () => {
    const { url } = await orderToPay(visitor)
    await press(engine, url, { action: 'approve' })

    const cancelled = await run('orders', 'cancel', NUMBER)

    expect(cancelled.lines[1]).toMatch(/of KK was never taken/)
  })

  test('money goes back in parts, and never more than there is', async () => {
    await paidOrder()
    await run('orders', 'ship', NUMBER)
    const total = (await sql().select().from(orders))[0]?.total ?? 0
    const rest = ((total - 1250) / 100).toFixed(2)

    const part = await run('orders', 'refund', NUMBER, '12,50', '--note', 'scratched')
    const tooMuch = await run('orders', 'refund', NUMBER, '500')
    const all = await run('orders', 'refund', NUMBER, 'all')
    const none = await run('orders', 'refund', NUMBER, 'all')

    expect(part.lines).toContain('  12.50 of V has to be transferred back BY HAND')
    expect(tooMuch).toMatchObject({ exitCode: 1, lines: [expect.stringContaining('left to give back')] })
    expect(all.lines).toContain(`  ${rest} of V has to be transferred back BY HAND`)
    expect(none.exitCode).toBe(1)
    expect((await sent()).filter(({ kind }) => kind === 'orderRefunded')).toHaveLength(2)
    expect((await sql().select().from(invoices)).map(({ number }) => number).toSorted()).toEqual([
      '101-00000001',
      '101-00000002',
      '101-00000003',
    ])
  })

  // All of the money went back, and the goods left all the same: a waived transfer even counted as one that had come.
  test.each([
    ['paid', []],
    ['on its way to its shopper in part', [['ship', '--items', '1']]],
  ] as const)(
    'all of it goes back by cancelling what has not left, of an order that is %s',
    async (_, steps) => {
      await paidOrder()
      for (const [step, ...words] of steps) await run('orders', step, NUMBER, ...words)

      const refused = await run('orders', 'refund', NUMBER, 'all')
      const part = await run('orders', 'refund', NUMBER, '5')
      const cancelled = await run('orders', 'cancel', NUMBER)

      expect(refused).toMatchObject({ exitCode: 1, lines: [expect.stringContaining('Cancel it instead')] })
      expect([part.exitCode, cancelled.exitCode]).toEqual([0, 0])
    },
  )

  test('a transfer is not waived as a whole while its goods wait', async () => {
    await buy(visitor, { variantId: VARIANTS.cushion })

    expect((await run('orders', 'refund', NUMBER, 'all')).exitCode).toBe(1)
    expect((await run('orders', 'ship', NUMBER)).lines).toEqual([expect.stringContaining('paid in advance')])
  })

  test('what was packed and refunded in full stays', async () => {
    await paidOrder()
    await run('orders', 'pack', NUMBER)

    const refund = await run('orders', 'refund', NUMBER, 'all')
    const sent = await run('orders', 'ship', NUMBER)

    expect(refund.exitCode).toBe(0)
    expect(sent).toMatchObject({ exitCode: 1, lines: [expect.stringContaining('refunded in full')] })
  })

  test('a part that was given back is not given back again with the rest', async () => {
    await paidOrder()
    const total = (await sql().select().from(orders))[0]?.total ?? 0
    await run('orders', 'refund', NUMBER, '5')

    const cancelled = await run('orders', 'cancel', NUMBER)

    const [payment] = await sql().select().from(payments)
    expect(cancelled.exitCode).toBe(0)
    expect(payment?.refunded).toBe(total)
  })

  test.each([
    ['the whole order', [], 'cancelled'],
    ['an item worth more than what is left', ['--items', '2'], 'confirmed'],
  ])(
    'after most of the money went back, %s can still be cancelled for what is left',
    async (_, words, state) => {
      await paidOrder()
      const total = (await sql().select().from(orders))[0]?.total ?? 0
      await run('orders', 'refund', NUMBER, '60')

      const cancelled = await run('orders', 'cancel', NUMBER, ...words)

      const [payment] = await sql().select().from(payments)
      expect(cancelled.exitCode).toBe(0)
      expect((await states())[0]).toBe(state)
      expect(payment?.refunded).toBe(total)
      expect(await sql().select().from(invoices)).toHaveLength(3)
    },
  )

  test('goods do not leave when their payment was cancelled elsewhere', async () => {
    const { url } = await orderToPay(visitor)
    await deliver(engine, noticeOf(engine, url, 'authorised'))
    await deliver(engine, noticeOf(engine, url, 'cancelled'))

    const shipped = await run('orders', 'ship', NUMBER)

    expect(shipped.exitCode).toBe(1)
    expect(shipped.lines[0]).toContain('its payment was cancelled at the provider')
    expect(await states()).toEqual(['confirmed', 'confirmed'])
  })

  test('an invoice that nobody has paid yet shrinks', async () => {
    await buy(visitor, { variantId: VARIANTS.cushion })

    const refund = await run('orders', 'refund', NUMBER, '5')

    expect(refund.lines[1]).toBe('  5.00 of V was never taken, and never will be')
  })

  test('whatever two operators do at once, only one of them does it', async () => {
    await paidOrder()

    const answers = await Promise.all([
      run('orders', 'cancel', NUMBER),
      run('orders', 'ship', NUMBER),
      run('orders', 'cancel', NUMBER),
      run('orders', 'ship', NUMBER),
    ])

    const [order] = await sql().select().from(orders)
    expect(answers.map(({ exitCode }) => exitCode).toSorted((a, b) => a - b)).toEqual([0, 1, 1, 1])
    expect(await unitsOf(VARIANTS.scarce)).toBe(order?.state === 'cancelled' ? 5 : 4)
    expect(await sql().select().from(invoices)).toHaveLength(order?.state === 'cancelled' ? 2 : 1)
  })

  test('an order goes from the warehouse to its recipient, step by step', async () => {
    await paidOrder()

    const steps = [
      await run('orders', 'deliver', NUMBER),
      await run('orders', 'pack', NUMBER),
      await run('orders', 'cancel', NUMBER),
      await run('orders', 'ship', NUMBER),
      await run('orders', 'deliver', NUMBER),
    ]

    expect(steps.map(({ exitCode }) => exitCode)).toEqual([1, 0, 1, 0, 0])
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered'])
  })

  test('words that are not understood, or not allowed, change nothing and say why', async () => {
    await paidOrder()
    const before = await history()

    for (const [words, code, said] of REFUSED) {
      const { lines, exitCode } = await run(...words)
      expect([words, exitCode, lines.join('\n')]).toEqual([words, code, expect.stringContaining(said)])
    }

    expect(await history()).toEqual(before)
  })

  test('what a gift card has paid goes back to the card', async () => {
    const { basketKey } = visitor
    const { id, code, pin } = await giveGiftCard(engine.database, { amount: 1000 })
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    await visitor.call(addGiftCard, { basketKey, code, pin })
    await visitor.call(placeOrder, { acceptedTerms: true })

    const cancelled = await run('orders', 'cancel', NUMBER)

    const [card] = await sql().select().from(giftCards).where(eq(giftCards.id, id))
    expect(cancelled.lines.slice(1, 3)).toEqual([
      '  15.94 of V was never taken, and never will be',
      '  10.00 of giftcard is back on the gift card',
    ])
    expect(card?.balance).toBe(1000)
  })

  test('a count is put right', async () => {
    const [row] = await sql()
      .select({ referenceKey: variants.referenceKey })
      .from(variants)
      .where(eq(variants.id, VARIANTS.soldOut))

    const set = await run('stock', 'set', row?.referenceKey ?? '', '7')

    expect(set).toEqual({ lines: [`${row?.referenceKey}: 0 -> 7`], exitCode: 0 })
    expect(await unitsOf(VARIANTS.soldOut)).toBe(7)
  })

  test('who has counted, and what was there before, is in the log', async () => {
    const [row] = await sql().select().from(variants).where(eq(variants.id, VARIANTS.soldOut))
    const key = row?.referenceKey ?? ''
    await run('stock', 'set', key, '7', '--because', 'found behind a shelf', '--by', 'mia')
    await run('stock', 'set', key, '4')

    const entries = await logEntries(sql(), { before: null, withReads: true, limit: 10 })
    expect(entries).toMatchObject([
      { by: 'operator', before: { [`${key} stock`]: 7 }, after: { [`${key} stock`]: 4 } },
      {
        command: 'changeStock',
        by: 'mia',
        before: { [`${key} stock`]: 0 },
        after: { [`${key} stock`]: 7, reason: 'found behind a shelf' },
      },
    ])
  })
})

const REFUSED: [string[], number, string][] = [
  [['orders'], 2, 'orders list'],
  [['orders', 'dance', NUMBER], 2, 'orders list'],
  [['orders', 'list', 'lost'], 2, 'orders list'],
  [['orders', 'list', '--limit', '0'], 2, 'orders list'],
  [['orders', 'show'], 2, 'orders show'],
  [['orders', 'show', 'T1'], 1, 'There is no order T1.'],
  [['orders', 'ship', NUMBER, '--colour', 'red'], 2, 'orders ship'],
  [['orders', 'ship', NUMBER, '--items'], 2, 'orders ship'],
  [['orders', 'ship', NUMBER, '--items', '7'], 1, 'has items 1 to 2, and none at 7'],
  [['orders', 'ship', NUMBER, '--items', 'one'], 1, '"one" are no items'],
  [['orders', 'ship', NUMBER, '--tracking', 'pigeon:12345'], 1, '"pigeon:12345" is no parcel'],
  [['orders', 'refund', NUMBER], 2, 'orders refund'],
  [['orders', 'refund', NUMBER, '1.250'], 1, '"1.250" is no amount for sure'],
  [['orders', 'refund', NUMBER, '0'], 1, 'more than nothing'],
  [['orders', 'paid', NUMBER, '1'], 1, 'nothing open'],
  [['stock', 'set', 'V1'], 2, 'stock set'],
  [['stock', 'set', 'V1', '-3'], 2, 'stock set'],
  [['stock', 'set', 'nothing', '3'], 1, 'There is no variant'],
]

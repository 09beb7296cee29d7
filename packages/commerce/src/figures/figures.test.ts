import { showFigureLists, showFigures } from '@shop/api-client/office/figure-commands'
import { payOrder, showOrder, stopOrder } from '@shop/api-client/office/order-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { addDays, localHour } from '@shop/domain/figures/period'
import { type Locale, markets } from '@shop/domain/market/markets'
import { watchStatements } from '@shop/engine/db/connection/statement-watch'
import { stock } from '@shop/engine/db/schema/catalogue'
import {
  factCounts,
  salesChanges,
  salesHours,
  searchCounts,
  variantHours,
} from '@shop/engine/db/schema/figures'
import { invoices } from '@shop/engine/db/schema/invoices'
import { orderItems, orders } from '@shop/engine/db/schema/orders'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anAddress, buy } from '../testing/checkout-steps.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'
import { openCounts } from './open-counts.ts'
import { sumSales } from './sales-sums-store.ts'

const DAY = '2026-11-21'
const HOUR = 60 * 60
const SWISS = anAddress({ zip: '8001', city: 'Zürich', country: 'CH' })

describe.each(await ruleEngines())('figures on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let olivia: Member
  beforeEach(async () => {
    behind = await open()
    olivia = await aMember(behind, ['owner'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const database = () => behind.engine.database
  const sql = () => database().sql
  const bought = async (locale: Locale, variantId: number, quantity = 1) =>
    buy(await aVisitor(behind.engine, locale), {
      variantId,
      quantity,
      ...(locale === 'de-ch' ? { address: SWISS } : {}),
    })
  const asked = async (from: string, to = from, locale: Locale | null = null) => ({
    ...(await olivia.answer(showFigures, { from, to, locale })),
    ...(await olivia.answer(showFigureLists, { from, to, locale })),
  })

  test('are what a naive sum over all orders says, for each currency, locale and hour', async () => {
    await bought('de-de', VARIANTS.cushion, 2)
    behind.clock.forward(HOUR)
    await bought('de-ch', VARIANTS.cushion)
    await bought('de-de', VARIANTS.book)
    const { orderNumber } = await bought('de-de', VARIANTS.scaled, 6)
    // 23:30 in Berlin, and then half an hour after midnight.
    behind.clock.forward(9.5 * HOUR)
    await bought('de-de', VARIANTS.scaled, 3)
    behind.clock.forward(HOUR)
    await bought('de-de', VARIANTS.scarce)
    // An hour without a command has signed her out.
    olivia = await aMember(behind, ['owner', 'admin'])
    const paid = await shownOrder(orderNumber)
    await olivia.answer(payOrder, { number: orderNumber }, paid)
    await olivia.answer(stopOrder, { number: orderNumber }, await shownOrder(orderNumber))

    for (const [from, to, locale] of [
      [DAY, DAY, null],
      [DAY, DAY, 'de-de'],
      [DAY, DAY, 'de-ch'],
      [addDays(DAY, 1), addDays(DAY, 1), null],
      [DAY, addDays(DAY, 1), null],
      [addDays(DAY, -6), addDays(DAY, 1), 'de-de'],
    ] as const) {
      const figures = await asked(from, to, locale)
      const naive = await naiveSums({ from, to, locale })

      expect(Object.fromEntries(figures.money.map(({ currency, now }) => [currency, now]))).toEqual(naive)
      for (const { currency, points } of figures.series) {
        expect(points.reduce((sum, { gross }) => sum + gross, 0)).toBe(naive[currency]?.gross)
        expect(points.reduce((sum, { orders: count }) => sum + count, 0)).toBe(naive[currency]?.orders)
      }
    }
    const friday = await asked(DAY, DAY, 'de-de')
    const [euros] = friday.series
    expect(friday.grain).toBe('hour')
    expect(euros?.points.filter(({ orders: count }) => count > 0).map(({ at }) => at)).toEqual([
      '13',
      '14',
      '23',
    ])
    const saturday = await asked(addDays(DAY, 1))
    expect(saturday.money[0]?.before.orders).toBe(0)
    expect(saturday.money[0]?.now.returned).toBeGreaterThan(0)
  })

  test('leave out what nobody has confirmed', async () => {
    await buy(await aVisitor(behind.engine), { variantId: VARIANTS.cushion, payment: 'KK' })
    const alone = await asked(DAY)
    await bought('de-de', VARIANTS.book)
    const beside = await asked(DAY)

    expect(alone.money).toEqual([])
    expect(beside.money.map(({ now }) => now.orders)).toEqual([1])
    expect(beside.best.map(({ units }) => units)).toEqual([1])
  })

  test('count nothing twice, however often and by however many it is summed', async () => {
    await bought('de-de', VARIANTS.cushion, 2)
    const once = await asked(DAY)
    const kept = await sql().select().from(salesChanges)
    await sql()
      .insert(salesChanges)
      .values([1, 2, 3].map(() => ({ hour: new Date('2026-11-21T12:00:00Z'), locale: 'de-de' })))
    await Promise.all([1, 2, 3].map(() => database().transaction(sumSales)))

    expect(kept).toEqual([])
    expect(await asked(DAY)).toEqual(once)
    expect(once.best).toEqual([
      {
        name: expect.any(String),
        number: expect.any(String),
        units: 2,
        gross: [{ currency: 'EUR', amount: 3998 }],
      },
    ])
  })

  test('say which stock ends soon by the sales of four weeks, and what lies', async () => {
    await sql().update(stock).set({ quantity: 4 }).where(eq(stock.variantId, VARIANTS.scaled))
    await bought('de-de', VARIANTS.scaled, 3)
    const soon = await asked(DAY)
    behind.clock.forward(29 * 24 * HOUR)
    // An hour without a command signs out.
    olivia = await aMember(behind, ['owner', 'admin'])
    const later = await asked(addDays(DAY, 29))

    expect(soon.ending.map(({ stock: left, units, days }) => [left, units, days])).toEqual([[1, 3, 9]])
    expect(later.ending).toEqual([])
    expect(later.worst.length).toBeGreaterThan(0)
    expect(later.worst.every(({ stock: left }) => left > 0)).toBe(true)
  })

  test('count steps as they are done, and only a basket that was empty', async () => {
    const visitor = await aVisitor(behind.engine)
    await buy(visitor, { variantId: VARIANTS.cushion })
    behind.engine.counts.page('de-de', '/p/100102/', new URLSearchParams('variant=3'))
    behind.engine.counts.page('de-de', '/p/100102/', new URLSearchParams())
    behind.engine.counts.page('de-ch', '/p/100103/', new URLSearchParams())
    behind.engine.counts.page('de-de', '/kasse/', new URLSearchParams())
    behind.engine.counts.page('de-de', '/kasse/', new URLSearchParams('payment=failed'))
    behind.engine.counts.page('de-de', '/wohnen/', new URLSearchParams())
    const other = await aVisitor(behind.engine)
    for (const variantId of [VARIANTS.book, VARIANTS.cushion])
      await other.call((await import('@shop/api-client/contract/basket')).addBasketItem, {
        basketKey: other.basketKey,
        variantId,
        quantity: 1,
      })
    await behind.engine.counts.flush()

    const stepsOf = async (locale: Locale | null) =>
      Object.fromEntries((await asked(DAY, DAY, locale)).funnel.map(({ step, now }) => [step, now]))
    expect(await stepsOf(null)).toEqual({
      product: 3,
      basket: 2,
      checkout: 1,
      address: 1,
      payment: 1,
      order: 1,
    })
    expect(await stepsOf('de-ch')).toMatchObject({ product: 1, order: 0 })
    const kept = JSON.stringify(await sql().select().from(factCounts))
    for (const personal of [visitor.userId, 'anna@example.org', '127.0.0.1', '100102'])
      expect(kept).not.toContain(personal)
  })

  test('processes add to the same rows, and what could not be written waits', async () => {
    let isAway = true
    const away: typeof database = () => ({
      ...database(),
      transaction: (body) =>
        isAway ? Promise.reject(new Error('The database is away.')) : database().transaction(body),
    })
    const options = { now: behind.clock.now, isAnswered: async () => true, isOn: false }
    const [one, other] = [
      openCounts({ ...options, database: away() }),
      openCounts({ ...options, database: database() }),
    ]
    for (const counts of [one, other, one]) counts.step('de-de', 'product')

    await expect(one.flush()).rejects.toThrow('away')
    one.step('de-de', 'product')
    isAway = false
    await Promise.all([one.flush(), other.flush(), one.flush()])
    await other.close()

    const rows = await sql().select().from(factCounts)
    expect(rows).toEqual([
      { hour: new Date('2026-11-21T12:00:00Z'), locale: 'de-de', fact: 'product', count: 4 },
    ])
  })

  test('searches are counted with and without an answer; rare and personal ones are shown to nobody', async () => {
    const search = (q: string, times: number) => {
      for (let count = 0; count < times; count += 1)
        behind.engine.counts.page('de-de', '/suche/', new URLSearchParams({ q }))
    }
    search('Kissen', 4)
    search('  kissen ', 1)
    search('xylophon', 3)
    search('selten', 2)
    search('anna@example.org', 9)
    await behind.engine.counts.flush()
    search('xylophon', 1)
    await behind.engine.counts.flush()

    const { searches } = await asked(DAY)
    expect(searches).toEqual({
      top: [
        { term: 'kissen', count: 5 },
        { term: 'xylophon', count: 4 },
      ],
      unanswered: [{ term: 'xylophon', count: 4 }],
    })
    expect((await asked(DAY, DAY, 'fr-fr')).searches.top).toEqual([])
    behind.clock.forward(9 * 24 * HOUR)
    await behind.engine.tidy()
    const terms = (await sql().select().from(searchCounts)).map(({ term }) => term)
    expect(terms.toSorted()).toEqual(['kissen', 'xylophon'])
  })

  test('ask a fixed number of statements, however many orders there are', async () => {
    await bought('de-de', VARIANTS.cushion)
    const few = await fewestOf(() => asked(addDays(DAY, -89), DAY))
    for (let count = 0; count < 5; count += 1) await bought('de-de', VARIANTS.book)
    const many = await fewestOf(() => asked(addDays(DAY, -89), DAY))

    expect(many).toBe(few)
    expect(few).toBeLessThanOrEqual(20)
  })

  test('are for whoever has the right, and for a time that can be shown', async () => {
    const mia = await aMember(behind, ['service'])

    expect(await mia.run(showFigures, { from: DAY, to: DAY })).toEqual({
      type: 'forbidden',
      right: 'figures.read',
    })
    for (const [from, to, sentence] of [
      [DAY, '2026-11-20', 'before the first'],
      ['2025-11-20', DAY, 'at most 366 days'],
      ['2026-02-30', DAY, 'no calendar'],
    ] as const)
      expect(await olivia.run(showFigures, { from, to })).toMatchObject({
        type: 'invalid',
        problems: expect.arrayContaining([
          expect.objectContaining({ message: expect.stringContaining(sentence) }),
        ]),
      })
  })

  /** Everything once more, in memory and without the sums. */
  async function naiveSums({ from, to, locale }: { from: string; to: string; locale: Locale | null }) {
    const all = await sql().select().from(orders)
    const papers = await sql().select().from(invoices)
    const zone = markets[locale ?? 'de-de'].timezone
    const isAsked = (at: Date, of: string) => {
      const { day } = localHour(at, zone)
      return day >= from && day <= to && (locale === null || of === locale)
    }
    const sums: Record<string, { orders: number; gross: number; net: number; returned: number }> = {}
    const sumOf = (currency: string) => (sums[currency] ??= { orders: 0, gross: 0, net: 0, returned: 0 })
    for (const order of all) {
      const own = papers.filter(({ orderId }) => orderId === order.id)
      const { items, shipping, fee, reduction, vat } = order.totals
      if (own.some(({ kind }) => kind === 'invoice') && isAsked(order.placedAt, order.locale)) {
        const sum = sumOf(order.currency)
        sum.orders += 1
        sum.gross += items + shipping + fee - reduction
        sum.net += items + shipping + fee - reduction - vat.reduce((tax, { amount }) => tax + amount, 0)
      }
      for (const { kind, issuedAt, lines } of own)
        if (kind === 'correction' && isAsked(issuedAt, order.locale))
          for (const { amount } of lines ?? []) sumOf(order.currency).returned += amount
    }
    const units = (await sql().select().from(orderItems)).reduce((sum, { quantity }) => sum + quantity, 0)
    expect((await sql().select().from(variantHours)).reduce((sum, row) => sum + row.units, 0)).toBe(units)
    expect((await sql().select().from(salesHours)).length).toBeGreaterThan(0)
    return sums
  }

  async function shownOrder(number: string): Promise<number> {
    const { order } = await olivia.answer(showOrder, { number })
    if (order === null) throw new Error(`There is no order ${number}.`)
    return order.version
  }
})

/** The stock in memory looks at the database now and then, which is nobody's question: the fewest of some tries. */
async function fewestOf(act: () => Promise<unknown>): Promise<number> {
  const counts = []
  for (let count = 0; count < 4; count += 1) counts.push(await statementsOf(act))
  return Math.min(...counts)
}

async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  let count = 0
  watchStatements(() => {
    count += 1
  })
  try {
    await act()
  } finally {
    watchStatements(null)
  }
  return count
}

import { withdrawOrder } from '@shop/api-client/contract/after-sales'
import { addBasketItem } from '@shop/api-client/contract/basket'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { decrypted } from '@shop/engine/call/encrypted'
import { prices, products, stock } from '@shop/engine/db/schema/catalogue'
import { orderItems, orders } from '@shop/engine/db/schema/orders'
import { users } from '@shop/engine/db/schema/shopper'
import { hookDeliveries, hookEndpoints } from '@shop/engine/db/schema/web-hooks'
import { and, asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer } from '../../testing/account-steps.ts'
import { buy, fillCheckout } from '../../testing/checkout-steps.ts'
import { orderToPay, press } from '../../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { aVisitor } from '../../testing/visitor.ts'
import { NO_DESK } from '../base/desk.ts'
import { runCommand } from '../commands.ts'

const NUMBER = 'T00000001'
/** What a message says of what has happened, beyond the order itself. */
const TOLD = ['state', 'units', 'parcel', 'return']
const ADDRESS = 'https://erp.example/hooks'
const DESK = { ...NO_DESK, webHooks: { secret: 'a secret for tests', allowsPrivate: false } }

describe.each(await ruleEngines())('web hooks, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  const run = (...words: string[]) => runCommand(engine.database, words, clock.now(), DESK)
  const sql = () => engine.database.sql
  const noted = () => sql().select().from(hookDeliveries).orderBy(asc(hookDeliveries.id))
  const events = async () => (await noted()).map(({ event }) => event)
  const orderEvents = async () => (await events()).filter((event) => event.startsWith('order.'))
  /** What messages say beyond what every message about an order does. */
  const told = async (...names: string[]) =>
    (await noted()).flatMap(({ event, data }) =>
      names.includes(event)
        ? { event, ...Object.fromEntries(Object.entries(data).filter(([name]) => TOLD.includes(name))) }
        : [],
    )
  /** Two cushions, a vase and something else, by a customer, with the money already here. */
  const paidOrder = async () => {
    const anna = await aCustomer(engine)
    const { basketKey } = anna
    await fillCheckout(anna, { variantId: VARIANTS.cushion, quantity: 2 })
    await anna.call(addBasketItem, { basketKey, variantId: VARIANTS.scarce, quantity: 1 })
    await anna.call(addBasketItem, { basketKey, variantId: VARIANTS.scaled, quantity: 1 })
    await anna.call(placeOrder, { acceptedTerms: true })
    await run('orders', 'paid', NUMBER)
    return anna
  }

  test('an order is noted step by step, without name and address', async () => {
    await run('hooks', 'add', ADDRESS)
    await buy(await aVisitor(engine), { variantId: VARIANTS.cushion, payment: 'RE', birthDate: '1990-01-01' })

    for (const step of ['ship', 'paid', 'deliver']) await run('orders', step, NUMBER)

    expect(await orderEvents()).toEqual([
      'order.placed',
      'order.ready',
      'order.shipped',
      'order.paid',
      'order.delivered',
    ])
    const placed = (await noted()).find(({ event }) => event === 'order.placed')
    expect(placed?.subject).toBe(`order:${String(placed?.data.id)}`)
    expect(Object.keys(placed?.data ?? {}).toSorted()).toEqual([
      'currency',
      'customerId',
      'id',
      'lines',
      'locale',
      'number',
      'state',
      'total',
      'version',
    ])
    expect(placed?.data.lines).toEqual([
      expect.objectContaining({ position: 1, variantId: VARIANTS.cushion, quantity: 1, state: 'confirmed' }),
    ])
  })

  // An abandoned card page had told the warehouse of an order, and one that was paid had not told it to ship.
  test('an order is placed once its payment is promised, and not before', async () => {
    await run('hooks', 'add', ADDRESS)
    const { url } = await orderToPay(await aVisitor(engine))
    expect(await orderEvents()).toEqual([])

    await press(engine, url, { action: 'approve' })

    expect(await orderEvents()).toEqual(['order.placed', 'order.ready'])
  })

  test('an order that nobody pays is never told of', async () => {
    await run('hooks', 'add', ADDRESS)
    await orderToPay(await aVisitor(engine))

    await run('orders', 'cancel', NUMBER)

    expect(await orderEvents()).toEqual([])
  })

  test('goods with payment in advance may leave once the money is here', async () => {
    await run('hooks', 'add', ADDRESS)
    await buy(await aVisitor(engine), { variantId: VARIANTS.cushion, payment: 'V' })
    expect(await orderEvents()).toEqual(['order.placed'])

    await run('orders', 'paid', NUMBER, '5.00')
    await run('orders', 'paid', NUMBER)

    expect(await orderEvents()).toEqual(['order.placed', 'order.paid', 'order.ready'])
  })

  // What was paid covered what was left, but the payment went on waiting: nobody was told to ship, and nobody could.
  test('a part of the money that covers what is left of a cancellation makes it ready, once', async () => {
    await run('hooks', 'add', ADDRESS)
    const anna = await aCustomer(engine)
    const { basketKey } = anna
    await fillCheckout(anna, { variantId: VARIANTS.cushion, quantity: 2, payment: 'V' })
    await anna.call(addBasketItem, { basketKey, variantId: VARIANTS.scarce, quantity: 1 })
    await anna.call(placeOrder, { acceptedTerms: true })
    const [order] = await sql().select({ total: orders.total }).from(orders)
    await run('orders', 'paid', NUMBER, (((order?.total ?? 0) - 500) / 100).toFixed(2))
    const before = await orderEvents()

    await run('orders', 'cancel', NUMBER, '--items', '1')
    await run('orders', 'note', NUMBER, 'nothing else is to be paid')
    const shipped = await run('orders', 'ship', NUMBER)

    expect([before, shipped.exitCode]).toEqual([['order.placed'], 0])
    expect((await orderEvents()).toSorted()).toEqual([
      'order.cancelled',
      'order.paid',
      'order.placed',
      'order.ready',
      'order.shipped',
    ])
  })

  test('a part of the money is no reason to ship what a cancellation leaves unpaid', async () => {
    await run('hooks', 'add', ADDRESS)
    const anna = await aCustomer(engine)
    const { basketKey } = anna
    await fillCheckout(anna, { variantId: VARIANTS.cushion, quantity: 2, payment: 'V' })
    await anna.call(addBasketItem, { basketKey, variantId: VARIANTS.scarce, quantity: 1 })
    await anna.call(placeOrder, { acceptedTerms: true })
    await run('orders', 'paid', NUMBER, '1.00')

    await run('orders', 'cancel', NUMBER, '--items', '2')
    const waiting = await orderEvents()
    await run('orders', 'paid', NUMBER)

    expect(waiting).toEqual(['order.placed', 'order.cancelled'])
    expect((await orderEvents()).toSorted()).toEqual([
      'order.cancelled',
      'order.paid',
      'order.placed',
      'order.ready',
    ])
  })

  test('an order that is cancelled with a part of its money here is never ready', async () => {
    await run('hooks', 'add', ADDRESS)
    await buy(await aVisitor(engine), { variantId: VARIANTS.cushion, payment: 'V' })
    await run('orders', 'paid', NUMBER, '1.00')

    await run('orders', 'cancel', NUMBER)

    expect(await orderEvents()).toEqual(['order.placed', 'order.cancelled'])
  })

  test('each parcel is told with its units, and what is cancelled of the rest', async () => {
    await run('hooks', 'add', ADDRESS)
    await paidOrder()

    await run('orders', 'ship', NUMBER, '--items', '1', '--tracking', 'dhl:00340434161094042557')
    await run('orders', 'ship', NUMBER, '--items', '2')
    await run('orders', 'cancel', NUMBER)

    expect(await told('order.shipped', 'order.cancelled')).toEqual([
      {
        event: 'order.shipped',
        state: 'in_fulfilment',
        units: [{ position: 1, quantity: 2 }],
        parcel: { carrier: 'dhl', number: '00340434161094042557' },
      },
      {
        event: 'order.shipped',
        state: 'in_fulfilment',
        units: [{ position: 2, quantity: 1 }],
        parcel: { carrier: null, number: null },
      },
      { event: 'order.cancelled', state: 'shipped', units: [{ position: 3, quantity: 1 }] },
    ])
  })

  test('what is withdrawn is told with its units and its return, and again when it is back', async () => {
    await run('hooks', 'add', ADDRESS)
    const anna = await paidOrder()
    for (const step of ['ship', 'deliver']) await run('orders', step, NUMBER)
    const ordered = await sql().select().from(orderItems).orderBy(asc(orderItems.position))
    const oneOfEach = ordered.map(({ item }) => ({ key: item.key, quantity: 1 }))

    await anna.call(withdrawOrder, { orderNumber: NUMBER, items: oneOfEach.slice(0, 1) })
    await run('orders', 'return', NUMBER)
    await anna.call(withdrawOrder, { orderNumber: NUMBER, items: oneOfEach })
    await run('orders', 'return', NUMBER)

    const rest = [
      { position: 1, quantity: 1 },
      { position: 2, quantity: 1 },
      { position: 3, quantity: 1 },
    ]
    const announced = { number: expect.stringMatching(/^R-/), basis: 'law' }
    expect(await told('order.withdrawn', 'order.returned')).toEqual([
      {
        event: 'order.withdrawn',
        state: 'delivered',
        units: [{ position: 1, quantity: 1 }],
        return: announced,
      },
      { event: 'order.returned', state: 'delivered', units: [{ position: 1, quantity: 1 }] },
      { event: 'order.withdrawn', state: 'withdrawn', units: rest, return: announced },
      { event: 'order.returned', state: 'returned', units: rest },
    ])
  })

  test('a cancelled order is noted, and its goods', async () => {
    await run('hooks', 'add', ADDRESS, '--events', 'order.cancelled,stock.changed')
    await buy(await aVisitor(engine), { variantId: VARIANTS.cushion })

    await run('orders', 'cancel', 'T00000001')

    expect(await events()).toEqual(expect.arrayContaining(['order.cancelled', 'stock.changed']))
    const quantities = (await noted()).flatMap(({ event, data }) =>
      event === 'stock.changed' ? [data.quantity] : [],
    )
    expect(quantities).toEqual([9, 10])
  })

  test('what changes in the catalogue and who is erased is noted; what stays the same is not', async () => {
    await run('hooks', 'add', ADDRESS)
    const cushion = eq(stock.variantId, VARIANTS.cushion)
    await sql().insert(users).values({
      id: 'customer',
      userId: 'user',
      email: 'anna@example.org',
      firstName: 'Anna',
      lastName: 'Probst',
      gender: 'f',
      customerNo: '1',
      isGuest: false,
    })

    await sql().update(stock).set({ quantity: 10 }).where(cushion)
    await sql().update(stock).set({ quantity: 3 }).where(cushion)
    await sql()
      .update(prices)
      .set({ price: 1 })
      .where(and(eq(prices.variantId, VARIANTS.cushion), eq(prices.country, 'DE')))
    await sql().update(products).set({ subbrand: 'other' }).where(eq(products.id, 1))
    await sql().delete(users)

    expect((await noted()).map(({ event, data }) => [event, data])).toEqual([
      ['stock.changed', { productId: 1, variantId: VARIANTS.cushion, referenceKey: 'V1_1', quantity: 3 }],
      ['price.changed', { variantId: VARIANTS.cushion, referenceKey: 'V1_1', country: 'DE', price: 1 }],
      ['product.changed', expect.objectContaining({ id: 1, isGone: false })],
      ['customer.erased', { id: 'customer' }],
    ])
  })

  test('a change that is rolled back is not noted', async () => {
    await run('hooks', 'add', ADDRESS)

    const refused = engine.database.transaction(async (transaction) => {
      await transaction.update(stock).set({ quantity: 3 }).where(eq(stock.variantId, VARIANTS.cushion))
      throw new Error('refused')
    })

    await expect(refused).rejects.toThrow('refused')
    expect(await events()).toEqual([])
  })

  test('a secret is shown once, and kept so that only the shop reads it', async () => {
    const { lines } = await run('hooks', 'add', ADDRESS)

    const [endpoint] = await sql().select().from(hookEndpoints)
    const secret = lines[1]?.replace('secret  ', '') ?? ''
    expect(endpoint?.sealedSecret).not.toContain(secret)
    expect(decrypted(endpoint?.sealedSecret ?? '', 'a secret for tests')).toBe(secret)
    expect((await run('hooks', 'list')).lines.join('\n')).not.toContain(secret)
  })

  test.each([
    [['add', 'http://erp.example/'], 1, 'https'],
    [['add', 'https://10.0.0.1/'], 1, 'no public address'],
    [['add', ADDRESS, '--events', 'order.placed,order.lost'], 1, 'order.lost: no event'],
    [['change', 'nobody', '--events', 'order.ready'], 1, 'no receiver'],
    [['change', 'hook_1'], 2, 'Usage'],
    [['renew', 'hook_1'], 1, 'no receiver'],
    [['pause', 'nobody'], 1, 'no receiver'],
    [['try', 'nobody'], 1, 'no receiver'],
    [['replay', 'msg_99'], 1, 'no message'],
    [['replay', 'hook', '--since', 'then'], 1, 'no time'],
    [['add'], 2, 'Usage'],
  ])('%j is answered with %i: %s', async (words, code, said) => {
    const { lines, exitCode } = await run('hooks', ...words)

    expect([exitCode, lines.join('\n')]).toEqual([code, expect.stringContaining(said)])
  })

  // A receiver could only be removed and added anew, which forgot what waited for it.
  test('a receiver hears of other events and somewhere else, with a new secret', async () => {
    const [first = '', kept = ''] = (await run('hooks', 'add', ADDRESS, '--events', 'order.placed')).lines
    const id = first.split(' ')[0] ?? ''
    await run('hooks', 'try', id)

    await run('hooks', 'change', id, '--events', 'order.ready,stock.changed')
    await run('hooks', 'change', id, '--address', 'https://erp.example/other')
    const wrong = await run('hooks', 'change', id, '--address', 'https://10.0.0.1/')
    const { lines } = await run('hooks', 'renew', id)

    expect((await run('hooks', 'list')).lines).toEqual([
      `${id}  https://erp.example/other`,
      '        order.ready, stock.changed',
      '        1 waiting',
    ])
    expect(wrong.exitCode).toBe(1)
    const [endpoint] = await sql().select().from(hookEndpoints)
    const opened = [endpoint?.sealedSecret, endpoint?.formerSealedSecret].map(
      (sealed) => `secret  ${decrypted(sealed ?? '', 'a secret for tests')}`,
    )
    expect(opened).toEqual([lines[0], kept])
    expect(endpoint?.formerUntil).toEqual(new Date(clock.now().getTime() + 24 * 60 * 60 * 1000))
  })

  test('a receiver is paused, resumed, tried out and removed', async () => {
    const [first = ''] = (await run('hooks', 'add', ADDRESS)).lines
    const id = first.split(' ')[0] ?? ''

    await run('hooks', 'try', id)
    await run('hooks', 'pause', id)
    expect((await run('hooks', 'list')).lines.join('\n')).toContain('1 waiting, paused since')
    await run('hooks', 'resume', id)
    expect((await run('hooks', 'list')).lines.join('\n')).not.toContain('paused')
    expect((await run('hooks', 'deliveries', id)).lines.join('\n')).toContain('hook.tried  trial  waiting')
    await sql().update(hookDeliveries).set({ doneAt: clock.now() })
    expect((await run('hooks', 'replay', id, '--since', '2026-01-01')).lines[0]).toContain('1 messages')
    await run('hooks', 'remove', id)

    expect([await noted(), (await run('hooks', 'list')).lines[0]]).toEqual([
      [],
      expect.stringContaining('Nobody'),
    ])
  })
})

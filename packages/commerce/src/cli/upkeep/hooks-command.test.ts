import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { decrypted } from '@shop/engine/call/encrypted'
import { prices, products, stock } from '@shop/engine/db/schema/catalogue'
import { users } from '@shop/engine/db/schema/shopper'
import { hookDeliveries, hookEndpoints } from '@shop/engine/db/schema/web-hooks'
import { and, asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buy } from '../../testing/checkout-steps.ts'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { aVisitor } from '../../testing/visitor.ts'
import { NO_DESK } from '../base/desk.ts'
import { runCommand } from '../commands.ts'

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

  test('an order is noted step by step, without name and address', async () => {
    await run('hooks', 'add', ADDRESS, '--events', 'order.placed,order.paid,order.shipped,order.delivered')
    await buy(await aVisitor(engine), { variantId: VARIANTS.cushion })

    for (const step of ['paid', 'ship', 'deliver']) await run('orders', step, 'T00000001')

    expect(await events()).toEqual(['order.placed', 'order.paid', 'order.shipped', 'order.delivered'])
    const [placed] = await noted()
    expect(placed?.subject).toBe(`order:${String(placed?.data.id)}`)
    expect(Object.keys(placed?.data ?? {}).toSorted()).toEqual(
      ['currency', 'customerId', 'id', 'locale', 'number', 'state', 'total'].toSorted(),
    )
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
      ['stock.changed', { productId: 1, variantId: VARIANTS.cushion, quantity: 3 }],
      ['price.changed', { variantId: VARIANTS.cushion, country: 'DE', price: 1 }],
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
    [['pause', 'nobody'], 1, 'no receiver'],
    [['try', 'nobody'], 1, 'no receiver'],
    [['replay', 'msg_99'], 1, 'no message'],
    [['replay', 'hook', '--since', 'then'], 1, 'no time'],
    [['add'], 2, 'Usage'],
  ])('%j is answered with %i: %s', async (words, code, said) => {
    const { lines, exitCode } = await run('hooks', ...words)

    expect([exitCode, lines.join('\n')]).toEqual([code, expect.stringContaining(said)])
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

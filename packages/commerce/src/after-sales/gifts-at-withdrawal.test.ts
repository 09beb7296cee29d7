import { withdrawOrder } from '@shop/api-client/contract/after-sales'
import { addBasketItem } from '@shop/api-client/contract/basket'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock } from '@shop/engine/db/schema/catalogue'
import { orderItems, orderNumbers, orders } from '@shop/engine/db/schema/orders'
import { mails } from '@shop/engine/db/schema/system'
import { eq, like, sql as raw } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aCustomer } from '../testing/account-steps.ts'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { aPromotionRecord, givePromotions } from '../testing/offers.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import type { Visitor } from '../testing/visitor.ts'

const NUMBER = 'T00000001'
const { cushion, book, scarce } = VARIANTS

describe.each(await ruleEngines())('a free gift whose goods go back, on the $name', ({ open, name }) => {
  let { engine, clock } = {} as TestEngine
  let anna: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    await givePromotions(
      engine.database,
      aPromotionRecord({
        id: 'vase',
        conditions: [{ level: 'global', key: 'minimum_value', value: { EUR: 5000, CHF: 5000 } }],
        effect: { type: 'automatic_gift', variantId: scarce, quantity: 1 },
      }),
    )
    anna = await aCustomer(engine)
    await fillCheckout(anna, { variantId: cushion, quantity: 3 })
    await anna.call(addBasketItem, { basketKey: anna.basketKey, variantId: book, quantity: 1 })
    await anna.call(placeOrder, { acceptedTerms: true })
    await run('orders', 'paid', NUMBER)
  }, 60_000)
  afterEach(() => engine.close())

  const run = (...words: string[]) => runCommand(engine.database, words, clock.now())
  const items = () => engine.database.sql.select().from(orderItems)
  const itemsOf = async (variantIds: number[]) =>
    (await items()).filter(({ variantId }) => variantIds.includes(variantId))
  /** Positions of variants in the order, as command arguments. */
  const at = async (...variantIds: number[]) =>
    (await itemsOf(variantIds)).map(({ position }) => position + 1).join(',')
  /** The order, its cushions, its book and the vase that it got for nothing. */
  const states = async () => {
    const [order] = await engine.database.sql.select().from(orders)
    const stateOf = new Map((await items()).map(({ variantId, state }) => [variantId, state]))
    return [order?.state, ...[cushion, book, scarce].map((id) => stateOf.get(id))]
  }
  const withdraw = async (...variantIds: number[]) => {
    const units = (await itemsOf(variantIds)).map(({ item, quantity }) => ({ key: item.key, quantity }))
    await anna.call(withdrawOrder, { orderNumber: NUMBER, items: units })
  }

  test('does not leave any more when what earned it is withdrawn', async () => {
    await run('orders', 'ship', NUMBER, '--items', await at(cushion, book))

    await withdraw(cushion)

    expect(await states()).toEqual(['shipped', 'withdrawn', 'shipped', 'cancelled'])
    await engine.tidy()
    const [sent] = await engine.database.sql.select().from(mails).where(eq(mails.kind, 'orderCancelled'))
    expect(sent?.text).toContain('1 × Vase')
    expect(sent?.text).not.toContain('nichts abgebucht')
  })

  test('does not leave any more when what earned it comes back unannounced', async () => {
    await run('orders', 'ship', NUMBER, '--items', await at(cushion, book))

    await run('orders', 'return', NUMBER, '--items', await at(cushion))

    expect(await states()).toEqual(['shipped', 'refunded', 'shipped', 'cancelled'])
  })

  /** A concurrent order of the vase: locks its stock until `work` waits for it, and then draws numbers. */
  async function whileBought(work: () => Promise<unknown>): Promise<void> {
    const held = Promise.withResolvers<number>()
    const isWaitedFor = Promise.withResolvers<void>()
    const buying = engine.database.transaction(async (sql) => {
      await sql.select().from(stock).where(eq(stock.variantId, scarce)).for('update')
      const { rows } = await sql.execute<{ pid: number }>(raw`select pg_backend_pid() as pid`)
      held.resolve(rows[0]?.pid ?? 0)
      await isWaitedFor.promise
      const invoices = like(orderNumbers.counter, 'invoice:%')
      await sql.select().from(orderNumbers).where(invoices).for('update', { noWait: true })
    })
    const pid = await held.promise
    const working = work()
    await vi.waitFor(
      async () => {
        const waiting = await engine.database.sql.execute(
          raw`select pid from pg_stat_activity where ${pid} = any (pg_blocking_pids(pid))`,
        )
        expect(waiting.rows).not.toEqual([])
      },
      { timeout: 20_000 },
    )
    isWaitedFor.resolve()
    await Promise.all([buying, working])
  }

  test.skipIf(name !== 'PostgreSQL server').each<[string, () => Promise<unknown>]>([
    ['comes back', async () => run('orders', 'return', NUMBER, '--items', await at(cushion))],
    ['is withdrawn', () => withdraw(cushion, book)],
  ])('waits for its shelf before any number is drawn when what earned it %s', async (_, goBack) => {
    await run('orders', 'ship', NUMBER, '--items', await at(cushion))

    await whileBought(goBack)

    expect((await states()).at(-1)).toBe('cancelled')
  })

  test('is still sent when what goes back did not earn it', async () => {
    await run('orders', 'ship', NUMBER, '--items', await at(cushion, book))

    await withdraw(book)

    expect((await states()).at(-1)).toBe('confirmed')
  })

  test('stays with its shopper once it has left, and costs no shipping money', async () => {
    await run('orders', 'ship', NUMBER)
    await run('orders', 'deliver', NUMBER)
    const whole = (await engine.database.sql.select().from(orders))[0]?.total ?? 0

    await withdraw(cushion, book)
    const declared = await states()
    const back = await run('orders', 'return', NUMBER)

    expect(declared).toEqual(['withdrawn', 'withdrawn', 'withdrawn', 'delivered'])
    expect(back.lines).toContain(`  ${(whole / 100).toFixed(2)} of V has to be transferred back BY HAND`)
    expect(await states()).toEqual(['refunded', 'refunded', 'refunded', 'delivered'])
  })

  test('that comes back later brings nothing of what was kept', async () => {
    await run('orders', 'ship', NUMBER)
    await run('orders', 'deliver', NUMBER)
    await withdraw(cushion, book)
    await run('orders', 'return', NUMBER, '--deduct', '5')

    const gift = await run('orders', 'return', NUMBER, '--items', await at(scarce))

    expect(gift).toMatchObject({ exitCode: 0, lines: [expect.stringContaining('received R-')] })
    expect(await states()).toEqual(['refunded', 'refunded', 'refunded', 'refunded'])
  })
})

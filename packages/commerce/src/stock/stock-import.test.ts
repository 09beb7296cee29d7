import { Readable } from 'node:stream'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { importStockLines } from '@shop/catalogue/import/delta/import-stock-lines'
import { fileLines } from '@shop/catalogue/import/import-file'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock, variants } from '@shop/engine/db/schema/catalogue'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { brokenInvariants } from '../testing/audited.ts'
import { buy, fillCheckout } from '../testing/checkout-steps.ts'
import { buyersLike } from '../testing/many-buyers.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

// What an import counts lies in the warehouse, and what is sold and not sent lies there too: the shop sold it again.
describe.each(await engineKinds())('counts of a warehouse beside orders, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  const count = (quantity: number, variantId: number = VARIANTS.cushion) =>
    importStockLines(
      engine.database,
      fileLines(Readable.from([Buffer.from(JSON.stringify({ variantId, quantity }))])),
      clock.now(),
    )
  const counted = async () => {
    const [row] = await engine.database.sql.select().from(stock).where(eq(stock.variantId, VARIANTS.cushion))
    return row
  }
  const left = async () => (await counted())?.quantity
  const bought = async (quantity: number, payment: 'V' | 'KK' = 'V') =>
    (await buy(await aVisitor(engine), { variantId: VARIANTS.cushion, quantity, payment })).orderNumber
  const run = (...words: string[]) => runCommand(engine.database, words, clock.now())
  const withdraw = async (number: string) => {
    const opened = await run('withdrawals', 'open', number, '--text', 'Ich widerrufe.')
    const [declaration = ''] = /W-[\w-]+/.exec(opened.lines.join(' ')) ?? []
    await run('withdrawals', 'settle', declaration)
  }

  test('what is sold and lies there still is not sold again', async () => {
    await bought(3)
    await bought(2, 'KK')

    await count(9)

    expect(await left()).toBe(4)
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('what has left is counted no more, nor what was given up', async () => {
    const sent = await bought(3)
    const cancelled = await bought(4)
    await run('orders', 'paid', sent)
    await run('orders', 'ship', sent, '--tracking', 'dhl:00340434161094042557')
    await run('orders', 'cancel', cancelled)

    await count(9)

    expect(await left()).toBe(9)
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('a count below what orders hold leaves nothing to sell, and says so', async () => {
    await bought(5)

    const report = await count(3)
    const again = await count(3)

    expect(report).toMatchObject({
      changed: 1,
      badLines: 0,
      notes: [
        {
          line: 1,
          field: 'quantity',
          reason: '3 are counted, 5 are sold and not sent: none is left to sell',
        },
      ],
    })
    expect(again).toMatchObject({ changed: 0, notes: [{ line: 1 }] })
    expect(await left()).toBe(0)
    expect(await brokenInvariants(engine)).toEqual([])
  })

  // Three were counted, sold, sent and came again: the same count was taken for the old one, and nothing was for sale.
  test('the same count is another one once units were sent, and leaves the rest alone', async () => {
    await count(3)
    const sent = await bought(3)
    await count(3)
    expect(await left()).toBe(0)

    await run('orders', 'paid', sent)
    await run('orders', 'ship', sent)
    expect(await count(3)).toMatchObject({ changed: 1 })
    expect(await left()).toBe(3)

    await bought(2)
    expect(await count(3)).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await left()).toBe(1)
    expect(await brokenInvariants(engine)).toEqual([])
  })

  // It counted as sent: the same count put it on sale, and booking it back put it there once more.
  test('what was packed and withdrawn lies here until it is booked back', async () => {
    await count(10)
    const packed = await bought(1)
    await run('orders', 'paid', packed)
    await run('orders', 'pack', packed)
    await withdraw(packed)

    expect(await count(10)).toMatchObject({ changed: 0 })
    expect(await left()).toBe(9)
    await run('orders', 'return', packed)
    expect(await left()).toBe(10)
    expect(await count(10)).toMatchObject({ changed: 0 })
    expect(await left()).toBe(10)
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('what was sent and withdrawn has left until it is here', async () => {
    await count(10)
    const sent = await bought(1)
    await run('orders', 'paid', sent)
    await run('orders', 'ship', sent)
    await withdraw(sent)

    expect(await count(10)).toMatchObject({ changed: 1 })
    expect(await left()).toBe(10)
    await run('orders', 'return', sent)
    expect(await left()).toBe(11)
  })

  test('a change by hand outlives the same count until more is sent', async () => {
    await count(9)
    const sent = await bought(3)
    await run('orders', 'paid', sent)
    await run('orders', 'ship', sent)
    const [article] = await engine.database.sql
      .select({ key: variants.referenceKey })
      .from(variants)
      .where(eq(variants.id, VARIANTS.cushion))
    await run('stock', 'set', article?.key ?? '', '4')

    await count(9)
    expect(await left()).toBe(4)

    const more = await bought(1)
    await run('orders', 'paid', more)
    await run('orders', 'ship', more)
    await count(9)
    expect(await left()).toBe(9)
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('a count of the release before takes the next one for the same, which notes what was sent', async () => {
    await count(5)
    const sent = await bought(2)
    await run('orders', 'paid', sent)
    await run('orders', 'ship', sent)
    await engine.database.sql.update(stock).set({ sentBefore: null })

    expect(await count(5)).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await counted()).toMatchObject({ quantity: 3, sentBefore: 2 })
  })

  test('an import and orders at once sell no piece twice', async () => {
    const visitor = await aVisitor(engine)
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const buyers = await buyersLike(engine, visitor, { count: 30 })

    const answers = await Promise.all([
      ...buyers.map((buyer) => buyer.try(placeOrder, { acceptedTerms: true }, crypto.randomUUID())),
      ...[8, 7, 8, 7].map(async (quantity) => {
        await count(quantity)
        return { status: 0 }
      }),
    ])

    const sold = answers.filter(({ status }) => status === 201).length
    // Ten were counted at first: none of what was counted last is sold twice, whenever and in whatever order counts came.
    expect(sold).toBeLessThanOrEqual(10)
    const { quantity, importedQuantity = 0 } = (await counted()) ?? {}
    expect([7, 8]).toContain(importedQuantity)
    expect(quantity).toBe(Math.max(0, importedQuantity - sold))
    expect(await brokenInvariants(engine)).toEqual([])
  }, 60_000)
})

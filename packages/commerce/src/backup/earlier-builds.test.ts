import { readdirSync } from 'node:fs'
import { withdrawOrder } from '@shop/api-client/contract/after-sales'
import { isFileAnswer } from '@shop/api-client/contract/file-answer'
import { loadInvoice } from '@shop/api-client/contract/invoices'
import { loadBalance } from '@shop/api-client/contract/user-balance'
import { loadOrder } from '@shop/api-client/contract/user-orders'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { openDatabase } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { serverAddress } from '@shop/engine/db/test-database'
import { testBrand } from '@shop/engine/testing/test-brand'
import { sql as raw } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditShop } from '../audit/audit.ts'
import { runCommand } from '../cli/commands.ts'
import { type Engine, engineOn } from '../engine.ts'
import { onAnotherDevice } from '../testing/account-steps.ts'
import { buy } from '../testing/checkout-steps.ts'
import { aVisitor } from '../testing/visitor.ts'
import { restoreBackup } from './restore-backup.ts'

/**
 * Shops as builds before this one wrote them, each with six orders: Anna's, delivered and partly given back, paid with
 * voucher and gift card; on invoice; by card, partly refunded; cancelled; a download; and one that waits for its payment.
 */
const FOLDER = new URL('./earlier/', import.meta.url)
/** Half an hour after their last order, so that it still waits. */
const NOW = new Date('2026-11-23T12:30:00Z')
const EMAIL = 'anna@example.org'
const server = await serverAddress()
const places = server === null ? ['embedded'] : ['embedded', 'server']
const files = readdirSync(FOLDER)

describe.each(files.flatMap((file) => places.map((place) => [file, place] as const)))(
  '%s on the %s database',
  (file, place) => {
    let engine: Engine
    const run = (...words: string[]) => runCommand(engine.database, words, NOW)
    const broken = async () => {
      const audit = await auditShop(engine.database.sql, { now: NOW })
      return audit.filter((rule) => rule.broken > 0).map(({ name }) => name)
    }

    beforeAll(async () => {
      const schema =
        place === 'embedded' ? 'earlier' : `${process.env.SHOP_TEST_SCHEMAS ?? 'test'}_${newKey()}`
      const databaseUrl = place === 'embedded' ? null : server
      const database = await openDatabase({ databaseUrl, dataDirectory: null, schema, migrates: false })
      await restoreBackup(database, {
        file: new URL(file, FOLDER).pathname,
        shop: 'home-shop',
        schema,
        pictures: null,
        content: null,
      })
      engine = await engineOn(database, {
        brand: testBrand,
        now: () => NOW,
        publicOrigin: 'https://shop.example',
        shopOrigins: null,
        sandboxPayments: true,
        payments: null,
        secret: 'a secret for tests',
        housekeeping: false,
      })
    }, 120_000)
    afterAll(() => engine?.close())

    test('is a shop of this build, whose audit is clean', async () => {
      const { rows } = await engine.database.sql.execute(raw`
        select (select count(*)::int from orders) as orders, (select count(*)::int from invoices) as papers,
          (select count(*)::int from payments) as payments`)

      expect(rows).toEqual([{ orders: 6, papers: 8, payments: 7 }])
      expect(await broken()).toEqual([])
    })

    test('lets its customer in, with order, invoice and balance as they were', async () => {
      const anna = await onAnotherDevice(engine, { email: EMAIL })

      const { order, refunds } = await anna.call(loadOrder, { orderNumber: 'T00000001' })
      const invoice = await anna.call(loadInvoice, { orderNumber: 'T00000001' })

      expect(order.number).toBe('T00000001')
      expect(refunds).toMatchObject([{ amount: 1799 }])
      if (!isFileAnswer(invoice)) throw new Error('The invoice is no file.')
      const paper = await extractText(await getDocumentProxy(new Uint8Array(invoice.bytes)), {
        mergePages: true,
      })
      expect(paper.text).toContain('T00000001')
      expect(paper.text).toContain('Lindenweg 12')
      expect(await anna.call(loadBalance, {})).toMatchObject({ amount: 300 })
    })

    test('goes on with what was under way, and with orders of its own', async () => {
      const anna = await onAnotherDevice(engine, { email: EMAIL })
      const { order } = await anna.call(loadOrder, { orderNumber: 'T00000001' })
      const cushions = order.packages.flatMap(({ items }) => items).find(({ quantity }) => quantity === 2)

      await anna.call(withdrawOrder, {
        orderNumber: 'T00000001',
        items: [{ key: cushions?.key ?? '', quantity: 1 }],
      })
      const desk = [
        await run('orders', 'return', 'T00000001'),
        await run('orders', 'deliver', 'T00000002'),
        await run('orders', 'refund', 'T00000003', '5'),
        await run('orders', 'cancel', 'T00000006'),
      ]
      const placed = await buy(await aVisitor(engine), { variantId: VARIANTS.cushion })
      await engine.tidy()
      await engine.tidy()

      expect(desk.filter(({ exitCode }) => exitCode !== 0)).toEqual([])
      expect(placed.orderNumber).toBe('T00000007')
      expect(await broken()).toEqual([])
    })
  },
)

test('there are shops of two earlier builds', () => {
  expect(files.length).toBeGreaterThanOrEqual(2)
})

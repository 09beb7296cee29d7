import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brokenInvariants } from '@shop/commerce/testing/audited'
import { engineKinds, type TestEngine } from '@shop/commerce/testing/test-engine'
import { sql as query } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { moveIn, rehearsedMoveIn } from './move-in.ts'
import { recognisedFiles } from './reading/recognised-files.ts'
import { SOURCES } from './sources.ts'
import { aMove } from './testing/a-move.ts'
import { keptRows } from './testing/kept-rows.ts'
import type { SourceName } from './writing/run/source-name.ts'

const SAMPLES = fileURLToPath(new URL('../../../docs/move-in/samples/', import.meta.url))
const HEADER = 'order,email,placed_at,state,currency,total,refunded,item,quantity,price'
const folder = mkdtempSync(join(tmpdir(), 'shop-former-orders-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(await engineKinds())('orders of the old shop move into the $name', ({ open }) => {
  let shop: TestEngine
  beforeEach(async () => {
    shop = await open()
  })
  afterAll(() => shop?.engine.close())

  async function moved(source: SourceName, paths: readonly string[], move = moveIn) {
    const files = await recognisedFiles(SOURCES[source], paths)
    const options = aMove({ source, now: shop.clock.now() })
    return move(shop.engine.database, { files, options })
  }
  const sample = (...names: string[]) => names.map((name) => SAMPLES + name)
  function table(...rows: string[]): string[] {
    const path = join(folder, 'orders.csv')
    writeFileSync(path, [HEADER, ...rows].join('\n'))
    return [path]
  }
  const run = async (statement: string) => (await shop.engine.database.sql.execute(statement)).rows
  const kept = () =>
    run(`select number, email, state, total, refunded, customer_id is not null as owned
      from former_orders order by number`)

  test.each([
    ['csv', ['orders.csv', 'customers.csv']],
    ['shopify', ['shopify-orders.csv', 'shopify-customers.csv']],
    ['woocommerce', ['woocommerce-orders.json', 'woocommerce-customers.json']],
  ] as const)('orders from %s are rehearsed, moved, and the same again', async (source, names) => {
    const { database } = shop.engine
    const empty = await keptRows(database)

    const rehearsed = await moved(source, sample(...names), rehearsedMoveIn)
    expect(await keptRows(database)).toEqual(empty)
    const done = await moved(source, sample(...names))
    const before = await keptRows(database)
    const again = await moved(source, sample(...names))

    expect(done.counts).toEqual(rehearsed.counts)
    expect(done.counts.get('orders')?.created).toBeGreaterThan(1)
    expect(again.changes).toBe(false)
    expect(await keptRows(database)).toEqual(before)
    expect(await brokenInvariants(shop.engine)).toEqual([])
  })

  test('history is all that is written: no order, no mail, no job, no stock, no paper, no figure', async () => {
    await shop.engine.tidy()
    const before = await keptRows(shop.engine.database)

    await moved('csv', sample('orders.csv'))
    await shop.engine.tidy()

    const after = await keptRows(shop.engine.database)
    const touched = Object.keys(after).filter(
      (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
    )
    expect(touched.filter((name) => !['former_orders', 'moved_in'].includes(name))).toEqual([])
    expect(touched).toContain('former_orders')
  })

  test('an order that has changed since is written anew, and stays whose it is', async () => {
    await moved('csv', sample('customers.csv'))
    const mine = 'joerg.mueller@kunden.example'
    await moved('csv', table(`1,${mine},2025-03-02,open,EUR,10.00,,Tasse,1,10.00`))
    const [{ id, customer_id: owner } = {}] = await run('select id, customer_id from former_orders')

    const report = await moved('csv', table(`1,${mine},2025-03-02,refunded,EUR,10.00,10.00,Tasse,1,10.00`))

    expect(report.counts.get('orders')).toMatchObject({ created: 0, changed: 1 })
    expect(await kept()).toEqual([
      { number: '1', email: mine, state: 'refunded', total: 1000, refunded: 1000, owned: true },
    ])
    expect(await run('select id, customer_id from former_orders')).toEqual([{ id, customer_id: owner }])
    expect(owner).toEqual(expect.any(String))
  })

  test('an order of a guest is its customer’s, whichever of the two moves in first', async () => {
    const mine = 'joerg.mueller@kunden.example'
    await moved('csv', table(`1,${mine},2025-03-02,open,EUR,10.00,,Tasse,1,10.00`))
    expect(await kept()).toMatchObject([{ owned: false }])

    await moved('csv', sample('customers.csv'))

    expect(await kept()).toMatchObject([{ owned: true }])
  })

  test('an account gets the orders of an address that it proves, and none of one that it only says', async () => {
    await moved('csv', table('1,anna@example.org,2025-03-02,open,EUR,10.00,,Tasse,1,10.00'))
    await run(`insert into users (id, user_id, email, first_name, last_name, gender, customer_no, is_guest)
      values ('anna', 'anna', 'anna@example.org', 'Anna', 'Probst', 'x', '4711', false)`)
    await moved('csv', table('2,anna@example.org,2025-04-02,open,EUR,10.00,,Tasse,1,10.00'))
    const typed = await kept()

    await run(`update users set email_proven_at = now() where id = 'anna'`)

    expect(typed).toMatchObject([{ owned: false }, { owned: false }])
    expect(await kept()).toMatchObject([{ owned: true }, { owned: true }])
  })

  test('what was erased does not come back', async () => {
    await moved('csv', sample('orders.csv', 'customers.csv'))
    await run(`delete from users where email = 'joerg.mueller@kunden.example'`)
    const left = await kept()

    const again = await moved('csv', sample('orders.csv', 'customers.csv'))

    expect(left.map(({ number }) => number)).toEqual(['B-1003'])
    expect(await kept()).toEqual(left)
    expect(again.changes).toBe(false)
  })

  test.each([
    ['of an account, ten years after its year', 'joerg.mueller@kunden.example', '2016-01-01', 1],
    ['of an account, a day too old', 'joerg.mueller@kunden.example', '2015-12-31', 0],
    ['of nobody, three years', 'gast@kunden.example', '2023-11-21 13:00:00', 1],
    ['of nobody, a day too old', 'gast@kunden.example', '2023-11-20', 0],
  ])('an order %s is kept as long as one of ours', async (_, email, placed, orders) => {
    await moved('csv', sample('customers.csv'))

    const report = await moved('csv', table(`1,${email},${placed},delivered,EUR,10.00,,Tasse,1,10.00`))

    expect(await kept()).toHaveLength(orders)
    expect([report.refused, report.notes.size]).toEqual([0, 1 - orders])
  })

  test('an order of tomorrow is refused', async () => {
    const report = await moved('csv', table('1,a@b.de,2026-11-23,open,EUR,10.00,,Tasse,1,10.00'))

    expect(report.refusals).toMatchObject([{ line: 2, why: 'the order was placed in the future' }])
  })

  test('a product that nobody knows is shown as text', async () => {
    await moved('csv', sample('orders.csv'))

    const { rows } = await shop.engine.database.sql.execute(
      query`select lines from former_orders where number = 'B-1002'`,
    )
    expect(rows).toEqual([
      { lines: [{ name: 'Tischleuchte', options: '', articleNumber: 'L-4', quantity: 1, total: 4900 }] },
    ])
  })
})

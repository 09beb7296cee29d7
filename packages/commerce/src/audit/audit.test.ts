import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { Sql } from '@shop/engine/db/database'
import { fillCounted, setStock } from '@shop/sales/orders/set-stock-store'
import { sql as raw } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aYear } from '../testing/a-year.ts'
import { MISTAKES, ORDER } from '../testing/audit-mistakes.ts'
import { brokenInvariants } from '../testing/audited.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { auditShop, INVARIANTS } from './audit.ts'
import { nightlyAudit } from './nightly-audit.ts'

const [kind] = await engineKinds()
let { engine, clock } = {} as TestEngine
beforeAll(async () => {
  if (kind === undefined) throw new Error('There is no embedded database.')
  ;({ engine, clock } = await kind.open())
  await aYear({ engine, clock })
}, 120_000)
afterAll(() => engine?.close())

describe('what nobody has touched', () => {
  test('is whole, and every invariant has looked at something', async () => {
    const results = await auditShop(engine.database.sql, { now: clock.now() })

    expect(await brokenInvariants(engine)).toEqual([])
    expect(results.filter(({ checked }) => checked === 0).map(({ name }) => name)).toEqual([])
  })

  test('is said so by the command', async () => {
    const { lines, exitCode } = await runCommand(engine.database, ['audit'], clock.now())
    const json = await runCommand(engine.database, ['audit', '--json'], clock.now())

    expect(exitCode).toBe(0)
    expect(lines).toHaveLength(INVARIANTS.length)
    expect(lines[0]).toMatch(/^ok {6}order-totals .*: 0 of 6$/)
    expect(JSON.parse(json.lines.join('\n'))).toHaveLength(INVARIANTS.length)
  })

  test.each([[['--limit', '0']], [['now']], [['--all']]])('%j is not understood', async (words) => {
    expect(await runCommand(engine.database, ['audit', ...words], clock.now())).toMatchObject({ exitCode: 2 })
  })
})

describe('what is broken on purpose', () => {
  test.each(MISTAKES)('%s finds %s after %j', async (invariant, object, statements) => {
    const broken = await brokenBy(statements)

    const found = broken.find(({ name }) => name === invariant)
    expect(found).toMatchObject({ broken: 1, violations: [{ found: expect.stringMatching(/./) }] })
    expect(found?.violations[0]?.object).toContain(object)
  })

  test('no invariant is without a mistake that it finds', () => {
    const found = new Set(MISTAKES.map(([invariant]) => invariant))

    expect(INVARIANTS.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([])
  })

  test('the command names it with what to do, and ends with 1', async () => {
    await rolledBack(async (sql) => {
      await sql.execute(raw`update gift_cards set balance = balance + 1`)
      const { lines, exitCode } = await runCommand({ ...engine.database, sql }, ['audit'], clock.now())

      expect(exitCode).toBe(1)
      expect(lines).toContainEqual(expect.stringMatching(/^BROKEN {2}gift-cards .*: 1 of 1$/))
      expect(lines).toContainEqual(expect.stringMatching(/^ {10}What to do: Look at the bookings/))
    })
  })
})

test('a count by hand and rows from before counts were noted are the new truth', async () => {
  await rolledBack(async (sql) => {
    await setStock(sql, { referenceKey: 'V4_1', quantity: 7 })
    await sql.execute(raw`update stock set counted = null where variant_id = ${VARIANTS.cushion}`)
    const filled = await fillCounted({ transaction: (body) => body(sql) })

    expect(filled).toBe(1)
    expect((await auditShop(sql, { now: clock.now() })).filter(({ broken }) => broken > 0)).toEqual([])
  })
})

test('is run once a night, in one process, and says in one line that all is well', async () => {
  const log = { info: vi.fn(), error: vi.fn() }
  await rolledBack(async (sql) => {
    await sql.execute(raw`update orders set expires_at = '2026-11-23' where number = ${ORDER.waiting}`)
    for (const time of ['1T23:00', '2T02:00', '2T02:10', '2T04:59', '3T03:00'])
      await nightlyAudit(sql, new Date(`2026-11-2${time}:00Z`), log)
  })

  // In the second night the order that waits should have been given up.
  expect(log.info.mock.calls).toEqual([[`Audit: all ${INVARIANTS.length} invariants hold.`]])
  expect(log.error.mock.calls).toEqual([
    [expect.stringMatching(/BROKEN {2}order-states[\s\S]*T00000006: waits/)],
  ])
})

// The night was claimed for good before anything was looked at: a process that died left it without an audit.
test('a process that dies leaves the night to another one, and the outcome is noted', async () => {
  const log = { info: vi.fn(), error: vi.fn() }
  const noted = await rolledBack(async (sql) => {
    await sql.execute(raw`update orders set expires_at = '2026-11-23' where number = ${ORDER.waiting}`)
    const dying = vi.spyOn(sql, 'execute').mockRejectedValueOnce(new Error('killed'))
    await nightlyAudit(sql, new Date('2026-11-22T02:00:00Z'), log).catch(() => undefined)
    dying.mockRestore()
    await nightlyAudit(sql, new Date('2026-11-22T02:30:00Z'), log)
    const early = log.info.mock.calls.length
    await nightlyAudit(sql, new Date('2026-11-22T03:00:00Z'), log)
    const { rows } = await sql.execute(raw`select night, broken, ended_at is not null as ended from audits`)
    return { early, rows }
  })

  expect(noted).toEqual({ early: 0, rows: [{ night: '2026-11-22', broken: 0, ended: true }] })
  expect(log.info).toHaveBeenCalledOnce()
})

async function brokenBy(statements: readonly string[]) {
  return rolledBack(async (sql) => {
    for (const statement of statements) await sql.execute(raw.raw(statement))
    return (await auditShop(sql, { now: clock.now() })).filter(({ broken }) => broken > 0)
  })
}

/** What a test breaks is whole again afterwards. */
async function rolledBack<T>(body: (sql: Sql) => Promise<T>): Promise<T> {
  let result: { value: T } | null = null
  const undo = new Error('undo')
  await engine.database
    .transaction(async (sql) => {
      result = { value: await body(sql) }
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  if (result === null) throw new Error('Nothing came of it.')
  return (result as { value: T }).value
}

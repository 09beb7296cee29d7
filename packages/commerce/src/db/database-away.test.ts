import { loadBasket } from '@shop/api-client/contract/basket'
import { databaseProblem } from '@shop/engine/db/connection/database-problem'
import { orderNumbers } from '@shop/engine/db/schema/orders'
import { serverAddress } from '@shop/engine/db/test-database'
import { sql as query } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

test.each([
  [
    'a refused connection',
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    'database_unavailable',
  ],
  ['a server that stops', Object.assign(new Error('admin'), { code: '57P01' }), 'database_unavailable'],
  ['a server that starts', Object.assign(new Error('starting'), { code: '57P03' }), 'database_unavailable'],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 'database_unavailable'],
  [
    'a connection that was lost before',
    new Error('Client has encountered a connection error and is not queryable'),
    'database_unavailable',
  ],
  ['a full disk', Object.assign(new Error('no space'), { code: '53100' }), 'read_only'],
  ['a database that only reads', Object.assign(new Error('read-only'), { code: '25006' }), 'read_only'],
])('%s is no fault of the shop, and passes', (_, cause, code) => {
  const found = databaseProblem(new Error('Failed query', { cause }))

  expect(found?.document).toMatchObject({
    status: 503,
    code,
    errors: [{ params: { retryAfterSeconds: expect.any(Number) } }],
  })
})

test('a mistake in a statement is a fault of the shop', () => {
  expect(databaseProblem(Object.assign(new Error('syntax'), { code: '42601' }))).toBeNull()
})

const servers = (await engineKinds()).filter(({ name }) => name === 'PostgreSQL server')

describe.each(servers)('while connections are cut, on the $name', ({ open }) => {
  let { engine } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine } = await open())
  }, 60_000)
  afterEach(async () => {
    vi.restoreAllMocks()
    await engine.database.sql.execute(query`drop table if exists cutting`)
    await engine.close()
  })

  const row = (counter: string) => ({ counter, last: 1 })
  const counters = async () =>
    (await engine.database.sql.select().from(orderNumbers)).map(({ counter }) => counter)

  test('a transaction that was cut before its commit is done again', async () => {
    let runs = 0
    await engine.database.transaction(async (sql) => {
      runs += 1
      await sql.insert(orderNumbers).values(row('once'))
      if (runs === 1) await sql.execute(query`select pg_terminate_backend(pg_backend_pid())`)
    })

    expect(runs).toBe(2)
    expect(await counters()).toContain('once')
  })

  test('a transaction that was cut while nothing was asked ends no process', async () => {
    let runs = 0
    await engine.database.transaction(async (sql) => {
      runs += 1
      const { rows } = await sql.execute<{ pid: number }>(query`select pg_backend_pid() as pid`)
      if (runs === 1) await cut(rows[0]?.pid ?? 0)
      await sql.insert(orderNumbers).values(row('once'))
    })

    expect(runs).toBe(2)
  })

  // The commit may count: a repeat would sell everything twice.
  test('a transaction that was cut at its commit is not done again', async () => {
    await engine.database.sql.execute(query.raw(CUT_AT_COMMIT))
    let runs = 0
    const attempt = engine.database.transaction(async (sql) => {
      runs += 1
      await sql.execute(query`insert into cutting values (1)`)
    })

    await expect(attempt).rejects.toSatisfy(
      (error) => databaseProblem(error)?.code === 'database_unavailable',
    )
    expect(runs).toBe(1)
  })

  test('connections that are gone when a transaction begins do not use up the pool', async () => {
    failing(/^begin/i, 24)
    const attempts = await Promise.allSettled(
      Array.from({ length: 12 }, () => engine.database.transaction((sql) => sql.select().from(orderNumbers))),
    )
    vi.restoreAllMocks()

    expect(attempts.every(({ status }) => status === 'rejected')).toBe(true)
    await engine.database.transaction((sql) => sql.insert(orderNumbers).values(row('after')))
    expect(await counters()).toContain('after')
  }, 5000)

  test('what only reads is asked for again, and a write is not', async () => {
    failing(/^select/i, 2)
    await counters()

    failing(/^insert/i, 1)
    const write = async () => await engine.database.sql.insert(orderNumbers).values(row('lost'))
    await expect(write()).rejects.toSatisfy((error) => databaseProblem(error)?.status === 503)
    vi.restoreAllMocks()
    expect(await counters()).not.toContain('lost')
  })

  test('a call while the database is away is answered with 503 and when to come again', async () => {
    const visitor = await aVisitor(engine)
    failing(/./, 100)

    const answer = await visitor.try(loadBasket, { basketKey: visitor.basketKey })

    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'database_unavailable' },
      headers: { 'retry-after': '2' },
    })
  })

  async function cut(pid: number): Promise<void> {
    const other = new pg.Client({ connectionString: (await serverAddress()) ?? '' })
    await other.connect()
    await other.query('select pg_terminate_backend($1)', [pid])
    while ((await other.query('select from pg_stat_activity where pid = $1', [pid])).rowCount !== 0);
    await other.end()
    await new Promise((resolve) => setImmediate(resolve))
  }
})

/** Loses the connection at so many statements of this kind. */
function failing(statements: RegExp, times: number): void {
  const client: { query: CallableFunction } = pg.Client.prototype
  const asked = client.query
  let left = times
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...words: unknown[]) {
    const [first, , done] = words
    const text =
      typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : String(first)
    if (left === 0 || !statements.test(text)) return Reflect.apply(asked, this, words)
    left -= 1
    const lost = new Error('Connection terminated unexpectedly')
    return typeof done === 'function' ? done(lost) : Promise.reject(lost)
  } as never)
}

const CUT_AT_COMMIT = `
  create table cutting (id int);
  create or replace function cut_now() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
  create constraint trigger cut after insert on cutting deferrable initially deferred
    for each row execute function cut_now()`

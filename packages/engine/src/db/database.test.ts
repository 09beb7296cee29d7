import { Socket } from 'node:net'
import { eq, sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sqlState } from './connection/sql-state.ts'
import { type Database, openDatabase } from './database.ts'
import { orderNumbers } from './schema/orders.ts'
import { databases, serverAddress } from './test-database.ts'

describe.each(await databases())('on the $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database?.close())

  test('a transaction that throws leaves nothing behind', async () => {
    const attempt = database.transaction(async (sql) => {
      await sql.insert(orderNumbers).values({ counter: 'lost', last: 1 })
      throw new Error('changed my mind')
    })

    await expect(attempt).rejects.toThrow('changed my mind')
    expect(await database.sql.select().from(orderNumbers)).toEqual([])
  })

  test('no statement is compiled before it runs', async () => {
    const { rows } = await database.sql.execute(query`select pg_jit_available() as compiles`)

    expect(rows).toEqual([{ compiles: false }])
  })

  test('the outer connection refuses to work within a transaction instead of hanging', async () => {
    const attempt = database.transaction(async () => await database.sql.select().from(orderNumbers))

    await expect(attempt).rejects.toMatchObject({
      cause: { message: expect.stringContaining('without the transaction') },
    })
    expect(await database.sql.select().from(orderNumbers)).toEqual([])
  })

  test('a transaction within a transaction is refused', async () => {
    const attempt = database.transaction(() => database.transaction(async () => 'inner'))

    await expect(attempt).rejects.toThrow(/without the transaction/)
  })

  test('what a serialization failure broke off is run again', async () => {
    let attempts = 0
    const answer = await database.transaction(async (sql) => {
      attempts += 1
      await sql.insert(orderNumbers).values({ counter: 'retried', last: attempts })
      if (attempts < 3)
        await sql.execute(query`do $$ begin raise exception 'busy' using errcode = '40001'; end $$`)
      return attempts
    })

    expect(answer).toBe(3)
    const [row] = await database.sql.select().from(orderNumbers).where(eq(orderNumbers.counter, 'retried'))
    expect(row?.last).toBe(3)
  })

  test('other failures are not repeated, and keep their code', async () => {
    let attempts = 0
    const attempt = database.transaction(async (sql) => {
      attempts += 1
      await sql.execute(query`select 1 / 0`)
    })

    const error = await attempt.catch((reason: unknown) => reason)
    expect(sqlState(error)).toBe('22012')
    expect(attempts).toBe(1)
  })

  test('ten transactions at once count without losing one', async () => {
    await database.sql.insert(orderNumbers).values({ counter: 'home', last: 0 })
    const numbers = await Promise.all(
      Array.from({ length: 10 }, () =>
        database.transaction(async (sql) => {
          const [row] = await sql
            .update(orderNumbers)
            .set({ last: query`${orderNumbers.last} + 1` })
            .where(eq(orderNumbers.counter, 'home'))
            .returning({ last: orderNumbers.last })
          return row?.last
        }),
      ),
    )

    expect(numbers.sort((a = 0, b = 0) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})

test.skipIf((await serverAddress()) === null)(
  'settings that the address asks for stand beside ours, instead of in their place',
  async () => {
    const address = new URL((await serverAddress()) ?? '')
    address.searchParams.set('options', '-c statement_timeout=47s')
    const schema = `${process.env.SHOP_TEST_SCHEMAS ?? 'test'}_settings`

    const { sql, close } = await openDatabase({ databaseUrl: address.href, dataDirectory: null, schema })
    const { rows } = await sql.execute(
      query`select current_setting('statement_timeout') as timeout, current_schema() as schema`,
    )
    await close()

    expect(rows).toEqual([{ timeout: '47s', schema }])
  },
)

test.skipIf((await serverAddress()) === null)(
  'a quiet connection is heard of before a balancer in between forgets it',
  async () => {
    const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive')
    const schema = `${process.env.SHOP_TEST_SCHEMAS ?? 'test'}_settings`

    const { close } = await openDatabase({ databaseUrl: await serverAddress(), dataDirectory: null, schema })
    await close()
    const asked = keepAlive.mock.calls
    keepAlive.mockRestore()

    expect(asked).toContainEqual([true, 30_000])
  },
)

test('a server that does not answer is one plain sentence, without the password', async () => {
  const attempt = openDatabase({
    databaseUrl: 'postgres://shop:geheim@127.0.0.1:1/shop',
    dataDirectory: null,
    schema: 'home_shop',
  })

  const error = await attempt.catch((reason: unknown) => reason)
  expect(String(error)).toBe(
    'Error: The PostgreSQL server of DATABASE_URL cannot be used: nothing answers at its address. Correct DATABASE_URL or start the server.',
  )
})

test.each(['Home', 'a-b', 'x"; drop schema public', ''])('"%s" is no schema name', async (schema) => {
  await expect(openDatabase({ databaseUrl: null, dataDirectory: null, schema })).rejects.toThrow('is no name')
})

const here = await serverAddress()

test.skipIf(here === null)('a process opens no more connections than it was told', async () => {
  const url = new URL(here ?? '')
  url.searchParams.set('application_name', 'three at most')
  const database = await openDatabase({
    databaseUrl: url.href,
    dataDirectory: null,
    schema: `${process.env.SHOP_TEST_SCHEMAS ?? 'test'}_few`,
    connections: 3,
    isServing: true,
    migrates: false,
  })

  await Promise.all(Array.from({ length: 9 }, () => database.sql.execute(query`select pg_sleep(0.05)`)))
  const { rows } = await database.sql.execute(
    query`select count(*)::int as open from pg_stat_activity where application_name = 'three at most'`,
  )
  await database.close()

  expect(rows).toEqual([{ open: 3 }])
})

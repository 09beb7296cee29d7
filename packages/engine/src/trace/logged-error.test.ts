import { inspect } from 'node:util'
import { sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { databases } from '../db/test-database.ts'
import { loggedError, loggedMessage } from './logged-error.ts'

const MAIL = 'ada.lovelace@mail.example'

describe.each(await databases())('a statement that failed on the $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database?.close())

  async function failureOf(statement: ReturnType<typeof query>): Promise<unknown> {
    const failed = await database.sql.execute(statement).then(
      () => null,
      (error: unknown) => error,
    )
    expect(inspect(failed, { depth: null })).toContain(MAIL)
    return failed
  }

  // The error of the driver and its wrapper held mail addresses, digests of passwords and of sessions, and went into the log.
  test('is told by its statement, code and constraint, and nothing that it was about', async () => {
    const note = (value: string) => query`insert into order_numbers (counter, last) values (${value}, 1)`
    await database.sql.execute(note(MAIL))

    const told = loggedError(await failureOf(note(MAIL)))

    expect(told).not.toContain(MAIL)
    expect(told).not.toContain('ada')
    expect(told).toContain('insert into order_numbers')
    expect(told).toMatch(/caused by .*code 23505.*table order_numbers.*constraint order_numbers_pkey/)
    expect(told).toMatch(/\n\s+at .*logged-error\.test\.ts/)
  })

  test('is told without a value that the database quotes in its message', async () => {
    const failure = await failureOf(query`select ${MAIL}::text::int`)

    expect(loggedError(failure)).not.toContain('ada')
    expect(loggedError(failure)).toContain('code 22P02')
    expect(loggedMessage(failure)).not.toContain('ada')
    expect(loggedMessage(failure)).toContain('select $1::text::int')
  })
})

test('what a mail server or a parser says of an address stays out', () => {
  const refused = new Error(`all recipients were rejected: 550 <${MAIL}>`, {
    cause: Object.assign(new Error('refused'), { rejected: [MAIL] }),
  })

  expect(loggedError(refused)).toMatch(/^Error: all recipients were rejected: 550 <…@…>\n\s+at /)
  expect(loggedError(refused)).toContain('caused by Error: refused')
  expect(loggedError(refused)).not.toContain(MAIL)
})

test('every failure of several is told, and none without an end', () => {
  const circle = new Error('first')
  circle.cause = circle

  expect(loggedError(new AggregateError([new Error(MAIL), circle], 'Not done: mails.'))).toMatch(
    /^AggregateError: Not done: mails\.[\s\S]*one of them: Error: …@…[\s\S]*one of them: Error: first/,
  )
})

test.each([
  ['words', 'words'],
  [{ email: MAIL }, 'thrown was no error, but of the type object'],
  [null, 'thrown was no error, but of the type object'],
])('what is no error is told as %j', (thrown, told) => {
  expect(loggedError(thrown)).toBe(told)
})

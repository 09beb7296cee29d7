import { databases } from '@shop/engine/db/test-database'
import { testBrand } from '@shop/engine/testing/test-brand'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { sql as raw } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deskOf, shopsOf } from '../cli/base/desk.ts'
import { runCommand } from '../cli/commands.ts'
import { type Check, checked, checkLines } from './check.ts'
import { connectionCheck, databaseChecks } from './database-checks.ts'
import { folderCheck } from './folder-check.ts'

const desk = deskOf(testBrand, embeddedReturnCarrier)

test.each([
  [null, 'bad'],
  [95, 'bad'],
  [96, 'look'],
  [1023, 'look'],
  [1024, 'ok'],
])('%s MB free on the disk is %s', (free, state) => {
  expect(folderCheck('/srv/shop', () => free).state).toBe(state)
})

test('the room of a folder that is not there yet is that of the disk it would be on', () => {
  expect(folderCheck('/tmp/not/there/yet').found).toMatch(/^\d+ MB free/)
})

test.each([
  [75, 'ok'],
  [76, 'look'],
  [120, 'look'],
])('%s open connections of 100 are %s', (open, state) => {
  expect(connectionCheck(open, 100).state).toBe(state)
})

test('what does not work is marked, with what to do below it', () => {
  const checks: Check[] = [
    { topic: 'database', state: 'ok', found: 'answers', remedy: null },
    { topic: 'mail', state: 'bad', found: 'refused', remedy: 'Correct SMTP_URL.' },
  ]

  expect(checkLines(checks)).toEqual([
    'ok    database  answers',
    'BAD   mail      refused',
    '                -> Correct SMTP_URL.',
  ])
})

test('a check that throws is a line like any other, without its stack', async () => {
  const checks = await checked('content', 'Correct it.', async () => {
    throw new Error('No such host\n    at somewhere')
  })

  expect(checks).toEqual([{ topic: 'content', state: 'bad', found: 'No such host', remedy: 'Correct it.' }])
})

describe.each(await databases())('a shop on the $name', ({ open }) => {
  test('is asked for its database, clock, tables, mails and duties', async () => {
    const database = await open()
    const states = async () => {
      const checks = await databaseChecks(database, { now: new Date(), shops: await shopsOf(desk) })
      return Object.fromEntries(checks.map(({ topic, state }) => [topic, state]))
    }
    const well = await states()

    await database.sql.execute(raw`insert into outbox (topic, payload, available_at) values
      ('mail', '{}', now() - interval '1 hour')`)
    const late = await states()
    await database.sql.execute(raw`update outbox set dead_at = now()`)
    const dead = await states()
    await database.sql.execute(raw`insert into migrations (name) values ('9999_of_tomorrow')`)
    const newer = await states()
    await database.sql.execute(raw`delete from migrations where name like '9999%' or name like '0050%'`)
    const older = await states()
    await database.sql.execute(raw`insert into migrations (name) values ('0050_counted_stock')`)
    await database.close()

    // A test does not wait for the disk, which no shop may do.
    expect(well).toMatchObject({ database: 'bad', clock: 'ok', migrations: 'ok', messages: 'ok' })
    expect(well.duties).toBe('ok')
    expect([late.messages, dead.messages]).toEqual(['bad', 'look'])
    expect([newer.migrations, older.migrations]).toEqual(['look', 'look'])
  })
})

test('a running shop answers for its database, and what is not understood is said', async () => {
  const [kind] = await databases()
  const database = await kind?.open()
  if (database === undefined) throw new Error('There is no embedded database.')

  const { lines } = await runCommand(database, ['doctor', '--json'], new Date(), desk)
  const wrong = await runCommand(database, ['doctor', 'everything'], new Date(), desk)
  await database.close()

  expect(JSON.parse(lines.join('')).map(({ topic }: Check) => topic)).toContain('clock')
  expect(wrong.exitCode).toBe(2)
})

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseInUse, lockDirectory, lockedDirectory } from './connection/directory-lock.ts'
import { openDatabase } from './database.ts'
import { orderNumbers } from './schema/orders.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-database-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what was committed is there after a new start, and migrations run once', async () => {
  const options = { databaseUrl: null, dataDirectory: join(folder, 'database'), schema: 'home_shop' }
  const first = await openDatabase(options)
  await first.sql.insert(orderNumbers).values({ counter: 'home', last: 41 })
  await first.close()

  const second = await openDatabase(options)
  expect(await second.sql.select().from(orderNumbers)).toEqual([{ counter: 'home', last: 41 }])
  await second.close()
  expect(existsSync(join(folder, 'database.lock'))).toBe(false)
}, 60_000)

test('a commit survives the sudden death of its process', async () => {
  const directory = join(folder, 'database')
  const program = `
    import { openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)}
    import { orderNumbers } from ${JSON.stringify(new URL('./schema/orders.ts', import.meta.url).href)}
    const database = await openDatabase({ databaseUrl: null, dataDirectory: ${JSON.stringify(directory)}, schema: 'home_shop' })
    await database.sql.insert(orderNumbers).values({ counter: 'home', last: 7 })
    process.kill(process.pid, 'SIGKILL')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' })
  await new Promise((resolve) => child.on('exit', resolve))

  const database = await openDatabase({ databaseUrl: null, dataDirectory: directory, schema: 'home_shop' })
  expect(await database.sql.select().from(orderNumbers)).toEqual([{ counter: 'home', last: 7 }])
  await database.close()
}, 60_000)

test('however many statements wait, whatever else the process has to do is done in between', async () => {
  const { sql, transaction, close } = await openDatabase({
    databaseUrl: null,
    dataDirectory: null,
    schema: 'home_shop',
  })
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  const row = (counter: string) => ({ counter, last: 1 })

  turn()
  await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      await sql.insert(orderNumbers).values(row(`single ${index}`))
      await transaction(async (connection) => {
        await connection.insert(orderNumbers).values(row(`one ${index}`))
        await connection.insert(orderNumbers).values(row(`two ${index}`))
      })
    }),
  )
  isOver = true

  expect(turns).toBeGreaterThan(5)
  await close()
}, 60_000)

test('a second opening is refused with what to do', () => {
  const directory = join(folder, 'database')
  const unlock = lockDirectory(directory)

  expect(() => lockDirectory(directory)).toThrow(
    `The database in ${directory} is in use by process ${process.pid}: the embedded database serves one process at a time. Stop that process, or set DATABASE_URL to a PostgreSQL server.`,
  )
  unlock()
  lockDirectory(directory)()
})

test('a shop that starts waits for a command that has its database, and then opens', async () => {
  const directory = join(folder, 'database')
  const unlock = lockDirectory(directory)
  const waiting = lockedDirectory(directory, 5000)
  expect(await Promise.race([waiting, sleep(300, 'waits')])).toBe('waits')

  unlock()
  const release = await waiting
  expect(() => lockDirectory(directory)).toThrow(DatabaseInUse)
  release()
})

test('it does not wait without an end', async () => {
  const directory = join(folder, 'database')
  const unlock = lockDirectory(directory)

  await expect(lockedDirectory(directory, 200)).rejects.toThrow('Stop that process')
  unlock()
})

test('a lock of another living process is respected', () => {
  writeFileSync(join(folder, 'database.lock'), JSON.stringify({ pid: process.ppid, started: null }))

  expect(() => lockDirectory(join(folder, 'database'))).toThrow(`in use by process ${process.ppid}`)
})

test.each([
  ['of a process that is gone', JSON.stringify({ pid: 4_194_300, started: null })],
  ['of another process with the same id', JSON.stringify({ pid: process.ppid, started: '1' })],
  ['of this process before a restart', JSON.stringify({ pid: process.pid, started: '1' })],
  ['that was written half', '{"pi'],
])('a lock %s is taken over', (_, content) => {
  const file = join(folder, 'database.lock')
  writeFileSync(file, content)

  const unlock = lockDirectory(join(folder, 'database'))
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
  unlock()
})

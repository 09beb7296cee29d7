import { sql as raw } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { databases } from '../test-database.ts'
import { watchStatements } from './statement-watch.ts'

afterEach(() => watchStatements(null))

describe.each(await databases())('whoever watches the $name', ({ open }) => {
  test('hears of every statement, refused ones and those of transactions included, and of none afterwards', async () => {
    const database = await open()
    const times: number[] = []
    watchStatements((milliseconds) => times.push(milliseconds))

    await database.sql.execute(raw`select 1`)
    const one = times.length
    await database.sql.execute(raw`select nonsense`).catch(() => undefined)
    const two = times.length
    await database.transaction((sql) => sql.execute(raw`select pg_sleep(0.05)`))
    const three = times.length
    watchStatements(null)
    await database.sql.execute(raw`select 1`)
    await database.close()

    expect(one).toBeGreaterThan(0)
    expect(two).toBeGreaterThan(one)
    expect(three).toBeGreaterThan(two)
    expect(times).toHaveLength(three)
    expect(Math.max(...times)).toBeGreaterThan(40)
  })
})

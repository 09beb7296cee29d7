import { describe, expect, test } from 'vitest'
import { changes } from './schema/system.ts'
import { databases } from './test-database.ts'

describe.each(await databases())('the $name for tests', ({ open }) => {
  test('is lent without rows, and counts from the beginning', async () => {
    const note = { tags: ['product:1'] }
    const first = await open()
    await first.sql.insert(changes).values([note, note])
    await first.close()

    const second = await open()
    const before = await second.sql.select().from(changes)
    const [row] = await second.sql.insert(changes).values(note).returning()
    await second.close()

    expect(before).toEqual([])
    expect(Number(row?.id)).toBe(1)
  }, 60_000)

  test('is lent to one at a time', async () => {
    const [one, other] = [await open(), await open()]
    await one.sql.insert(changes).values({ tags: ['product:1'] })

    expect(await other.sql.select().from(changes)).toEqual([])
    await one.close()
    await other.close()
  }, 60_000)
})

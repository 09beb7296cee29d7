import type { Database } from '@shop/engine/db/database'
import { products } from '@shop/engine/db/schema/catalogue'
import { databases } from '@shop/engine/db/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCatalogue } from '../import/import-catalogue.ts'
import { catalogueLines, categoryRecord, productRecord } from '../testing/records.ts'
import { freshStatistics } from './statistics-store.ts'

describe.each(await databases())('what the $name knows of the catalogue', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database?.close())

  test('is found out after it has grown, and once', async () => {
    const records = [categoryRecord({ id: 1 }), productRecord({ id: 1 })]
    await importCatalogue(database, catalogueLines(records), { strict: false })
    expect(await freshStatistics(database.sql)).toBe(false)

    const [first] = await database.sql.select().from(products)
    if (!first) throw new Error('The product was not imported.')
    const more = Array.from({ length: 5000 }, (_, index) => ({
      ...first,
      id: index + 2,
      referenceKey: `N${index}`,
    }))
    for (let at = 0; at < more.length; at += 1000)
      await database.sql.insert(products).values(more.slice(at, at + 1000))
    expect(await freshStatistics(database.sql)).toBe(true)
    expect(await freshStatistics(database.sql)).toBe(false)
  })
})

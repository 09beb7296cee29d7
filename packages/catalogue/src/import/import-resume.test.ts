import type { Database } from '@shop/engine/db/database'
import { importProgress, products } from '@shop/engine/db/schema/catalogue'
import { databases, emptyTables } from '@shop/engine/db/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { catalogueLines, categoryRecord, productRecord } from '../testing/records.ts'
import { ImportStopped, importCatalogue } from './import-catalogue.ts'
import { OtherFile } from './import-resume.ts'

/** Three batches; line 3 and the line before the last are bad. */
const FILE = [
  categoryRecord({ id: 1 }),
  ...Array.from({ length: 2500 }, (_, index) => productRecord({ id: index + 1 })),
  productRecord({ id: 2, popularity: 7 }),
  productRecord({ id: 3000 }),
].toSpliced(2, 0, productRecord({ id: 2600, categories: [9] }))

describe.each(await databases())('an import that was interrupted, on the $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  beforeEach(() => emptyTables(database))
  afterAll(() => database?.close())

  /** Stops after the first batch, as Ctrl-C does. */
  async function interrupted(file: readonly unknown[]) {
    const stop = new AbortController()
    const run = importCatalogue(database, catalogueLines(file), {
      strict: false,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    })
    await expect(run).rejects.toThrow(ImportStopped)
  }
  async function resumed(file: readonly unknown[]) {
    const lines: number[] = []
    const report = await importCatalogue(database, catalogueLines(file), {
      strict: false,
      onResumed: (line) => lines.push(line),
    })
    return { report, lines }
  }

  test('keeps what is through, goes on behind it and ends as if nothing had happened', async () => {
    await interrupted(FILE)
    expect(await database.sql.$count(products)).toBe(998)
    const { report, lines } = await resumed(FILE)

    expect(lines).toEqual([1000])
    expect(report).toMatchObject({ created: 2502, changed: 0, unchanged: 0, badLines: 2, imported: true })
    expect(report.bad).toEqual([{ line: 2503, field: 'id', reason: 'product 2 stands in line 4 already' }])
    expect(await database.sql.$count(products)).toBe(2501)
    expect(await database.sql.$count(importProgress)).toBe(0)
  }, 60_000)

  test('starts at the beginning when nothing was interrupted', async () => {
    const { report, lines } = await resumed(FILE.slice(0, 2))

    expect(lines).toEqual([0])
    expect(report.created).toBe(2)
  })

  test('is not taken for that of a file which begins alike', async () => {
    await interrupted(FILE)

    await expect(resumed(FILE.toSpliced(500, 1))).rejects.toThrow(OtherFile)
    await expect(resumed(FILE.slice(0, 900))).rejects.toThrow(OtherFile)
  }, 60_000)

  test('goes on with a file that has grown since', async () => {
    await interrupted(FILE.slice(0, 1500))
    const { report, lines } = await resumed(FILE)

    expect(lines).toEqual([1000])
    expect(report.created).toBe(2502)
  }, 60_000)

  test('remembers which lines were bad, so that a later good one of that id is taken', async () => {
    await interrupted(FILE)
    const { report } = await resumed([...FILE, productRecord({ id: 2600 })])

    expect(report.badLines).toBe(2)
    expect(report.created).toBe(2503)
  }, 60_000)
})

import type { Database } from '@shop/engine/db/database'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import type { DeltaReport, NoteBatch } from '../import/delta/import-delta.ts'
import { MAX_REPORTED } from '../import/import-catalogue.ts'
import { type BadLine, issuesOf, parsedJson } from '../import/import-line.ts'
import { batchesOf, type LineGroup, type SourceLine } from '../import/import-source.ts'
import { StoreLine } from './store-record.ts'
import { putStore } from './store-store.ts'

/** Lines of one transaction: each of them is written by itself. */
const BATCH = 500

type Written = { changed: number; unchanged: number; bad: BadLine[][] }

/**
 * Imports stores, one JSON document per line: writes every valid line, reports every invalid one. A store that no line
 * names stays as it is. The same file again changes nothing.
 */
export async function importStoreLines(
  database: Pick<Database, 'transaction'>,
  source: AsyncIterable<LineGroup>,
  noted: NoteBatch | null = null,
): Promise<DeltaReport> {
  const report: DeltaReport = { changed: 0, unchanged: 0, bad: [], badLines: 0, notes: [] }
  for await (const { lines } of batchesOf(source, BATCH)) {
    const { changed, unchanged, bad } = await database.transaction(async (sql) => {
      const made = await batchWritten(sql, lines)
      await noted?.(sql, { changed: made.changed, unchanged: made.unchanged, badLines: made.bad.length })
      return made
    })
    report.changed += changed
    report.unchanged += unchanged
    report.badLines += bad.length
    report.bad.push(...bad.flat().slice(0, MAX_REPORTED - report.bad.length))
  }
  return report
}

async function batchWritten(sql: Sql, lines: readonly SourceLine[]): Promise<Written> {
  const made: Written = { changed: 0, unchanged: 0, bad: [] }
  const stores: StoreLine[] = []
  for (const line of lines) {
    if (line.problem === null && line.text.trim() === '') continue
    const read = storeIn(line)
    if (Array.isArray(read)) made.bad.push(read)
    else stores.push(read)
  }
  // In one order, so that two files with the same stores do not wait for each other.
  for (const store of stores.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    made[(await putStore(sql, store)) === 'unchanged' ? 'unchanged' : 'changed'] += 1
  return made
}

function storeIn(line: SourceLine): StoreLine | BadLine[] {
  const read = parsedJson(line)
  if ('bad' in read) return [read.bad]
  const parsed = v.safeParse(StoreLine, read.value)
  return parsed.success ? parsed.output : issuesOf(parsed.issues, line.number)
}

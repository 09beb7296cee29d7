import { sql as query } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { CatalogueRecord } from './catalogue-record.ts'
import { type BatchResult, importBatch } from './import-batch.ts'
import { type BadLine, parsedLine } from './import-line.ts'
import { KnownRecords } from './known-records.ts'

export type ImportReport = BatchResult & {
  /** Everything that was wrong, in the order of the lines; one line may be in here several times. */
  bad: BadLine[]
  /** How many lines were left out. */
  badLines: number
  /** False only for a strict import that met a bad line: then nothing has changed. */
  imported: boolean
}

export type ImportOptions = {
  /** With a bad line nothing is imported, instead of everything else. */
  strict: boolean
  now?: Date
  /** Told after each batch how many lines were read. */
  onProgress?: (lines: number) => void
}

/** Records of one transaction: large enough to be fast, small enough that a running shop does not wait for it. */
const BATCH = 250
/** Any number that nobody else uses for an advisory lock: two imports at once take turns. */
const LOCK = 7_312_004_416

/**
 * Imports a catalogue file, line by line. A bad line is reported and the rest imported; importing the same file
 * again changes nothing. What the file does not name stays as it is.
 *
 * @see catalogue-record.ts for the format
 */
export async function importCatalogue(
  database: Database,
  lines: AsyncIterable<string>,
  { strict, now = new Date(), onProgress }: ImportOptions,
): Promise<ImportReport> {
  // Asked for before the first await: a line reader drops what it reads while nobody listens.
  const reader = lines[Symbol.asyncIterator]()
  const report: ImportReport = { created: 0, changed: 0, unchanged: 0, bad: [], badLines: 0, imported: true }
  const write = (records: readonly CatalogueRecord[]) =>
    database.transaction(async (sql) => {
      await sql.execute(query`select pg_advisory_xact_lock(${LOCK}::bigint)`)
      return importBatch(sql, records, now)
    })

  const waiting: CatalogueRecord[] = []
  const known = await KnownRecords.load(database.sql)
  let number = 0
  for await (const text of { [Symbol.asyncIterator]: () => reader }) {
    number += 1
    if (text.trim() === '') continue
    const record = admitted(text, number, known, report)
    if (record !== null) waiting.push(record)
    if (strict || waiting.length < BATCH) continue
    add(report, await write(waiting.splice(0)))
    onProgress?.(number)
  }
  if (strict && report.badLines > 0) return { ...report, imported: false }
  add(report, await write(waiting))
  onProgress?.(number)
  return report
}

function admitted(
  text: string,
  line: number,
  known: KnownRecords,
  report: ImportReport,
): CatalogueRecord | null {
  const parsed = parsedLine(line === 1 ? text.replace(/^\uFEFF/, '') : text, line)
  const complaint = Array.isArray(parsed) ? null : known.admit(parsed, line)
  const bad = Array.isArray(parsed) ? parsed : complaint === null ? [] : [{ line, ...complaint }]
  if (bad.length === 0 && !Array.isArray(parsed)) return parsed
  report.bad.push(...bad)
  report.badLines += 1
  return null
}

function add(report: ImportReport, batch: BatchResult) {
  report.created += batch.created
  report.changed += batch.changed
  report.unchanged += batch.unchanged
}

import { type MissingFact, refusedCountries } from '@shop/domain/duties/missing-facts'
import type { Country } from '@shop/domain/market/markets'
import type { Database, Sql } from '@shop/engine/db/database'
import { soldProduct } from '../products/record-rows.ts'
import { freshStatistics } from '../products/statistics-store.ts'
import { type AdmittedRecord, type BatchResult, importBatch, lockImports } from './import-batch-store.ts'
import type { BadLine } from './import-line.ts'
import { forgetProgress, keepProgress, type Progress, RunningDigest } from './import-progress-store.ts'
import { type ReadLine, readLines } from './import-reading.ts'
import { ImportReferences } from './import-references.ts'
import { type LineBefore, resumed } from './import-resume.ts'
import { batchesOf, groupsOf, type LineGroup } from './import-source.ts'
import { LineNumbers } from './line-numbers.ts'
import { withheldFields } from './withheld-fields.ts'

export type ImportReport = BatchResult & {
  /** What was wrong, in the order of the lines; one line may be in here several times. At most `MOST_TOLD`. */
  bad: BadLine[]
  /** How many lines were left out. */
  badLines: number
  /** What may not be offered somewhere for what it lacks, in the order of the lines. At most `MOST_TOLD`. */
  refused: RefusedProduct[]
  /** What is imported and shown nowhere, in the order of the lines. At most `MOST_TOLD`. */
  withheld: WithheldProduct[]
  /** False only for a strict import that met a bad line: then nothing has changed. */
  imported: boolean
}

/** A product that is imported, and not offered in a country. @see docs/law.md */
export type RefusedProduct = { line: number; referenceKey: string; country: Country; missing: MissingFact[] }

/** A product of whose price the law lets nobody say what its record says. @see withheld-fields.ts */
export type WithheldProduct = { line: number; referenceKey: string; fields: string[] }

export type ImportOptions = {
  /** With a bad line nothing is imported, instead of everything else. */
  strict: boolean
  now?: Date
  /** Called after each batch with the lines and bytes that are through. */
  onProgress?: (through: { lines: number; bytes: number }) => void
  /** Told of each batch within its transaction. */
  noted?: (sql: Sql, counts: BatchResult & { badLines: number }) => Promise<void>
  /** Called when an interrupted import of the same lines is resumed, with the lines that are through already. */
  onResumed?: (lines: number) => void
  /** When it is aborted the batch in work is finished, and `ImportStopped` thrown. */
  signal?: AbortSignal
}

/** The import was asked to stop; what is through stays imported. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped'
  readonly lines: number

  constructor(lines: number, advice = '') {
    super(`The import was stopped after line ${lines}. ${advice}`.trimEnd())
    this.lines = lines
  }
}

/** Further complaints are counted, not kept: a file of a million bad lines must not fill the memory. */
export const MAX_REPORTED = 1000
/** Bad lines whose numbers an interrupted import remembers. */
const MOST_REMEMBERED = 10_000
/** Records of one transaction: large enough to be fast, small enough that a running shop does not wait for it. */
const BATCH = 1000

/**
 * Imports a catalogue, line by line. A bad line is reported and the rest imported; importing the same lines again
 * changes nothing. What they do not name stays as it is.
 *
 * @see catalogue-record.ts for the format
 */
export async function importCatalogue(
  database: Database,
  lines: AsyncIterable<string>,
  options: ImportOptions,
): Promise<ImportReport> {
  // Requested before the first await: a line reader drops what it reads without a listener.
  return importGroups(database, groupsOf(lines[Symbol.asyncIterator]()), options)
}

/** The same for lines that come in groups, as from a file. With `strict` all of it is one transaction. */
export async function importGroups(
  database: Database,
  source: AsyncIterable<LineGroup>,
  options: ImportOptions,
): Promise<ImportReport> {
  const run = new ImportRun(options)
  if (!options.strict) {
    await run.through(database.sql, source, (write) => database.transaction(write))
    await freshStatistics(database.sql)
    return run.report(true)
  }
  let isSecondTry = false
  try {
    await database.transaction(async (sql) => {
      // A file cannot be read twice, so that the transaction cannot be tried again.
      if (isSecondTry)
        throw new Error('Somebody else changed the catalogue meanwhile. Nothing was imported: try again.')
      isSecondTry = true
      await run.through(sql, source, (write) => write(sql))
      if (run.isBad) throw new NothingImported()
    })
  } catch (error) {
    if (!(error instanceof NothingImported)) throw error
  }
  await freshStatistics(database.sql)
  return run.report(!run.isBad)
}

/** Ends the transaction of a strict import without a trace. */
class NothingImported extends Error {}

type Transaction = <T>(write: (sql: Sql) => Promise<T>) => Promise<T>
type Batch = { lines: ReadLine[]; bytes: number; digest: string }

/** A running import: its counts, and the lines of the ids it has seen. */
export class ImportRun {
  readonly #options: ImportOptions
  readonly #now: Date
  readonly #digest = new RunningDigest()
  readonly #seen = { category: new LineNumbers(), product: new LineNumbers() }
  readonly #told: BadLine[] = []
  readonly #refused: RefusedProduct[] = []
  readonly #withheld: WithheldProduct[] = []
  #counts: BatchResult = { created: 0, changed: 0, unchanged: 0 }
  #bad: number[] = []
  #badLines = 0
  #first: string | null = null

  constructor(options: ImportOptions) {
    this.#options = options
    this.#now = options.now ?? new Date()
  }

  get isBad(): boolean {
    return this.#badLines > 0
  }

  report(imported: boolean): ImportReport {
    const counts = imported ? this.#counts : { created: 0, changed: 0, unchanged: 0 }
    return {
      ...counts,
      bad: this.#told,
      badLines: this.#badLines,
      refused: this.#refused,
      withheld: this.#withheld,
      imported,
    }
  }

  /** Reads the next batch while the one before is written; a transaction does one thing at a time. */
  async through(sql: Sql, source: AsyncIterable<LineGroup>, transaction: Transaction): Promise<void> {
    const { strict, onProgress, signal } = this.#options
    const batches = batchesOf(await this.#behind(sql, source), BATCH)
    let next = this.#read(sql, batches)
    for (let batch = await next; batch !== null; batch = await next) {
      if (!strict) next = this.#readAhead(sql, batches)
      await this.#write(batch, transaction)
      if (strict) next = this.#read(sql, batches)
      const lines = batch.lines.at(-1)?.number ?? 0
      onProgress?.({ lines, bytes: batch.bytes })
      if (signal?.aborted) throw new ImportStopped(lines)
    }
    const first = this.#first
    if (first !== null && !strict) await transaction((within) => forgetProgress(within, first, this.#now))
  }

  /** The lines that are not through yet. */
  async #behind(sql: Sql, source: AsyncIterable<LineGroup>): Promise<AsyncIterable<LineGroup>> {
    const { onResumed } = this.#options
    if (!onResumed) return source

    const { progress, rest } = await resumed(sql, source, (line) => this.#passed(line))
    onResumed(progress?.lines ?? 0)
    if (progress === null) return rest

    this.#counts = progress
    this.#bad = progress.badLines
    this.#badLines = progress.badLines.length
    return rest
  }

  #passed({ number, digest, name }: LineBefore) {
    this.#first ??= digest
    this.#digest.add(digest)
    if (name !== null) this.#seen[name.kind].add(name.id, number)
  }

  #readAhead(sql: Sql, batches: AsyncGenerator<LineGroup>): Promise<Batch | null> {
    const next = this.#read(sql, batches)
    // When writing fails first, this one is no longer awaited.
    next.catch(() => undefined)
    return next
  }

  async #read(sql: Sql, batches: AsyncGenerator<LineGroup>): Promise<Batch | null> {
    const group = await batches.next()
    if (group.done) return null
    const lines = await readLines(sql, group.value.lines)
    for (const { digest } of lines) this.#digest.add(digest)
    this.#first ??= lines[0]?.digest ?? null
    return { lines, bytes: group.value.bytes, digest: this.#digest.value() }
  }

  /** Within the transaction nothing is remembered here: it may be tried again. */
  async #write({ lines, digest }: Batch, transaction: Transaction) {
    const records = lines.flatMap((line) => (line.kind === 'record' ? [line.record] : []))
    const { judged, counts, progress } = await transaction(async (sql) => {
      await lockImports(sql)
      const known = await ImportReferences.load(sql, records)
      const judged = this.#judge(lines, known)
      const counts = await importBatch(sql, judged.admitted, known, this.#now)
      counts.unchanged += judged.same
      await this.#options.noted?.(sql, { ...counts, badLines: judged.bad.length })
      const progress = this.#after(lines, judged.bad, counts, digest)
      if (this.#first !== null && !this.#options.strict)
        await keepProgress(sql, this.#first, progress, this.#now)
      return { judged, counts, progress }
    })
    this.#counts = added(this.#counts, counts)
    this.#bad = progress.badLines
    for (const bad of judged.bad) this.#badLines += bad.length > 0 ? 1 : 0
    for (const bad of judged.bad.flat()) if (this.#told.length < MAX_REPORTED) this.#told.push(bad)
    for (const { kind, id, line } of judged.named) this.#seen[kind].add(id, line)
    for (const line of lines) this.#noteRefused(line)
  }

  #noteRefused(line: ReadLine) {
    if (line.kind !== 'record' || line.record.kind !== 'product') return
    const { referenceKey } = line.record
    for (const refused of refusedCountries(soldProduct(line.record), this.#now))
      if (this.#refused.length < MAX_REPORTED)
        this.#refused.push({ line: line.number, referenceKey, ...refused })
    const fields = withheldFields(line.record)
    if (fields.length > 0 && this.#withheld.length < MAX_REPORTED)
      this.#withheld.push({ line: line.number, referenceKey, fields })
  }

  /** What becomes of each line, given the lines before it. */
  #judge(lines: readonly ReadLine[], known: ImportReferences) {
    const admitted: AdmittedRecord[] = []
    const bad: BadLine[][] = []
    const named: { kind: 'category' | 'product'; id: number; line: number }[] = []
    const inBatch = new Map<string, number>()
    let same = 0
    for (const line of lines) {
      if (line.kind === 'blank') continue
      if (line.kind === 'bad') {
        bad.push(line.bad)
        continue
      }
      const { number } = line
      const { kind, id } =
        line.kind === 'same' ? { kind: 'product' as const, id: line.productId } : line.record
      const before = inBatch.get(`${kind} ${id}`) ?? this.#seen[kind].lineOf(id)
      const complaint =
        before !== undefined
          ? { field: 'id', reason: `${kind} ${id} stands in line ${before} already` }
          : line.kind === 'record'
            ? known.admit(line.record)
            : null
      if (complaint !== null) {
        bad.push([{ line: number, ...complaint }])
        continue
      }
      inBatch.set(`${kind} ${id}`, number)
      named.push({ kind, id, line: number })
      if (line.kind === 'same') same += 1
      else admitted.push({ record: line.record, digest: line.digest })
    }
    return { admitted, bad, named, same }
  }

  #after(lines: readonly ReadLine[], bad: BadLine[][], counts: BatchResult, digest: string): Progress {
    const numbers = bad.flatMap(([first]) => first?.line ?? [])
    return {
      ...added(this.#counts, counts),
      lines: lines.at(-1)?.number ?? 0,
      digest,
      badLines: [...this.#bad, ...numbers].slice(0, MOST_REMEMBERED),
    }
  }
}

function added(one: BatchResult, other: BatchResult): BatchResult {
  return {
    created: one.created + other.created,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
  }
}

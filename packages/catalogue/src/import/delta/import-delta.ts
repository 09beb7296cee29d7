import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import type { Database } from '@shop/engine/db/database'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import { growVersion, lockImports } from '../import-batch-store.ts'
import { MAX_REPORTED } from '../import-catalogue.ts'
import { type BadLine, issuesOf } from '../import-line.ts'
import type { LineGroup } from '../import-source.ts'
import { type DeltaLine, deltaLines, type TableForm } from './delta-source.ts'
import { type KnownVariants, knownVariants, type VariantNames } from './variant-name-store.ts'

export type DeltaReport = {
  /** Rows that are other ones now. */
  changed: number
  unchanged: number
  /** At most `MOST_TOLD`. */
  bad: BadLine[]
  badLines: number
  /** What somebody should look at of lines that were taken; at most as many. */
  notes: BadLine[]
}

/** Told of each batch within its transaction, so that a log of it is there if and only if the rows are. */
export type NoteBatch = (sql: Sql, counts: Omit<DeltaReport, 'bad' | 'notes'>) => Promise<void>

/** A variant by its id or its key; if both are given they have to agree. */
export const VariantName = {
  variantId: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INTEGER))),
  referenceKey: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
}

/** What a delta file is about: how its lines read, and how they are written. */
export type Delta<Schema extends v.GenericSchema<unknown, VariantNames>> = {
  schema: Schema
  form: TableForm
  /** Lines that are about the same thing as a later one of the batch are left out. */
  nameOf: (line: v.InferOutput<Schema>, variantId: number) => string
  /** For files whose lines may say something of each thing once: why a line is refused, or null; asked for each line once. */
  repeats?: () => (line: v.InferOutput<Schema>, variantId: number, now: Date) => string | null
  /** For lines that name something besides their variant: looks it up, and says what is wrong with a line. */
  refusals?: (sql: Sql, lines: readonly v.InferOutput<Schema>[]) => Promise<Refusal<v.InferOutput<Schema>>>
  /** Nothing of it is in the catalogue that processes hold in memory, so none reads it anew. */
  isBesideCatalogue?: boolean
  write: (sql: Sql, lines: readonly Numbered<v.InferOutput<Schema>>[], now: Date) => Promise<WrittenDelta>
}
type Refusal<Line> = (line: Line) => Omit<BadLine, 'line'> | null
export type Named<Line> = { line: Line; variantId: number }
export type Numbered<Line> = Named<Line> & { number: number }
/** How many rows have changed, which lines were not written all the same, and what is to be said of those that were. */
export type WrittenDelta = { changed: number; bad?: BadLine[]; notes?: BadLine[] }

/** Lines of one transaction: they are small. */
const BATCH = 5000
/** Bytes of one transaction: lines may be long all the same, and all of a batch is in memory. */
const BATCH_BYTES = 16 * 1024 * 1024

/** Imports a delta file: writes every valid line, reports every invalid one. The same file again changes nothing. */
export async function importDelta<Schema extends v.GenericSchema<unknown, VariantNames>>(
  database: Database,
  source: AsyncIterable<LineGroup>,
  delta: Delta<Schema>,
  now = new Date(),
  noted: NoteBatch | null = null,
): Promise<DeltaReport> {
  const report: DeltaReport = { changed: 0, unchanged: 0, bad: [], badLines: 0, notes: [] }
  const repeated = delta.repeats?.() ?? null
  let waiting: DeltaLine[] = []
  let [bytes, flushed] = [0, 0]
  const flush = async () => {
    const batch = waiting
    waiting = []
    flushed = bytes
    const { good, bad } = checked(batch, delta.schema)
    const done = await database.transaction(async (sql) => {
      const made = await written(sql, good, { delta, repeated, now })
      const { changed, unchanged } = made
      await noted?.(sql, { changed, unchanged, badLines: bad.length + made.bad.length })
      return made
    })
    const complaints = [...bad, ...done.bad].sort(([a], [b]) => (a?.line ?? 0) - (b?.line ?? 0))
    report.changed += done.changed
    report.unchanged += done.unchanged
    report.badLines += complaints.length
    report.bad.push(...complaints.flat().slice(0, MAX_REPORTED - report.bad.length))
    report.notes.push(...done.notes.slice(0, MAX_REPORTED - report.notes.length))
  }
  for await (const lines of deltaLines(
    weighed(source, (sum) => (bytes = sum)),
    delta.form,
  )) {
    waiting.push(...lines)
    if (waiting.length >= BATCH || bytes - flushed >= BATCH_BYTES) await flush()
  }
  if (waiting.length > 0) await flush()
  return report
}

/** The same lines, with a word of how many bytes were read by then. */
async function* weighed(
  source: AsyncIterable<LineGroup>,
  read: (bytes: number) => void,
): AsyncGenerator<LineGroup> {
  for await (const group of source) {
    read(group.bytes)
    yield group
  }
}

type Good<Line> = { number: number; line: Line }

function checked<Schema extends v.GenericSchema<unknown, VariantNames>>(
  lines: readonly DeltaLine[],
  schema: Schema,
) {
  const good: Good<v.InferOutput<Schema>>[] = []
  const bad: BadLine[][] = []
  for (const line of lines) {
    if ('bad' in line) {
      bad.push([line.bad])
      continue
    }
    const parsed = v.safeParse(schema, line.value)
    if (parsed.success) good.push({ number: line.number, line: parsed.output })
    else bad.push(issuesOf(parsed.issues, line.number))
  }
  return { good, bad }
}

type Writing<Schema extends v.GenericSchema<unknown, VariantNames>> = {
  delta: Delta<Schema>
  repeated: ReturnType<NonNullable<Delta<Schema>['repeats']>> | null
  now: Date
}

async function written<Schema extends v.GenericSchema<unknown, VariantNames>>(
  sql: Sql,
  good: readonly Good<v.InferOutput<Schema>>[],
  { delta: { nameOf, refusals, isBesideCatalogue = false, write }, repeated, now }: Writing<Schema>,
) {
  await lockImports(sql)
  const known = await knownVariants(
    sql,
    good.map(({ line }) => line),
  )
  const refusalOf = await refusals?.(
    sql,
    good.map(({ line }) => line),
  )
  const bad: BadLine[][] = []
  const last = new Map<string, Numbered<v.InferOutput<Schema>>>()
  let admitted = 0
  for (const { number, line } of good) {
    const refused = refusalOf?.(line) ?? null
    if (refused !== null) {
      bad.push([{ line: number, ...refused }])
      continue
    }
    const found = variantOf(line, known)
    if (typeof found !== 'number') {
      bad.push([{ line: number, ...found }])
      continue
    }
    const repetition = repeated?.(line, found, now) ?? null
    if (repetition !== null) {
      bad.push([{ line: number, field: '', reason: repetition }])
      continue
    }
    admitted += 1
    last.set(nameOf(line, found), { line, variantId: found, number })
  }
  const { changed, bad: refused = [], notes = [] } = await write(sql, [...last.values()], now)
  if (changed > 0 && !isBesideCatalogue) await growVersion(sql, now)
  bad.push(...refused.map((line) => [line]))
  return { bad, notes, changed, unchanged: admitted - changed - refused.length }
}

function variantOf({ variantId, referenceKey }: VariantNames, { ids, byKey }: KnownVariants) {
  if (variantId === undefined && referenceKey === undefined)
    return { field: '', reason: 'names no variant: say its variantId or its referenceKey' }
  const found = referenceKey === undefined ? undefined : byKey.get(referenceKey)
  if (referenceKey !== undefined && found === undefined)
    return { field: 'referenceKey', reason: `there is no variant ${referenceKey}` }
  if (variantId === undefined) return found ?? { field: '', reason: 'names no variant' }
  if (!ids.has(variantId)) return { field: 'variantId', reason: `there is no variant ${variantId}` }
  return found === undefined || found === variantId
    ? variantId
    : { field: 'referenceKey', reason: `${referenceKey} is variant ${found}, not ${variantId}` }
}

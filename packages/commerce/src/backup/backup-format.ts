import * as v from 'valibot'

/** Grows with a change that builds before it could not read. */
export const BACKUP_FORMAT = 2
/** What a backup without stories is written as, which builds before them can read. */
export const WITHOUT_STORIES = 1

/**
 * A backup is compressed JSON lines: a head, then tables with their rows and files with their parts, and an end without
 * which it is not whole. Values of rows are text, as the database writes and reads it.
 */
const Head = v.object({
  kind: v.literal('shop-backup'),
  format: v.number(),
  shop: v.string(),
  writtenAt: v.string(),
  /** Migrations that the tables had seen. */
  migrations: v.array(v.string()),
  hasPersons: v.boolean(),
})
const Table = v.object({ kind: v.literal('table'), name: v.string(), columns: v.array(v.string()) })
const Row = v.array(v.nullable(v.string()))
const Sequence = v.object({ kind: v.literal('sequence'), name: v.string(), last: v.nullable(v.string()) })
const FilePart = v.object({
  kind: v.literal('file'),
  /** Pictures are below their folder; stories are a space file and what lies beside it. */
  of: v.exactOptional(v.literal('stories')),
  path: v.string(),
  part: v.string(),
})
const End = v.object({
  kind: v.literal('end'),
  rows: v.record(v.string(), v.number()),
  files: v.number(),
  /** Files that lay in the place of `FILES_URL`, which are not in here; absent where there is none, or nobody could count. */
  elsewhere: v.exactOptional(v.object({ delivered: v.number(), uploaded: v.number() })),
  /** SHA-256 of every line before this one. */
  digest: v.string(),
})

export const BackupLine = v.union([Row, Head, Table, Sequence, FilePart, End])
export type BackupLine = v.InferOutput<typeof BackupLine>
export type BackupHead = v.InferOutput<typeof Head>
export type BackupEnd = v.InferOutput<typeof End>

/** What is wrong with a backup, or with the place it is to go to; the message says what to do. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem'
}

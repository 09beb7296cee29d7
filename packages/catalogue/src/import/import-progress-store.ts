import { createHash } from 'node:crypto'
import { importProgress } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { eq, lt } from 'drizzle-orm'
import type { BatchResult } from './import-batch-store.ts'

/** How far an import has come. */
export type Progress = BatchResult & {
  /** Lines that are through, whether imported or bad. */
  lines: number
  /** Digest of these lines. */
  digest: string
  /** Numbers of the bad ones. */
  badLines: number[]
}

/** After a month an interrupted import is no longer resumed. */
const KEPT_MILLISECONDS = 30 * 24 * 60 * 60 * 1000

/** Digest of all lines so far, one after the other. */
export class RunningDigest {
  readonly #hash = createHash('sha256')

  add(lineDigest: string) {
    this.#hash.update(lineDigest)
  }

  value(): string {
    return this.#hash.copy().digest('base64url')
  }
}

/** Where the import of a file that begins with this line was interrupted; null when it was not. */
export async function loadProgress(sql: Sql, firstLine: string): Promise<Progress | null> {
  const [row] = await sql.select().from(importProgress).where(eq(importProgress.source, firstLine))
  if (!row) return null
  const { source: _, updatedAt: __, ...progress } = row
  return progress
}

export async function keepProgress(
  sql: Sql,
  firstLine: string,
  progress: Progress,
  now: Date,
): Promise<void> {
  const row = { ...progress, source: firstLine, updatedAt: now }
  await sql.insert(importProgress).values(row).onConflictDoUpdate({ target: importProgress.source, set: row })
}

/** The file is through; what others left behind long ago goes with it. */
export async function forgetProgress(sql: Sql, firstLine: string, now: Date): Promise<void> {
  await sql.delete(importProgress).where(eq(importProgress.source, firstLine))
  await sql
    .delete(importProgress)
    .where(lt(importProgress.updatedAt, new Date(now.getTime() - KEPT_MILLISECONDS)))
}

import type { Change } from '@shop/api-client/office/command-outcome'
import { isSame } from '@shop/domain/goods/edited-record'
import type { Sql } from '../db/database.ts'
import type { Versioned } from './bind-commands.ts'
import { type LogRow, logEntries } from './command-log-store.ts'

type Shown = {
  /** How the thing was on the screen; undefined from whoever had none, as an operator. */
  was: unknown
  is: unknown
  /** How the log names the thing. */
  object: string
  /** Which entries of the log are about it, where others have the same name. */
  isAbout?: (entry: LogRow) => boolean
}

/** Entries that are looked through for the one that is about the thing. */
const LOOKED_THROUGH = 100

/**
 * The version of a thing of which the input says how it was on the screen: 0 while it still is so, and 1 from then on, with
 * who has changed it last. What is on the screen is all there is to see: whoever wrote the same is in nobody's way. The
 * thing has to be locked. Whoever sends `was` has seen version 0.
 */
export async function shownVersion(sql: Sql, { was, is, object, isAbout }: Shown): Promise<Versioned> {
  if (was !== undefined && isSame(was, is)) return { version: 0, changes: [] }
  return { version: 1, changes: [await lastChange(sql, object, isAbout)] }
}

/** Who has changed a thing last; `by` is empty where the log does not know it, as of something that was brought along. */
export async function lastChange(
  sql: Sql,
  object: string,
  isAbout?: (entry: LogRow) => boolean,
): Promise<Change> {
  const limit = isAbout === undefined ? 1 : LOOKED_THROUGH
  const entries = await logEntries(sql, { object, before: null, withReads: false, limit })
  const last = isAbout === undefined ? entries[0] : entries.find(isAbout)
  return last ? { at: last.at.toISOString(), by: last.by, what: last.command } : { at: '', by: '', what: '' }
}

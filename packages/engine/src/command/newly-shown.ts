import type { Sql } from '../db/database.ts'
import type { Actor } from './actor.ts'
import { entriesOf } from './command-log-store.ts'

/** A list that was asked for again and shows nobody who was not on it before. */
export const NOBODY_NEW = Symbol('nobody new')

/** As long as a session lasts at most. */
const SHIFT_MILLISECONDS = 12 * 60 * 60 * 1000

/**
 * What a list that a page renews by itself adds to what the log says its reader has seen: a row a minute would bury who
 * looked at whom, and a mark that hides a look would be a way around the log. What is no list is a look as ever.
 */
export async function newlyShown(
  sql: Sql,
  shown: unknown,
  { actor, command, now }: { actor: Actor; command: string; now: Date },
): Promise<unknown> {
  if (!Array.isArray(shown)) return shown
  const since = new Date(now.getTime() - SHIFT_MILLISECONDS)
  const entries = await entriesOf(sql, { actor, commands: [command], since })
  const seen = new Set(entries.flatMap(({ after }): unknown[] => (Array.isArray(after) ? after : [])))
  const fresh = shown.filter((one) => !seen.has(one))
  return fresh.length === 0 ? NOBODY_NEW : fresh
}

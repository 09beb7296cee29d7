import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { commandLog } from '../db/schema/staff.ts'
import type { Actor } from './actor.ts'

export type LogRow = typeof commandLog.$inferSelect

type Entry = {
  actor: Actor
  command: string
  isRead: boolean
  object: string | null
  before: unknown
  after: unknown
  /** The entry that it has taken back. */
  undoes?: number | null
  now: Date
}

/** Notes a command in its own transaction: what is in the log was done, and what was done is in the log. */
export async function noteCommand(sql: Sql, { actor, now, before, after, ...entry }: Entry): Promise<number> {
  const [row] = await sql
    .insert(commandLog)
    .values({
      ...entry,
      at: now,
      staffId: actor.kind === 'staff' ? actor.id : null,
      by: actor.name,
      before: before ?? null,
      after: after ?? null,
    })
    .returning({ id: commandLog.id })
  if (row === undefined) throw new Error(`${entry.command} could not be noted, so nothing was done.`)
  return row.id
}

/** Keeps the step that takes an entry back, in the transaction that has written it: its version may be the entry itself. */
export async function noteUndo(sql: Sql, id: number, undo: unknown): Promise<void> {
  await sql.update(commandLog).set({ undo }).where(eq(commandLog.id, id))
}

/** Notes a command that is about to act outside; the number of its entry. */
export async function noteBeginning(sql: Sql, entry: Omit<Entry, 'object' | 'before'>): Promise<number> {
  const { actor, now, command, isRead, after } = entry
  const [row] = await sql
    .insert(commandLog)
    .values({
      at: now,
      staffId: actor.kind === 'staff' ? actor.id : null,
      by: actor.name,
      command,
      isRead,
      object: null,
      before: null,
      after,
    })
    .returning({ id: commandLog.id })
  if (row === undefined) throw new Error(`${command} could not be noted, so nothing was done.`)
  return row.id
}

/** What a command that was noted before has done. */
export async function noteEnd(
  sql: Sql,
  id: number,
  { object, before, after }: { object: string | null; before?: unknown; after?: unknown },
): Promise<void> {
  await sql
    .update(commandLog)
    .set({ object, before: before ?? null, after: after ?? null })
    .where(eq(commandLog.id, id))
}

/** Forgets a command that was noted before it was refused: nothing was done. */
export async function forgetBeginning(sql: Sql, id: number): Promise<void> {
  await sql.delete(commandLog).where(eq(commandLog.id, id))
}

/** What a number may be the name of: a log is asked for the number that stands on the paper at hand. */
const KINDS = ['order', 'customer', 'inbox', 'giftcard', 'product', 'promotion', 'staff']

export type LogQuery = {
  object?: string | null
  /** A thing as people call it, `T00000001`: its own entries, and the lists that have shown it. */
  thing?: string | null
  /** The id of somebody who works here; `operator` for the command line. */
  staffId?: string | null
  from?: Date | null
  until?: Date | null
  before: number | null
  withReads: boolean
  limit: number
}

/** Entries of the log, the newest first: of one thing, person or time, before an entry, or without looks at customers. */
export async function logEntries(sql: Sql, query: LogQuery): Promise<LogRow[]> {
  const { object = null, thing = null, staffId = null, from = null, until = null } = query
  const { before, withReads, limit } = query
  return sql
    .select()
    .from(commandLog)
    .where(
      and(
        object === null ? undefined : eq(commandLog.object, object),
        thing === null ? undefined : isAbout(thing),
        staffId === null ? undefined : isBy(staffId),
        from === null ? undefined : gte(commandLog.at, from),
        until === null ? undefined : lt(commandLog.at, until),
        before === null ? undefined : lt(commandLog.id, before),
        withReads ? undefined : eq(commandLog.isRead, false),
      ),
    )
    .orderBy(desc(commandLog.id))
    .limit(limit)
}

function isBy(staffId: string): SQL {
  return staffId === 'operator' ? isNull(commandLog.staffId) : eq(commandLog.staffId, staffId)
}

function isAbout(thing: string): SQL | undefined {
  const names = thing.includes(':') ? [thing] : KINDS.map((kind) => `${kind}:${thing}`)
  const isListed = raw`${commandLog.isRead} and ${commandLog.after} @> ${JSON.stringify([thing])}::jsonb`
  return or(inArray(commandLog.object, names), isListed)
}

/** An entry that nobody else takes back until the transaction ends. */
export async function lockEntry(sql: Sql, id: number): Promise<LogRow | null> {
  const [row] = await sql.select().from(commandLog).where(eq(commandLog.id, id)).for('update')
  return row ?? null
}

/** What has taken these entries back. */
export async function undoneEntries(sql: Sql, ids: readonly number[]): Promise<LogRow[]> {
  return ids.length === 0 ? [] : sql.select().from(commandLog).where(inArray(commandLog.undoes, ids))
}

/** What some commands have done to the same thing since an entry, the newest first. */
export async function wasDoneSince(
  sql: Sql,
  { id, object }: { id: number; object: string },
  commands: readonly string[],
): Promise<LogRow[]> {
  return sql
    .select()
    .from(commandLog)
    .where(and(eq(commandLog.object, object), gt(commandLog.id, id), inArray(commandLog.command, commands)))
    .orderBy(desc(commandLog.id))
    .limit(MOST_CHANGES)
}

const MOST_CHANGES = 10

type DoneQuery = {
  actor: Actor
  commands: readonly string[]
  since: Date
  /** Only what was done to these. */
  objects?: readonly string[]
}

/** All that somebody has done with some commands since a moment, that one included. */
export async function entriesOf(sql: Sql, { actor, commands, since, objects }: DoneQuery): Promise<LogRow[]> {
  return sql
    .select()
    .from(commandLog)
    .where(
      and(
        gte(commandLog.at, since),
        inArray(commandLog.command, commands),
        objects === undefined ? undefined : inArray(commandLog.object, objects),
        actor.kind === 'staff' ? eq(commandLog.staffId, actor.id) : eq(commandLog.by, actor.name),
      ),
    )
}

/** Forgets what a thing held, when its person is forgotten; that something was done, by whom and when, stays. */
export async function forgetInLog(sql: Sql, object: string): Promise<void> {
  await sql
    .update(commandLog)
    .set({ before: null, after: null, undo: null })
    .where(eq(commandLog.object, object))
}

/**
 * Forgets the steps of entries since a moment that a process of the release before has forgotten, which knows of no steps
 * while a deploy goes on. For one release only.
 */
export async function forgetStepsLeft(sql: Sql, since: Date): Promise<void> {
  const isForgotten = and(isNull(commandLog.before), isNull(commandLog.after))
  await sql
    .update(commandLog)
    .set({ undo: null })
    .where(and(gte(commandLog.at, since), isNotNull(commandLog.undo), isForgotten))
}

/** Forgets entries from before a moment. */
export async function forgetOldEntries(sql: Sql, before: Date): Promise<void> {
  await sql.delete(commandLog).where(lt(commandLog.at, before))
}

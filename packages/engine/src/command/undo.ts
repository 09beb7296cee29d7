import type { Change } from '@shop/api-client/office/command-outcome'
import type { Command, CommandInput } from '@shop/api-client/office/define-command'
import { isSame } from '@shop/domain/goods/edited-record'
import * as v from 'valibot'
import type { Sql } from '../db/sql.ts'
import type { CommandContext, CommandHandler, Done, Undo, UndoCheck } from './bind-commands.ts'
import { CommandConflict } from './command-conflict.ts'
import { type LogRow, lockEntry, undoneEntries, wasDoneSince } from './command-log-store.ts'
import { CommandRefusal } from './command-refusal.ts'

const StoredUndo = v.object({
  command: v.string(),
  input: v.unknown(),
  /** The version that the command left; null where the step that takes it back has none. */
  seen: v.nullable(v.number()),
  check: v.picklist(['object', 'itself']),
})
export type StoredUndo = v.InferOutput<typeof StoredUndo>

export type HandlerOf<Context extends CommandContext> = (command: string) => CommandHandler<Context> | null

/** The step that takes a command back. Never for one whose input is a secret: the log keeps it. */
export function undoBy<C extends Command>(
  { name }: C,
  input: CommandInput<C>,
  check: UndoCheck = 'object',
): Undo {
  return { command: name, input, check }
}

/** The step as the log keeps it, with the version that the thing has now; null where nothing takes it back. */
export async function keptUndo<Context extends CommandContext>(
  { undo, object }: Pick<Done<unknown>, 'undo' | 'object'>,
  context: Context,
  handlerOf: HandlerOf<Context>,
): Promise<StoredUndo | null> {
  if (!undo) return null
  const handler = handlerOf(undo.command)
  if (handler === null) return null
  const { command, version } = handler
  // What was there before may be older than a rule of today: then only somebody's own words bring it back.
  const input = v.safeParse(command.input, undo.input)
  if (!input.success) return null
  // What has no name in the log is found there by nobody: neither by who asks what was done since, nor to be forgotten.
  if (!command.isVersioned) return undo.check === 'object' && object === null ? null : { ...undo, seen: null }
  const left = await version?.(input.output as never, context, null, undefined as never)
  return { ...undo, seen: left?.version ?? 0, check: 'itself' }
}

/** The step that takes an entry of the log back, as it was kept. */
export function storedUndo({ undo }: Pick<LogRow, 'undo'>): StoredUndo | null {
  const stored = v.safeParse(StoredUndo, undo)
  return stored.success ? stored.output : null
}

type Step = { command: string; input: unknown }

/**
 * Holds the entry that a step takes back, so that nobody else does meanwhile.
 *
 * @throws CommandConflict where it was taken back before, or the same was done again since
 * @throws CommandRefusal where the entry has no such step
 */
export async function holdUndone(sql: Sql, entryId: number, { command, input }: Step): Promise<LogRow> {
  const entry = await lockEntry(sql, entryId)
  const undo = entry === null ? null : storedUndo(entry)
  if (entry === null || undo === null || undo.command !== command || !isSame(undo.input, input))
    throw new CommandRefusal('The log has no such step for this entry any more.', 'undoUnknown')
  const [before] = await undoneEntries(sql, [entryId])
  if (before !== undefined) throw new CommandConflict([changeOf(before)])
  const since = undo.check === 'object' ? await changesSince(sql, entry, command) : []
  if (since.length > 0) throw new CommandConflict(since)
  return entry
}

/** What was done since to the thing of an entry, by its command or by the one that takes it back. */
export async function changesSince(
  sql: Sql,
  { id, object, command }: LogRow,
  undo: string,
): Promise<Change[]> {
  if (object === null) return []
  return (await wasDoneSince(sql, { id, object }, [command, undo])).map(changeOf)
}

function changeOf({ at, by, command }: LogRow): Change {
  return { at: at.toISOString(), by, what: command }
}

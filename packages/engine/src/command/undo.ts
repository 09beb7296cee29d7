import type { Change } from '@shop/api-client/office/command-outcome'
import type { Command, CommandInput } from '@shop/api-client/office/define-command'
import { isSame } from '@shop/domain/goods/edited-record'
import * as v from 'valibot'
import type { Sql } from '../db/sql.ts'
import type { CommandContext, CommandHandler, Undo, UndoCheck } from './bind-commands.ts'
import { CommandConflict } from './command-conflict.ts'
import { type LogRow, lockEntry, undoneEntries, wasDoneSince } from './command-log-store.ts'
import { CommandRefusal } from './command-refusal.ts'

const StoredUndo = v.object({
  command: v.string(),
  input: v.unknown(),
  /** The version that the command left; null where the step that takes it back has none. */
  seen: v.nullable(v.number()),
  check: v.picklist(['object', 'input', 'itself']),
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
  undo: Undo | null | undefined,
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
  if (!command.isVersioned) return { ...undo, seen: null }
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
export async function holdUndone(sql: Sql, entryId: number, { command, input }: Step): Promise<void> {
  const entry = await lockEntry(sql, entryId)
  const undo = entry === null ? null : storedUndo(entry)
  if (entry === null || undo === null || undo.command !== command || !isSame(undo.input, input))
    throw new CommandRefusal('The log has no such step for this entry any more.', 'undoUnknown')
  const [before] = await undoneEntries(sql, [entryId])
  if (before !== undefined) throw new CommandConflict([changeOf(before)])
  if (undo.check === 'itself' || entry.object === null) return
  const done = await wasDoneSince(sql, { ...entry, object: entry.object }, [entry.command, command])
  const since = undo.check === 'object' ? done : done.filter((row) => isSame(storedUndo(row)?.input, input))
  if (since.length > 0) throw new CommandConflict(since.map(changeOf))
}

function changeOf({ at, by, command }: LogRow): Change {
  return { at: at.toISOString(), by, what: command }
}

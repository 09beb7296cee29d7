import type { CommandOutcome, Effect, InputProblem } from '@shop/api-client/office/command-outcome'
import type { Command } from '@shop/api-client/office/define-command'
import * as v from 'valibot'
import type { Database, Sql } from '../db/database.ts'
import { type Actor, mayRun } from './actor.ts'
import type { CommandContext, CommandHandler, Done } from './bind-commands.ts'
import { CommandConflict } from './command-conflict.ts'
import { noteCommand, noteEnd, noteUndo } from './command-log-store.ts'
import { CommandRefusal } from './command-refusal.ts'
import { NOBODY_NEW, newlyShown } from './newly-shown.ts'
import { type OutsideEntry, outsideEntry } from './outside-entry.ts'
import { changesSince, type HandlerOf, holdUndone, keptUndo } from './undo.ts'

export type CommandRun<Context extends CommandContext> = {
  database: Database
  actor: Actor
  now: Date
  /** `preview` does everything, says what it was, and takes it back; a command that acts outside of the database has none. */
  mode: 'run' | 'preview'
  /** The version that was on the screen; null for an operator, who has looked a moment ago. */
  seen: number | null
  /** The entry of the log that it takes back: only the step that the log keeps for it, and only once. */
  undoes?: number | null
  /** Finds the step that takes a command back; without it the log keeps none. */
  handlerOf?: HandlerOf<Context>
  /** A page asks again by itself: of its list, only whom it has not shown before is a look. */
  isBackground?: boolean
  /** Stores the answer of a run in the commit of its change, so that a repeat finds both or neither. */
  keep?: (sql: Sql, answer: unknown) => Promise<void>
  /** What the package adds to the context of its commands. */
  contextOf: (context: CommandContext) => Context
}

/**
 * The one door: whatever the office or the command line does to a shop goes through here. The right is asked before the
 * input is looked at; the command, its version check and its row in the log are one transaction.
 *
 * @see docs/adr/0049-the-office-and-its-door.md
 */
export async function runCommand<Context extends CommandContext>(
  handler: CommandHandler<Context>,
  input: unknown,
  run: CommandRun<Context>,
): Promise<CommandOutcome> {
  const { command } = handler
  const turnedAway = turnedAwayFrom(handler, run)
  if (turnedAway) return turnedAway
  const parsed = v.safeParse(command.input, input)
  if (!parsed.success) return { type: 'invalid', problems: problemsOf(parsed.issues) }
  if (run.seen === null && run.actor.kind === 'staff' && needsVersion(command, parsed.output))
    return { type: 'invalid', problems: [{ path: 'seen', message: 'Say which version was on the screen.' }] }

  const { database, actor, now } = run
  // The input was parsed by the schema of this very command.
  const parsedInput = parsed.output as never
  const entry = await outsideEntry(handler, parsedInput, { database, actor, now })
  try {
    const before = run.contextOf({ sql: database.sql, actor, now })
    const prepared = entry
      ? await handler.outside?.(parsedInput, { ...before, acted: entry.acted })
      : await handler.prepare?.(parsedInput, before)
    const { answer, effects = [] } = await database.transaction((sql) =>
      within(sql, handler, { asked: input, input: parsedInput, prepared: prepared as never, entry, run }),
    )
    return { type: 'done', answer, effects: [...effects] }
  } catch (signal) {
    const outcome = outcomeOf(signal)
    if (outcome === null) throw signal
    await entry?.refused()
    return outcome
  }
}

/** Whether a version has to be said. @see docs/upgrading.md "The shops before the office" */
function needsVersion({ isVersioned, isNewlyVersioned }: Command, input: unknown): boolean {
  const saysWhatWas = typeof input === 'object' && input !== null && 'was' in input
  return isVersioned && (saysWhatWas || !isNewlyVersioned)
}

/** Why a command is not even looked at. */
function turnedAwayFrom<Context extends CommandContext>(
  { command, outside }: CommandHandler<Context>,
  { actor, mode }: Pick<CommandRun<Context>, 'actor' | 'mode'>,
): CommandOutcome | null {
  if (!mayRun(actor, command.right)) return { type: 'forbidden', right: command.right }
  if (mode === 'run' || outside === undefined) return null
  const reason = `${command.name} acts outside of the database, which nobody can take back: it has no preview.`
  return { type: 'refused', reason, coded: null }
}

/** What was thrown to end a command; null for what broke. */
function outcomeOf(signal: unknown): CommandOutcome | null {
  if (signal instanceof Previewed) return { type: 'preview', effects: [...signal.effects] }
  if (signal instanceof CommandConflict) return { type: 'conflict', changes: signal.changes }
  if (signal instanceof CommandRefusal)
    return { type: 'refused', reason: signal.message, coded: signal.coded }
  return null
}

type Within<Context extends CommandContext> = {
  /** As it came, before the schema has completed it. */
  asked: unknown
  input: never
  prepared: never
  entry: OutsideEntry | null
  run: CommandRun<Context>
}

async function within<Context extends CommandContext>(
  sql: Sql,
  handler: CommandHandler<Context>,
  { asked, input, prepared, entry, run }: Within<Context>,
): Promise<Done<unknown>> {
  const { actor, now, seen, mode, contextOf, undoes = null, handlerOf = () => null } = run
  const { command, version } = handler
  const context = contextOf({ sql, actor, now })
  const undone =
    undoes === null ? null : await holdUndone(sql, undoes, { command: command.name, input: asked })
  if (version && command.isVersioned) {
    const current = await version(input, context, seen, prepared)
    if (seen !== null && current.version !== seen) throw new CommandConflict(current.changes)
  }
  const done = await handler.run(input, context, prepared)
  // An entry is taken back once: what its lines cannot do now would stay as it is for good.
  if (undone !== null && done.refusedLines)
    throw new CommandConflict(await changesSince(sql, undone, command.name))
  if (mode === 'preview') throw new Previewed(done.effects ?? [])
  const after = run.isBackground
    ? await newlyShown(sql, done.after, { actor, command: command.name, now })
    : done.after
  if (entry) await noteEnd(sql, entry.id, done)
  else if (command.changes !== null || (command.showsCustomer && after !== NOBODY_NEW)) {
    const id = await noteCommand(sql, {
      actor,
      now,
      command: command.name,
      isRead: command.changes === null,
      object: done.object,
      before: done.before,
      after,
      undoes,
    })
    const undo = await keptUndo(done, context, handlerOf)
    if (undo !== null) await noteUndo(sql, id, undo)
  }
  // What the answer does not name does not leave: rows have more columns than the office may see.
  const answer = v.parse(command.answer, done.answer)
  await run.keep?.(sql, answer)
  return { ...done, answer }
}

/** Thrown, so that everything that was tried is taken back. */
class Previewed extends Error {
  readonly effects: readonly Effect[]
  constructor(effects: readonly Effect[]) {
    super('This was only tried.')
    this.effects = effects
  }
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): InputProblem[] {
  return issues.map(({ message, ...issue }) => {
    const { requirement } = issue
    return {
      path: v.getDotPath({ message, ...issue }) ?? '',
      message,
      code: codeOf(issue),
      ...(typeof requirement === 'number' && { requirement }),
    }
  })
}

/** Lengths of lists go by names of their own, and whatever was not said is missing. */
function codeOf({ kind, type, input }: Pick<v.BaseIssue<unknown>, 'kind' | 'type' | 'input'>): string {
  if (kind === 'schema' && (input === undefined || input === null)) return 'missing'
  if (Array.isArray(input)) return type.replace(/^(min|max)_length$/, '$1_items')
  return type
}

import type { Change, CommandOutcome, Effect } from '@shop/api-client/office/command-outcome'
import * as v from 'valibot'
import type { Database, Sql } from '../db/database.ts'
import { type Actor, mayRun } from './actor.ts'
import type { CommandContext, CommandHandler, Done } from './bind-commands.ts'
import { noteCommand } from './command-log-store.ts'
import { CommandRefusal } from './command-refusal.ts'

export type CommandRun<Context extends CommandContext> = {
  database: Database
  actor: Actor
  now: Date
  /** `preview` does everything, says what it was, and takes it back. */
  mode: 'run' | 'preview'
  /** The version that was on the screen; null for an operator, who has looked a moment ago. */
  seen: number | null
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
  if (!mayRun(run.actor, command.right)) return { type: 'forbidden', right: command.right }
  const parsed = v.safeParse(command.input, input)
  if (!parsed.success) return { type: 'invalid', problems: problemsOf(parsed.issues) }
  if (command.isVersioned && run.seen === null && run.actor.kind === 'staff')
    return { type: 'invalid', problems: [{ path: 'seen', message: 'Say which version was on the screen.' }] }

  try {
    const { database, actor, now } = run
    const before = run.contextOf({ sql: database.sql, actor, now })
    // The input was parsed by the schema of this very command.
    const prepared = await handler.prepare?.(parsed.output as never, before)
    const { answer, effects = [] } = await database.transaction((sql) =>
      within(sql, handler, { input: parsed.output as never, prepared: prepared as never, run }),
    )
    return { type: 'done', answer, effects: [...effects] }
  } catch (signal) {
    if (signal instanceof Previewed) return { type: 'preview', effects: [...signal.effects] }
    if (signal instanceof Conflicting) return { type: 'conflict', changes: signal.changes }
    if (signal instanceof CommandRefusal)
      return { type: 'refused', reason: signal.message, coded: signal.coded }
    throw signal
  }
}

async function within<Context extends CommandContext>(
  sql: Sql,
  handler: CommandHandler<Context>,
  { input, prepared, run }: { input: never; prepared: never; run: CommandRun<Context> },
): Promise<Done<unknown>> {
  const { actor, now, seen, mode, contextOf } = run
  const { command, version } = handler
  const context = contextOf({ sql, actor, now })
  if (version && command.isVersioned) {
    const current = await version(input, context, seen, prepared)
    if (seen !== null && current.version !== seen) throw new Conflicting(current.changes)
  }
  const done = await handler.run(input, context, prepared)
  if (mode === 'preview') throw new Previewed(done.effects ?? [])
  if (command.changes !== null || command.showsCustomer)
    await noteCommand(sql, {
      actor,
      now,
      command: command.name,
      isRead: command.changes === null,
      object: done.object,
      before: done.before,
      after: done.after,
    })
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

class Conflicting extends Error {
  readonly changes: Change[]
  constructor(changes: Change[]) {
    super('Somebody else has changed it meanwhile.')
    this.changes = changes
  }
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): { path: string; message: string }[] {
  return issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
}

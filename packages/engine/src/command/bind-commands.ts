import type { Change, Effect } from '@shop/api-client/office/command-outcome'
import type { Command, CommandAnswer, ParsedCommandInput } from '@shop/api-client/office/define-command'
import type { Sql } from '../db/database.ts'
import type { Actor } from './actor.ts'

/** What every command may use. A package above adds what it opens itself. */
export type CommandContext = {
  /** The transaction of the command: everything it does goes through here, or is not done. */
  sql: Sql
  actor: Actor
  now: Date
}

/** What a command that acts outside of the database may say while it does. */
export type Outside = {
  /** Something outside is other than it was, or may be: from now on the entry of the log stays, however the command ends. */
  acted: () => void
}

/** What a command has done. */
export type Done<Answer> = {
  answer: Answer
  /** What it was about, for the log: `order:T00000001`. */
  object: string | null
  /** How it was and how it is, for the log. Never a secret. */
  before?: unknown
  after?: unknown
  effects?: readonly Effect[]
  /** The step that takes it back, where one does without another decision of somebody; see `undoBy`. */
  undo?: Undo | null
  /** How many of its lines it has left as they are. A step that takes an entry back does all of them, or nothing. */
  refusedLines?: number
}

/** A command with the input by which it takes another one back. */
export type Undo = { command: string; input: unknown; check: UndoCheck }

/**
 * What must not have been done since by the same commands, where the step has no version: anything to the same thing;
 * `itself` for one that looks by itself, as one whose lines say what they were.
 */
export type UndoCheck = 'object' | 'itself'

/** The version of a thing, and what has happened to it since another one. */
export type Versioned = { version: number; changes: Change[] }

/** A command together with what runs it. */
export type CommandHandler<Context extends CommandContext = never> = {
  readonly command: Command
  /** What must not happen within a transaction, as the work of a password; runs first, on the database itself. */
  readonly prepare?: (input: never, context: Context) => Promise<unknown>
  /**
   * What it does at somebody else, which no transaction takes back, in place of `prepare`. The log is told before; a preview
   * is refused.
   */
  readonly outside?: (input: never, context: Context & Outside) => Promise<unknown>
  readonly run: (input: never, context: Context, prepared: never) => Promise<Done<unknown>>
  /** Locks the thing and says its version; `prepared` knows it where the thing is not in the database. Only for versioned commands. */
  readonly version?: (
    input: never,
    context: Context,
    seen: number | null,
    prepared: never,
  ) => Promise<Versioned>
}

type Further<C extends Command, Context, Prepared> = {
  prepare?: (input: ParsedCommandInput<C>, context: Context) => Promise<Prepared>
  outside?: (input: ParsedCommandInput<C>, context: Context & Outside) => Promise<Prepared>
  version?: (
    input: ParsedCommandInput<C>,
    context: Context,
    seen: number | null,
    prepared: NoInfer<Prepared>,
  ) => Promise<Versioned>
}

/** How a package binds its commands to what runs them; two steps, so that the command is inferred first. */
export function bindCommands<Context extends CommandContext>() {
  return <C extends Command, Prepared = undefined>(
    command: C,
    further: Further<C, Context, Prepared> = {},
  ) => {
    if (command.isVersioned && further.version === undefined)
      throw new Error(`${command.name} is versioned: its handler has to say which version a thing has.`)
    return (
      run: (
        input: ParsedCommandInput<C>,
        context: Context,
        prepared: Prepared,
      ) => Promise<Done<CommandAnswer<C>>>,
    ): CommandHandler<Context> => ({ command, run, ...further })
  }
}

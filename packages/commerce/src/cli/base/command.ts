import type { Database } from '@shop/engine/db/database'
import type { Desk } from './desk.ts'

/** What a command says, and how it went: 0 done, 1 done in part or nothing to do, 2 not understood. */
export type CommandResult = { lines: string[]; exitCode: 0 | 1 | 2 }

/** One topic of `pnpm shop <shop> <topic> …`. */
export type Command = {
  usage: string
  run: (database: Database, words: readonly string[], now: Date, desk: Desk) => Promise<CommandResult>
}

import type { Database } from '../db/database.ts'
import type { CommandContext, CommandHandler } from './bind-commands.ts'
import { forgetBeginning, noteBeginning } from './command-log-store.ts'

/** Longer texts of an input, such as a file, are not what somebody looks for in the log. */
const LONGEST = 200

/** The entry of a command that acts outside of the database: it is there before anything is done. */
export type OutsideEntry = {
  id: number
  acted: () => void
  /** The command was refused: without anything done outside it leaves no entry. */
  refused: () => Promise<void>
}

type Named = Record<string, string | number | boolean>

/** Notes that a command begins to act outside; null for one that does not. */
export async function outsideEntry<Context extends CommandContext>(
  { command, outside }: CommandHandler<Context>,
  input: object,
  { database, actor, now }: Pick<Context, 'actor' | 'now'> & { database: Database },
): Promise<OutsideEntry | null> {
  if (outside === undefined) return null
  let hasActed = false
  const id = await noteBeginning(database.sql, {
    actor,
    now,
    command: command.name,
    isRead: false,
    after: { isFinished: false, ...inShort(input) },
  })
  return {
    id,
    acted: () => {
      hasActed = true
    },
    refused: async () => {
      if (!hasActed) await forgetBeginning(database.sql, id)
    },
  }
}

/** What an input names: numbers, and texts that are short. */
function inShort(input: object): Named {
  const named: Named = {}
  for (const [name, value] of Object.entries(input)) {
    const isShort = typeof value === 'string' && value.length <= LONGEST
    if (isShort || typeof value === 'number' || typeof value === 'boolean') named[name] = value
  }
  return named
}

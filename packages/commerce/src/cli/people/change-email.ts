import { changeCustomerEmail, stopCustomerEmailChange } from '@shop/api-client/office/customer-commands'
import type { Database } from '@shop/engine/db/database'
import type { CommandResult } from '../base/command.ts'
import type { CommandWords } from '../base/command-words.ts'
import type { Desk } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

/** Lets an account leave a mailbox that is lost, or stops that. Asks for the reason. */
export async function changeEmail(
  database: Database,
  { positionals: [key, email, ...rest], options: { note, cancel, by = 'operator' } }: CommandWords,
  behind: { desk: Desk; now: Date },
): Promise<CommandResult | null> {
  const isStopped = cancel !== undefined
  if (key === undefined || (email === undefined) !== isStopped || rest.length > 0 || !note?.trim())
    return null
  if (email === undefined) {
    const stopped = await ran({ database, by, ...behind }, stopCustomerEmailChange, { key, note })
    if (stopped.type === 'no') return stopped.result
    return { lines: [`${stopped.answer.email}: stays the address; the link is worthless`], exitCode: 0 }
  }
  const changed = await ran({ database, by, ...behind }, changeCustomerEmail, { key, email, note })
  if (changed.type === 'no') return changed.result
  return {
    lines: [`${changed.answer.email}: gets a link; the account moves once it is followed`],
    exitCode: 0,
  }
}

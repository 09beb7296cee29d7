import { changeCustomerEmail } from '@shop/api-client/office/customer-commands'
import type { Database } from '@shop/engine/db/database'
import type { CommandResult } from '../base/command.ts'
import type { CommandWords } from '../base/command-words.ts'
import type { Desk } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

/** Lets an account leave a mailbox that is lost. Asks for the reason. */
export async function changeEmail(
  database: Database,
  { positionals: [key, email, ...rest], options: { note, by = 'operator' } }: CommandWords,
  behind: { desk: Desk; now: Date },
): Promise<CommandResult | null> {
  if (key === undefined || email === undefined || rest.length > 0 || !note?.trim()) return null
  const changed = await ran({ database, by, ...behind }, changeCustomerEmail, { key, email, note })
  if (changed.type === 'no') return changed.result
  return {
    lines: [`${changed.answer.email}: gets a link; the account moves once it is followed`],
    exitCode: 0,
  }
}

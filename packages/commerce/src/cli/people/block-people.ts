import { blockCustomer, unblockCustomer } from '@shop/api-client/office/customer-commands'
import { blockedNow } from '@shop/customers/user/blocked-people-store'
import type { Database } from '@shop/engine/db/database'
import type { CommandResult } from '../base/command.ts'
import type { CommandWords } from '../base/command-words.ts'
import type { Desk } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

const SHOWN = 100

type Behind = { desk: Desk; now: Date }

/** Ends what a person may do here: neither order nor sign in, as an account or as a guest. Asks for the reason. */
export async function blockPerson(
  database: Database,
  { positionals: [word, ...rest], options: { note, by = 'operator' } }: CommandWords,
  behind: Behind,
): Promise<CommandResult | null> {
  if (word === undefined || rest.length > 0 || note === undefined || note.trim() === '') return null
  const blocked = await ran({ database, by, ...behind }, blockCustomer, { key: word, note })
  if (blocked.type === 'no') return blocked.result
  return { lines: [`${blocked.answer.email}: blocked, and signed out everywhere`], exitCode: 0 }
}

/** Lets a person order and sign in again. */
export async function unblockPerson(
  database: Database,
  { positionals: [word, ...rest], options: { note, by = 'operator' } }: CommandWords,
  behind: Behind,
): Promise<CommandResult | null> {
  if (word === undefined || rest.length > 0) return null
  const input = { key: word, note: note ?? null }
  const unblocked = await ran({ database, by, ...behind }, unblockCustomer, input)
  if (unblocked.type === 'no') return unblocked.result
  return { lines: [`${unblocked.answer.email}: may order and sign in again`], exitCode: 0 }
}

/** Who is blocked, since when, by whom and why. */
export async function blockedPeople({ sql }: Database): Promise<CommandResult> {
  const found = await blockedNow(sql, SHOWN)
  if (found.length === 0) return { lines: ['Nobody is blocked.'], exitCode: 0 }
  const lines = found.map(({ block, customerNo, email, name }) => {
    const who = email === null ? 'an address without an account' : `${customerNo}  ${email}  ${name}`
    const at = block.blockedAt.toISOString().slice(0, 10)
    return `${at}  ${who}  by ${block.blockedBy}${block.note === '' ? '' : `: ${block.note}`}`
  })
  return { lines, exitCode: 0 }
}

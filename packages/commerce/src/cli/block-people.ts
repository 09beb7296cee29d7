import { blockedNow, endBlock, insertBlock } from '@shop/customers/user/blocked-people-store'
import { isEmail } from '@shop/domain/form/rules'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import type { Database, Sql } from '@shop/engine/db/database'
import { personNamed } from '../data-rights/find-person-store.ts'
import type { CommandResult } from './command.ts'
import type { CommandWords } from './command-words.ts'

const SHOWN = 100

/** Ends what a person may do here: neither order nor sign in, as an account or as a guest. Asks for the reason. */
export async function blockPerson(
  database: Database,
  { positionals: [word, ...rest], options: { note, by = 'operator' } }: CommandWords,
  now: Date,
): Promise<CommandResult | null> {
  if (word === undefined || rest.length > 0 || note === undefined || note.trim() === '') return null
  return database.transaction(async (sql) => {
    const person = await namedPerson(sql, word)
    if (person === null) return nobody(word)
    const isNew = await insertBlock(sql, { ...person, note, by, now })
    return isNew
      ? { lines: [`${person.email}: blocked, and signed out everywhere`], exitCode: 0 }
      : { lines: [`${person.email}: is blocked already`], exitCode: 1 }
  })
}

/** Lets a person order and sign in again. */
export async function unblockPerson(
  database: Database,
  { positionals: [word, ...rest], options: { note, by = 'operator' } }: CommandWords,
  now: Date,
): Promise<CommandResult | null> {
  if (word === undefined || rest.length > 0) return null
  return database.transaction(async (sql) => {
    const person = await namedPerson(sql, word)
    if (person === null) return nobody(word)
    const isEnded = await endBlock(sql, { email: person.email, note: note ?? null, by, now })
    return isEnded
      ? { lines: [`${person.email}: may order and sign in again`], exitCode: 0 }
      : { lines: [`${person.email}: is not blocked`], exitCode: 1 }
  })
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

/** An account or a guest, or a new address. */
async function namedPerson(
  sql: Sql,
  word: string,
): Promise<{ email: string; customerId: string | null } | null> {
  const person = await personNamed(sql, word)
  if (person !== null) return { email: person.email, customerId: person.id }
  const email = normalisedEmail(word)
  return isEmail(email) ? { email, customerId: null } : null
}

function nobody(word: string): CommandResult {
  return { lines: [`"${word}" is neither a customer number nor an e-mail address.`], exitCode: 1 }
}

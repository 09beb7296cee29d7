import { blockOf } from '@shop/customers/user/blocked-people-store'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import type { Database } from '@shop/engine/db/database'
import { ordersOfPerson } from '@shop/sales/orders/find-orders-store'
import { erasePerson, forgetEmail } from '../data-rights/erase-store.ts'
import { customerExport, knownByEmail } from '../data-rights/export-store.ts'
import { type FoundPerson, findPeople, personNamed } from '../data-rights/find-person-store.ts'
import { forgetOrders } from '../data-rights/forget-orders-store.ts'
import { personOf } from '../data-rights/person-store.ts'
import { blockedPeople, blockPerson, unblockPerson } from './block-people.ts'
import type { Command, CommandResult } from './command.ts'
import { commandWords } from './command-words.ts'

/** Numbers of orders that are listed with a person. */
const SHOWN_ORDERS = 10

/**
 * Answers requests of people about their data. The operator has verified the person: everything under the address is
 * theirs then, also what they ordered as a guest.
 *
 * @see eu-duties C-29, C-30
 */
export const usersCommand: Command = {
  usage: `  users find <text>                          customer number, or a part of e-mail or last name
  users export <e-mail|customer number>      everything stored about a person, as JSON
  users erase <e-mail|customer number> --yes forgets a person; orders stay without them, invoices as tax law
                                             asks. No mail is sent. Without --yes it says what would go
  users block <e-mail|customer number> --note <why> [--by <name>]
                                             ends what a person may do: neither order nor sign in, also as a guest
                                             with the address; they are signed out everywhere
  users unblock <e-mail|customer number> [--note <why>] [--by <name>]
  users blocked                              who is blocked, since when, by whom and why`,

  async run(database, [action, ...words], now) {
    if (action === 'blocked' && words.length === 0) return blockedPeople(database)
    if (action === 'block' || action === 'unblock') {
      const read = commandWords(words, ['note', 'by'])
      const act = action === 'block' ? blockPerson : unblockPerson
      return (read && (await act(database, read, now))) ?? notUnderstood()
    }
    const [word, ...rest] = words
    if (word === undefined || word.startsWith('--')) return notUnderstood()
    if (action === 'find' && rest.length === 0) return found(database, word)
    if (action === 'export' && rest.length === 0) return exported(database, word, now)
    const isSure = rest.length === 1 && rest[0] === '--yes'
    if (action !== 'erase' || (rest.length > 0 && !isSure)) return notUnderstood()
    return isSure ? erased(database, word, now) : foreseen(database, word, now)
  },
}

async function found({ sql }: Database, word: string): Promise<CommandResult> {
  const people = await findPeople(sql, word)
  if (people.length === 0) return { lines: [`Nobody is called "${word}".`], exitCode: 1 }
  const lines: string[] = []
  for (const person of people) {
    const block = await blockOf(sql, person.email)
    const isBlocked = block === null ? [] : ['BLOCKED']
    const numbers = await ordersOfPerson(sql, person.id, SHOWN_ORDERS)
    lines.push(userLines(person, isBlocked), ...orderLine(numbers, person.orders))
  }
  return { lines, exitCode: 0 }
}

function userLines(
  { customerNo, email, firstName, lastName, isGuest, createdAt, emailProvenAt, orders }: FoundPerson,
  more: readonly string[],
) {
  const facts = [
    isGuest ? 'guest' : 'account',
    `since ${createdAt.toISOString().slice(0, 10)}`,
    orders === 1 ? '1 order' : `${orders} orders`,
    ...(emailProvenAt ? ['e-mail proven'] : []),
    ...more,
  ]
  return `${customerNo}  ${email}  ${firstName} ${lastName}  (${facts.join(', ')})`
}

/** The latest orders by their numbers, to go on with. */
function orderLine(numbers: readonly string[], count: number): string[] {
  if (numbers.length === 0) return []
  const more = count > numbers.length ? [`and ${count - numbers.length} more`] : []
  return [`            ${[...numbers, ...more].join(', ')}`]
}

async function exported(database: Database, word: string, now: Date): Promise<CommandResult> {
  const document = await documentOf(database, word, now)
  if (document === null) return nobody(word)
  return { lines: [JSON.stringify(document, null, 2)], exitCode: 0 }
}

/** Everything about a person, or about an address without an account or an order; null when there is nothing. */
async function documentOf({ sql }: Database, word: string, now: Date): Promise<object | null> {
  const person = await personNamed(sql, word)
  if (person !== null) return customerExport(sql, { customerId: person.id, now, ownsEmail: true })
  const known = await knownByEmail(sql, normalisedEmail(word))
  return Object.values(known).every((rows) => rows.length === 0) ? null : { knownByEmail: known }
}

async function foreseen(database: Database, word: string, now: Date): Promise<CommandResult> {
  const document = await documentOf(database, word, now)
  if (document === null) return nobody(word)
  return { lines: [...counts(document), 'Nothing was erased. Say --yes to do it.'], exitCode: 1 }
}

/** How much there is of each kind, named as in the export. */
function counts(document: object): string[] {
  return Object.entries(document).flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return value.length > 0 ? [`${name}: ${value.length}`] : []
    return name === 'knownByEmail' && typeof value === 'object' && value !== null ? counts(value) : []
  })
}

async function erased(database: Database, word: string, now: Date): Promise<CommandResult> {
  if ((await documentOf(database, word, now)) === null) return nobody(word)
  const running = await database.transaction(async (sql) => {
    const person = await personNamed(sql, word)
    if (person !== null)
      return (await erasePerson(sql, { ...personOf(person), ownsEmail: true }, now)).runningOrders
    await forgetEmail(sql, normalisedEmail(word))
    return 0
  })
  await forgetOrders(database, now)
  const waiting = `Orders under way: ${running}. They keep name and address until they can no longer come back.`
  return { lines: [`${word}: erased.`, ...(running > 0 ? [waiting] : [])], exitCode: 0 }
}

function nobody(word: string): CommandResult {
  return { lines: [`Nothing is stored about "${word}".`], exitCode: 1 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${usersCommand.usage}`], exitCode: 2 }
}

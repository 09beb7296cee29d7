import { eraseCustomer } from '@shop/api-client/office/customer-commands'
import { blockOf } from '@shop/customers/user/blocked-people-store'
import type { Database } from '@shop/engine/db/database'
import { ordersOfPerson } from '@shop/sales/orders/find-orders-store'
import { type FoundPerson, findPeople } from '../../data-rights/find-person-store.ts'
import { forgetOrders } from '../../data-rights/forget-orders-store.ts'
import { personDocument, storedOf } from '../../data-rights/person-document.ts'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import { type Desk, NO_DESK } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'
import { blockedPeople, blockPerson, unblockPerson } from './block-people.ts'
import { changeEmail } from './change-email.ts'

/** Numbers of orders that are listed with a person. */
const SHOWN_ORDERS = 10

/** What is done at a person, with a note. */
const ACTIONS = new Map([
  ['block', blockPerson],
  ['unblock', unblockPerson],
  ['email', changeEmail],
])

/**
 * Answers requests of people about their data. The operator has verified the person: everything under the address is
 * theirs then, also what they ordered as a guest.
 *
 * @see eu-duties C-29, C-30
 */
export const usersCommand: Command = {
  usage: `  users find <words>                         customer number, e-mail and name, or their beginnings; a typo is forgiven
  users export <e-mail|customer number>      everything stored about a person, as JSON
  users erase <e-mail|customer number> --yes forgets a person; orders stay without them, invoices as tax law
                                             asks. No mail is sent. Without --yes it says what would go
  users block <e-mail|customer number> --note <why> [--by <name>]
                                             ends what a person may do: neither order nor sign in, also as a guest
                                             with the address; they are signed out everywhere
  users unblock <e-mail|customer number> [--note <why>] [--by <name>]
  users blocked                              who is blocked, since when, by whom and why
  users email <e-mail|customer number> <new address> --note <why> [--by <name>]
                                             lets an account leave a lost mailbox: the new one confirms, the old one
                                             is told. Make sure first who asks
  users email <e-mail|customer number> --cancel --note <why> [--by <name>]
                                             stops that, until the new one has confirmed`,

  async run(database, [action, ...words], now, desk = NO_DESK) {
    if (action === 'blocked' && words.length === 0) return blockedPeople(database)
    const act = action === undefined ? undefined : ACTIONS.get(action)
    if (act !== undefined) {
      const read = commandWords(words, ['note', 'by'], action === 'email' ? ['cancel'] : [])
      return (read && (await act(database, read, { desk, now }))) ?? notUnderstood()
    }
    const [word, ...rest] = words
    if (word === undefined || word.startsWith('--')) return notUnderstood()
    if (action === 'find') return findUsers(database, words.join(' '))
    if (action === 'export' && rest.length === 0) return exportUser(database, word, now)
    const isSure = rest.length === 1 && rest[0] === '--yes'
    if (action !== 'erase' || (rest.length > 0 && !isSure)) return notUnderstood()
    return isSure
      ? eraseUser(database, word, { desk, by: 'operator', now })
      : previewErasure(database, word, now)
  },
}

async function findUsers({ sql }: Database, word: string): Promise<CommandResult> {
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

async function exportUser({ sql }: Database, word: string, now: Date): Promise<CommandResult> {
  const document = await personDocument(sql, word, now)
  if (document === null) return nobody(word)
  return { lines: [JSON.stringify(document, null, 2)], exitCode: 0 }
}

async function previewErasure({ sql }: Database, word: string, now: Date): Promise<CommandResult> {
  const document = await personDocument(sql, word, now)
  if (document === null) return nobody(word)
  const counts = storedOf(document).map(({ what, count }) => `${what}: ${count}`)
  return { lines: [...counts, 'Nothing was erased. Say --yes to do it.'], exitCode: 1 }
}

async function eraseUser(database: Database, word: string, behind: Behind): Promise<CommandResult> {
  const erasure = await ran({ database, ...behind }, eraseCustomer, { key: word })
  if (erasure.type === 'no') return erasure.result
  const running = erasure.answer.runningOrders
  await forgetOrders(database, behind.now)
  const waiting = `Orders under way: ${running}. They keep name and address until they can no longer come back.`
  return { lines: [`${word}: erased.`, ...(running > 0 ? [waiting] : [])], exitCode: 0 }
}

type Behind = { desk: Desk; by: string; now: Date }

function nobody(word: string): CommandResult {
  return { lines: [`Nothing is stored about "${word}".`], exitCode: 1 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${usersCommand.usage}`], exitCode: 2 }
}

import { formatAmount } from '@shop/domain/money/format-amount'
import { ORDER_STATES } from '@shop/domain/order/order'
import type { Database } from '@shop/engine/db/database'
import { listedOrders } from '@shop/sales/orders/order-desk-store'
import { OrderRefusal } from '@shop/sales/orders/order-refusal'
import { ordersWithTransfers } from '@shop/sales/orders/outstanding-transfer-store'
import { PAPERS } from '@shop/sales/papers/order-papers'
import type { Command, CommandResult } from '../base/command.ts'
import { type CommandWords, commandWords } from '../base/command-words.ts'
import type { Desk } from '../base/desk.ts'
import { findByText } from './find-by-text.ts'
import { ORDER_ACTIONS, type OrderAction } from './order-actions.ts'
import { ADDRESS_OPTIONS } from './order-address.ts'
import { shownOrder } from './shown-order.ts'

const LISTED = 50
const MOST_LISTED = 1000
const MOVE_OPTIONS = ['items', 'tracking', 'return', 'withdrawal', 'deduct', 'shelf', 'note', 'by', 'limit']
const OPTIONS: Record<string, readonly string[]> = {
  find: ['limit'],
  address: [...ADDRESS_OPTIONS, 'note', 'by'],
  papers: ['to'],
  note: ['by'],
  points: ['by'],
}

/** Looks at orders and moves them on. @see product §4 */
export const ordersCommand: Command = {
  usage: `  orders list [<state>] [--limit 50]          the newest orders first; <state> is one of
                                             ${ORDER_STATES.slice(0, 5).join(', ')},
                                             ${ORDER_STATES.slice(5).join(', ')}
  orders find <text> [--limit 50]            the newest orders that all words belong to, or their beginnings: number,
                                             name, e-mail, street, city, phone; or an article or customer number
  orders show <number>                       everything about one order, with the positions of its items, and what
                                             else the shopper has ordered
  orders note <number> <text>                keeps a remark with the order
  orders paid <number> [<amount>]            notes money that came by transfer or in cash; all of it by default
  orders owed [--limit 50]                   money that has to be transferred to shoppers by hand, the oldest first
  orders transferred <number> [<amount>]     notes that it was: all of it by default
  orders pack <number>                       the warehouse has it: from here on nothing is cancelled
  orders ship <number> [--items 1,3] [--tracking dhl:00340434…]
                                             sends all that has not left, or these items; writes the mail and
                                             asks for the money that is due. A number alone
                                             goes with the carrier that the order names
  orders deliver <number>                    it has arrived
  orders points <number>                     posts points again that the loyalty programme refused, or that were
                                             given up
  orders cancel <number> [--items 2]         cancels all that has not left, or these items: units go back to the
                                             shelf, money to the shopper, with correction and mail
  orders return <number> [--return R-…] [--items 1,3] [--withdrawal yes] [--deduct 5] [--shelf no]
                                             goods have come back, all that is expected, one return, or items that
                                             came unannounced: units go to the shelf, money to the shopper. With a
                                             withdrawal that the shop knows of, by a letter in the parcel, shipping
                                             goes back as well
  orders address <number> --street … --house-number … --zip … --city …
                                             sends it somewhere else as long as the warehouse has not got it; also
                                             --company, --first-name, --last-name, --addition, --phone,
                                             --post-number, --country. The shopper gets a mail, the invoice stays
  orders papers <number> --to <folder> [--invoice] [--correction] [--delivery-note] [--return-label]
                                             writes the papers that it has as PDF, all or some of them
  orders refund <number> <amount>|all        gives money back without goods, "12,50" or all that is left
  orders refund <number> --return R-…        gives back what a return comes to before it arrives, on proof that it was
                                             sent; its goods are booked without money then

  Every one of them takes --note "why" and --by <name> for the history.`,

  async run(database, [action = '', ...words], now, desk) {
    const read = commandWords(words, OPTIONS[action] ?? MOVE_OPTIONS, action === 'papers' ? PAPERS : [])
    if (read === null) return notUnderstood()
    if (action === 'list') return listOrders(database, read)
    if (action === 'owed') return listOutstandingTransfers(database, read)
    if (action === 'find') return findOrders(database, read)
    const act = Object.hasOwn(ORDER_ACTIONS, action) ? ORDER_ACTIONS[action] : undefined
    if (action === 'show') return runOnOrder(database, { read, now, desk, act: shownOrder })
    return act === undefined ? notUnderstood() : runOnOrder(database, { read, now, desk, act })
  },
}

type OnOne = { read: CommandWords; now: Date; desk: Desk; act: OrderAction }

/** Runs an action on the named order; a refusal is printed and ends with 1. */
async function runOnOrder(database: Database, { read, now, desk, act }: OnOne): Promise<CommandResult> {
  const [number, ...rest] = read.positionals
  if (number === undefined) return notUnderstood()
  const { note = null, by = 'operator', ...options } = read.options
  try {
    const input = { desk: { number: number.toUpperCase(), note, by, now }, rest, options }
    const lines = await act(database, input, desk)
    return lines === null ? notUnderstood() : { lines, exitCode: 0 }
  } catch (error) {
    if (error instanceof OrderRefusal) return { lines: [error.message], exitCode: 1 }
    throw error
  }
}

async function listOrders(
  database: Database,
  { positionals, options }: CommandWords,
): Promise<CommandResult> {
  const [word, ...rest] = positionals
  const state = ORDER_STATES.find((known) => known === word) ?? null
  const limit = limitIn(options.limit)
  if ((word !== undefined && state === null) || rest.length > 0 || limit === null) return notUnderstood()

  const found = await listedOrders(database.sql, { state, limit })
  if (found.length === 0)
    return { lines: [`No orders${state === null ? '' : ` are ${state}`}.`], exitCode: 0 }
  const lines = found.map(({ number, placedAt, total, currency, locale, ...order }) =>
    [
      number.padEnd(12),
      placedAt.toISOString().slice(0, 16).replace('T', ' '),
      order.state.padEnd(16),
      formatAmount(total, currency).padStart(14),
      locale,
      order.email,
    ].join('  '),
  )
  return { lines, exitCode: 0 }
}

async function findOrders(
  database: Database,
  { positionals, options }: CommandWords,
): Promise<CommandResult> {
  const limit = limitIn(options.limit)
  const text = positionals.join(' ').trim()
  return text === '' || limit === null ? notUnderstood() : findByText(database, { text, limit })
}

/** Whom money has to be transferred to, because no provider brings it back. */
async function listOutstandingTransfers(
  database: Database,
  { positionals, options }: CommandWords,
): Promise<CommandResult> {
  const limit = limitIn(options.limit)
  if (positionals.length > 0 || limit === null) return notUnderstood()

  const found = await ordersWithTransfers(database.sql, limit)
  if (found.length === 0) return { lines: ['Nobody has to get a transfer.'], exitCode: 0 }
  const lines = found.map(({ number, placedAt, amount, currency, keys, email }) =>
    [
      number.padEnd(12),
      placedAt.toISOString().slice(0, 16).replace('T', ' '),
      formatAmount(amount, currency).padStart(14),
      `paid by ${keys}`,
      email || 'nobody is known any more',
    ].join('  '),
  )
  return { lines, exitCode: 0 }
}

function limitIn(word: string | undefined): number | null {
  const limit = Number(word ?? LISTED)
  return Number.isInteger(limit) && limit > 0 && limit <= MOST_LISTED ? limit : null
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${ordersCommand.usage}`], exitCode: 2 }
}

import { issueGiftCards } from '@shop/api-client/office/gift-card-commands'
import type { Currency } from '@shop/domain/market/markets'
import { formatAmount } from '@shop/domain/money/format-amount'
import { giftCardEnd, giftCardTimezone } from '@shop/domain/order/gift-card-end'
import { isoDay } from '@shop/domain/person/birth-date'
import type { Database } from '@shop/engine/db/database'
import { bookingsOf, giftCardByCode } from '@shop/sales/gift-cards/gift-card-store'
import { takePrintJobs } from '@shop/sales/gift-cards/print-job-store'
import { countOf, endOfDay, minorUnits } from '../base/amounts.ts'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import type { Desk } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

const MOST_AMOUNT = 100_000
const MOST_CARDS = 1000
const CURRENCIES: readonly Currency[] = ['EUR', 'CHF']

/** Makes gift cards and looks at them. @see product §6 */
export const giftCardsCommand: Command = {
  usage: `  giftcards create <amount> [--currency EUR|CHF] [--count 1] [--until 2029-12-31]
                                             new cards; code and PIN are shown this once and are kept nowhere.
                                             Without --until a card works for three years after this one
  giftcards balance <code>                   what a card holds, and what it was used for
  giftcards print-list [--limit 50]          cards that were bought by post and paid, to be printed: each is shown
                                             once, ever; code and PIN are kept nowhere from then on`,

  async run(database, [action, ...words], now, desk) {
    const read = commandWords(words, ['currency', 'count', 'until', 'limit'])
    const [word, ...rest] = read?.positionals ?? []
    if (read !== null && action === 'print-list' && word === undefined)
      return printList(database, read.options.limit ?? '50', now)
    if (read === null || word === undefined || rest.length > 0) return notUnderstood()
    if (action === 'balance') return showBalance(database, word)
    if (action !== 'create') return notUnderstood()
    const input = inputOf(word, read.options, now)
    return typeof input === 'string'
      ? { lines: [input], exitCode: 2 }
      : createCards({ database, desk, now, by: 'operator' }, input)
  },
}

type GiftCardsInput = { amount: number; currency: Currency; count: number; expiresAt: Date }

/** What is asked for; a sentence about the word that is wrong. */
function inputOf(
  word: string,
  options: Record<string, string | undefined>,
  now: Date,
): GiftCardsInput | string {
  const amount = minorUnits(word)
  const currency = CURRENCIES.find((known) => known === (options.currency ?? 'EUR'))
  const count = countOf(options.count ?? '1', MOST_CARDS)
  const expiresAt = endOf(options.until, currency ?? 'EUR', now)
  if (amount === null || amount === 0 || amount > MOST_AMOUNT)
    return `The amount lies between 0.01 and ${(MOST_AMOUNT / 100).toFixed(2)}, such as 25.00.`
  if (currency === undefined) return `--currency is ${CURRENCIES.join(' or ')}.`
  if (count === null) return `--count lies between 1 and ${MOST_CARDS}.`
  if (expiresAt === null || expiresAt < now) return '--until is a day to come, such as 2029-12-31.'
  return { amount, currency, count, expiresAt }
}

/** A day ends where the card is spent, not by the clock of the server. */
function endOf(until: string | undefined, currency: Currency, now: Date): Date | null {
  const timezone = giftCardTimezone(currency)
  return until === undefined ? giftCardEnd(now, timezone) : endOfDay(until, timezone)
}

async function createCards(
  behind: { database: Database; desk: Desk; now: Date; by: string },
  { expiresAt, ...card }: GiftCardsInput,
): Promise<CommandResult> {
  const done = await ran(behind, issueGiftCards, {
    ...card,
    expiresAt: expiresAt.toISOString(),
    reason: 'made at the command line',
  })
  if (done.type === 'no') return done.result
  const worth = `${formatAmount(card.amount, card.currency)}, until ${isoDay(expiresAt, giftCardTimezone(card.currency))}`
  return {
    lines: done.answer.cards.map(({ code, pin }) => `${code}  PIN ${pin}  ${worth}`),
    exitCode: 0,
  }
}

async function showBalance(database: Database, code: string): Promise<CommandResult> {
  const card = await giftCardByCode(database.sql, code)
  if (card === null) return { lines: ['There is no gift card with this code.'], exitCode: 1 }
  const bookings = await bookingsOf(database.sql, card.id)
  const until =
    card.expiresAt === null
      ? 'without an end'
      : `until ${isoDay(card.expiresAt, giftCardTimezone(card.currency))}`
  return {
    lines: [
      `${card.maskedCode}  ${formatAmount(card.balance, card.currency)}  ${card.state}, ${until}`,
      ...bookings.map(
        ({ at, kind, amount, orderNumber }) =>
          `    ${at.toISOString().slice(0, 16).replace('T', ' ')}  ${kind}  ${formatAmount(amount, card.currency)}${orderNumber === null ? '' : `  ${orderNumber}`}`,
      ),
    ],
    exitCode: 0,
  }
}

async function printList(database: Database, word: string, now: Date): Promise<CommandResult> {
  const limit = countOf(word, MOST_CARDS)
  if (limit === null) return { lines: [`--limit lies between 1 and ${MOST_CARDS}.`], exitCode: 2 }
  const jobs = await database.transaction((sql) => takePrintJobs(sql, { now, limit }))
  if (jobs.length === 0) return { lines: ['No gift cards wait to be printed.'], exitCode: 0 }
  const lines = jobs.map(({ orderNumber, locale, code, pin, amount, currency, expiresAt }) =>
    [
      orderNumber,
      locale,
      code,
      `PIN ${pin}`,
      formatAmount(amount, currency),
      `until ${isoDay(new Date(expiresAt), giftCardTimezone(currency))}`,
    ].join('  '),
  )
  return { lines, exitCode: 0 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${giftCardsCommand.usage}`], exitCode: 2 }
}

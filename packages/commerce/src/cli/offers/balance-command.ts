import { creditBalance, MOST_BALANCE, payOutBalance } from '@shop/api-client/office/balance-commands'
import type { Currency } from '@shop/domain/market/markets'
import { formatAmount } from '@shop/domain/money/format-amount'
import type { Database } from '@shop/engine/db/database'
import { balanceBookings, balanceOf } from '@shop/sales/balance/balance-store'
import { personNamed } from '../../data-rights/find-person-store.ts'
import { minorUnits } from '../base/amounts.ts'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import { type Desk, NO_DESK } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

const CURRENCIES: readonly Currency[] = ['EUR', 'CHF']

/** Gives customers money on their accounts and looks at it. @see product §4 */
export const balanceCommand: Command = {
  usage: `  balance show <e-mail|customer number>      what an account holds, and how it came to that
  balance credit <e-mail|customer number> <amount> [--currency EUR|CHF] [--note "why"]
                                             gives money; the customer reads the note
  balance pay-out <e-mail|customer number> <amount> [--currency EUR|CHF] [--note "why"]
                                             takes money off that was transferred to the customer`,

  async run(database, [action, ...words], now, desk = NO_DESK) {
    const read = commandWords(words, ['currency', 'note'])
    const [who, amount, ...rest] = read?.positionals ?? []
    if (read === null || who === undefined || rest.length > 0) return notUnderstood()
    if (action === 'show' && amount === undefined) return showBalance(database, who)
    if ((action !== 'credit' && action !== 'pay-out') || amount === undefined) return notUnderstood()
    return bookAmount(database, { action, who, amount, options: read.options, now, desk })
  },
}

type BalanceInput = {
  action: 'credit' | 'pay-out'
  who: string
  amount: string
  options: Record<string, string | undefined>
  now: Date
  desk: Desk
}

async function bookAmount(
  database: Database,
  { action, who, amount, options, now, desk }: BalanceInput,
): Promise<CommandResult> {
  const minor = minorUnits(amount)
  const currency = CURRENCIES.find((known) => known === (options.currency ?? 'EUR'))
  if (minor === null || minor === 0 || minor > MOST_BALANCE)
    return {
      lines: [`The amount lies between 0.01 and ${(MOST_BALANCE / 100).toFixed(2)}, such as 25.00.`],
      exitCode: 2,
    }
  if (currency === undefined) return { lines: [`--currency is ${CURRENCIES.join(' or ')}.`], exitCode: 2 }

  const command = action === 'credit' ? creditBalance : payOutBalance
  const input = { key: who, amount: minor, currency, note: options.note ?? null }
  const done = await ran({ database, desk, by: 'operator', now }, command, input)
  if (done.type === 'no') return done.result
  const { number, email, balance } = done.answer
  return { lines: [`${number}  ${email} has ${formatAmount(balance, currency)} now.`], exitCode: 0 }
}

async function showBalance({ sql }: Database, who: string): Promise<CommandResult> {
  const person = await personNamed(sql, who)
  if (person === null || person.isGuest) return nobody(who)
  const lines: string[] = []
  for (const currency of CURRENCIES) {
    const account = { customerId: person.id, currency }
    const bookings = await balanceBookings(sql, account)
    if (bookings.length === 0) continue
    lines.push(
      `${person.customerNo}  ${person.email}  ${formatAmount(await balanceOf(sql, account), currency)}`,
      ...bookings.map(({ at, kind, amount, orderNumber, note }) =>
        [
          `    ${at.toISOString().slice(0, 16).replace('T', ' ')}`,
          kind,
          formatAmount(amount, currency),
          orderNumber ?? '',
          note ?? '',
        ]
          .filter((part) => part !== '')
          .join('  '),
      ),
    )
  }
  return { lines: lines.length > 0 ? lines : [`${person.email} has nothing on the account.`], exitCode: 0 }
}

function nobody(who: string): CommandResult {
  return { lines: [`There is no account "${who}".`], exitCode: 1 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${balanceCommand.usage}`], exitCode: 2 }
}

import { creditBalance, payOutBalance } from '@shop/api-client/office/balance-commands'
import type { Effect } from '@shop/api-client/office/command-outcome'
import type { ParsedCommandInput } from '@shop/api-client/office/define-command'
import type { Currency } from '@shop/domain/market/markets'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import type { Sql } from '@shop/engine/db/database'
import { balanceOf, putOnBalance, takeFromBalance } from '@shop/sales/balance/balance-store'
import { type OfficeContext, onOrder } from '@shop/sales/office/office-context'
import { refuseGivingAlone } from '@shop/sales/promotion-desk/giving-within-limit'
import { personNamed } from '../data-rights/find-person-store.ts'
import { customerObject } from '../data-rights/person-store.ts'

type Input = ParsedCommandInput<typeof creditBalance>

/** What the shop holds for a customer: given by the desk, and paid out by a transfer. @see product §4 */
export const BALANCE_COMMANDS = [
  onOrder(creditBalance)(async (input, context) => {
    const { sql, now } = context
    await refuseGivingAlone(context, input)
    const account = await accountOf(sql, input)
    const { amount } = input
    await putOnBalance(sql, { ...account, amount, orderId: null, note: noteOf(input), kind: 'credited', now })
    return booked(context, input, { account, way: 'balance' })
  }),

  onOrder(payOutBalance)(async (input, context) => {
    const { sql, now } = context
    await refuseGivingAlone(context, input)
    const account = await accountOf(sql, input)
    const { amount } = input
    if (!(await takeFromBalance(sql, { ...account, amount, orderId: null, note: noteOf(input), now })))
      throw new CommandRefusal(
        `${account.email} has less than that: see "balance show ${account.number}".`,
        'balanceLess',
        { amount: await balanceOf(sql, account), currency: input.currency },
      )
    return booked(context, input, { account, way: 'byHand' })
  }),
]

type Account = { customerId: string; number: string; email: string; currency: Currency }
type Way = Extract<Effect, { kind: 'money' }>['way']

/** Guests have no account that could hold anything. */
async function accountOf(sql: Sql, { key, currency }: Input): Promise<Account> {
  const person = await personNamed(sql, key)
  if (person === null || person.isGuest)
    throw new CommandRefusal(`There is no account "${key}".`, 'customerNoAccount', { number: key })
  return { customerId: person.id, number: person.customerNo, email: person.email, currency }
}

async function booked(
  { sql }: OfficeContext,
  { amount, currency, note }: Input,
  { account, way }: { account: Account; way: Way },
) {
  const balance = await balanceOf(sql, account)
  const before = way === 'balance' ? balance - amount : balance + amount
  return {
    answer: { number: account.number, email: account.email, balance, currency },
    object: customerObject(account.number),
    before: { balance: before, currency },
    after: { balance, amount, currency, note },
    effects: [{ kind: 'money', way, amount, currency, payment: null } as const],
  }
}

function noteOf({ note }: Input): string | null {
  return note === '' ? null : note
}

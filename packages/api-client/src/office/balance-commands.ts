import { CURRENCIES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const Minor = v.pipe(v.number(), v.safeInteger())
/** The largest amount that is booked at once, minor units. */
export const MOST_BALANCE = 100_000

const Booking = v.strictObject({
  /** A customer number or an e-mail address. */
  key: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  amount: v.pipe(
    Minor,
    v.minValue(1, 'The amount lies between 0.01 and 1000.00, such as 25.00.'),
    v.maxValue(MOST_BALANCE, 'The amount lies between 0.01 and 1000.00, such as 25.00.'),
  ),
  currency: v.picklist(CURRENCIES),
  note: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200))), null),
})
/** What the account holds afterwards. */
const Booked = v.object({ number: v.string(), email: v.string(), balance: Minor, currency: v.string() })

/** Whose account it is reads the note. */
export const creditBalance = defineCommand({
  name: 'creditBalance',
  right: 'orders.money',
  changes: 'Gives a customer money on the account.',
  input: Booking,
  answer: Booked,
  undoneBy: 'payOutBalance',
})

/** The transfer itself is made at the bank. */
export const payOutBalance = defineCommand({
  name: 'payOutBalance',
  right: 'orders.money',
  changes: 'Takes money off the account that was transferred to the customer.',
  input: Booking,
  answer: Booked,
})

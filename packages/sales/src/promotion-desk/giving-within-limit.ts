import { formatAmount } from '@shop/domain/money/format-amount'
import { needsSecondPerson, SECOND_PERSON_HOURS } from '@shop/domain/staff/needs-second'
import { settingOf } from '@shop/engine/call/setting-store'
import type { CommandContext } from '@shop/engine/command/bind-commands'
import { entriesOf } from '@shop/engine/command/command-log-store'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { takeTurn } from '@shop/engine/db/take-turn'
import * as v from 'valibot'

const HOUR = 60 * 60 * 1000

/** Commands that hand out money that belongs to no order; of `blockGiftCard` only what lets a card work again has an amount. */
const GIVING = ['issueGiftCards', 'blockGiftCard', 'creditBalance', 'payOutBalance']

/**
 * A gift card is money, and so is what stands on an account: what one person gives away in a day is above the limit as soon
 * as a refund would be, at once or in many parts. An operator at the command line has no limit, as with refunds.
 *
 * @throws CommandRefusal for what needs a second person
 * @see product §13 "money above the owner's limit needs a second person"
 */
export async function refuseGivingAlone(
  context: GivingContext,
  { amount, currency }: { amount: number; currency: string },
): Promise<void> {
  const limit = await limitOf(context)
  if (limit === null || !(await isAbove(context, amount, limit))) return
  throw new CommandRefusal(
    `Gift cards and money on accounts of more than ${formatAmount(limit, currency)} in a day need a second person.`,
    'givingNeedsSecond',
    { amount: limit, currency },
  )
}

/** Whether somebody may give cards of this worth alone, minor units of all of them together. */
export async function mayGiveCardsAlone(context: GivingContext, amount: number): Promise<boolean> {
  const limit = await limitOf(context)
  return limit === null || !(await isAbove(context, amount, limit))
}

type GivingContext = Pick<CommandContext, 'sql' | 'actor' | 'now'>

async function limitOf({ sql, actor }: GivingContext): Promise<number | null> {
  return actor.kind === 'operator' ? null : settingOf(sql, 'refundLimit')
}

async function isAbove({ sql, actor, now }: GivingContext, amount: number, limit: number): Promise<boolean> {
  // Two requests at once would each see only what was there before.
  await takeTurn(sql, 'giving')
  const since = new Date(now.getTime() - SECOND_PERSON_HOURS * HOUR)
  const given = await entriesOf(sql, { actor, commands: GIVING, since })
  const before = given.reduce((sum, { after }) => sum + amountIn(after), 0)
  return needsSecondPerson({ amount, before }, limit)
}

const Logged = v.object({ amount: v.number(), count: v.optional(v.number(), 1) })

function amountIn(after: unknown): number {
  const read = v.safeParse(Logged, after)
  return read.success ? read.output.amount * read.output.count : 0
}

import { formatAmount } from '@shop/domain/money/format-amount'
import { needsSecondPerson, SECOND_PERSON_HOURS } from '@shop/domain/staff/needs-second'
import { settingOf } from '@shop/engine/call/setting-store'
import type { CommandContext } from '@shop/engine/command/bind-commands'
import { entriesOf } from '@shop/engine/command/command-log-store'
import * as v from 'valibot'
import { refundOrderIn } from '../order-desk/refund-order.ts'
import { ordersPaidWith } from '../orders/exchange-store.ts'
import { lockForDesk } from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { orderObject } from './office-context.ts'
import { correctionEffects, mailEffects, refundEffects, stateEffects } from './order-effects.ts'

type Refund = { number: string; amount: number | null; note: string | null; askedBy?: string }

const HOUR = 60 * 60 * 1000
const GIVEN_WITHOUT_GOODS = ['giveMoneyBack', 'refundReturn', 'exchangeReturn']

/** Gives money of an order back, as every command that does so: what it did, and what it means for the world. */
export async function givenBack(
  { sql, actor, now }: Pick<CommandContext, 'sql' | 'actor' | 'now'>,
  { number, amount: wanted, note, askedBy }: Refund,
) {
  const before = await lockForDesk(sql, number)
  const remark = note === '' ? null : note
  const asked = { number, by: actor.name, note: remark, askedBy: askedBy ?? null, now, amount: wanted }
  const { amount, document, shares } = await refundOrderIn(sql, asked)
  const { order } = await lockForDesk(sql, number)
  return {
    answer: { number, amount, document, shares: [...shares] },
    currency: order.currencyCode,
    before: { state: before.order.state },
    after: { state: order.state, amount },
    effects: [
      ...stateEffects(before.order.state, order.state),
      ...refundEffects(order, shares),
      ...correctionEffects(document),
      ...mailEffects(order, 'orderRefunded'),
    ],
  }
}

/**
 * Whether somebody may give an amount back alone, minor units: with all they have given within a day of what the same
 * payments have paid for, as an order and its replacements share one purse. An operator at the command line may: who can
 * change the database needs no permission of it.
 */
export async function mayGiveAlone(
  { sql, actor, now }: Pick<CommandContext, 'sql' | 'actor' | 'now'>,
  { number, amount }: { number: string; amount: number },
): Promise<{ isAllowed: boolean; limit: number }> {
  const limit = await settingOf(sql, 'refundLimit')
  if (actor.kind === 'operator' || limit === null) return { isAllowed: true, limit: 0 }
  const since = new Date(now.getTime() - SECOND_PERSON_HOURS * HOUR)
  const objects = (await ordersPaidWith(sql, number)).map(orderObject)
  const mine = await entriesOf(sql, { actor, commands: GIVEN_WITHOUT_GOODS, since, objects })
  const before = mine.reduce((sum, { after }) => sum + amountIn(after), 0)
  return { isAllowed: !needsSecondPerson({ amount, before }, limit), limit }
}

/** @throws OrderRefusal for what needs a second person */
export async function refuseAlone(
  context: Pick<CommandContext, 'sql' | 'actor' | 'now'>,
  {
    number,
    amount,
    currency,
  }: { number: string; amount: number; currency: Parameters<typeof formatAmount>[1] },
): Promise<void> {
  const { isAllowed, limit } = await mayGiveAlone(context, { number, amount })
  if (isAllowed) return
  throw new OrderRefusal(
    `More than ${formatAmount(limit, currency)} in a day for order ${number} needs a second person: ask for it.`,
    'moneyNeedsSecond',
    { number, amount: limit, currency },
  )
}

/** An exchange gives goods besides the money: what both were worth is `given`. */
const Logged = v.object({ amount: v.number(), given: v.optional(v.number()) })

function amountIn(after: unknown): number {
  return v.is(Logged, after) ? (after.given ?? after.amount) : 0
}

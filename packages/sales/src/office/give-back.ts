import { formatAmount } from '@shop/domain/money/format-amount'
import { needsSecondPerson, SECOND_PERSON_HOURS } from '@shop/domain/staff/needs-second'
import { settingOf } from '@shop/engine/call/setting-store'
import type { CommandContext } from '@shop/engine/command/bind-commands'
import { logEntries } from '@shop/engine/command/command-log-store'
import * as v from 'valibot'
import { refundOrderIn } from '../order-desk/refund-order.ts'
import { lockForDesk } from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { orderObject } from './office-context.ts'
import { correctionEffects, mailEffects, refundEffects, stateEffects } from './order-effects.ts'

type Refund = { number: string; amount: number | null; note: string | null; askedBy?: string }

const HOUR = 60 * 60 * 1000
const MOST_ENTRIES = 200
const GIVEN_WITHOUT_GOODS: readonly string[] = ['giveMoneyBack', 'refundReturn', 'exchangeReturn']

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
 * Whether somebody may give an amount back alone, minor units. An operator at the command line may: who can change the
 * database needs no permission of it.
 */
export async function mayGiveAlone(
  { sql, actor, now }: Pick<CommandContext, 'sql' | 'actor' | 'now'>,
  { number, amount }: { number: string; amount: number },
): Promise<{ isAllowed: boolean; limit: number }> {
  const limit = await settingOf(sql, 'refundLimit')
  if (actor.kind === 'operator' || limit === null) return { isAllowed: true, limit: 0 }
  const since = new Date(now.getTime() - SECOND_PERSON_HOURS * HOUR)
  const query = { object: orderObject(number), before: null, withReads: false, limit: MOST_ENTRIES }
  const mine = (await logEntries(sql, query)).filter(
    ({ command, at, by, staffId }) =>
      GIVEN_WITHOUT_GOODS.includes(command) &&
      at > since &&
      (actor.kind === 'staff' ? staffId === actor.id : by === actor.name),
  )
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

const Logged = v.object({ amount: v.number() })

function amountIn(after: unknown): number {
  return v.is(Logged, after) ? after.amount : 0
}

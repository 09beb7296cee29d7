import type { Currency } from '@shop/domain/market/markets'
import { formatAmount } from '@shop/domain/money/format-amount'
import { settingOf } from '@shop/engine/call/setting-store'
import type { CommandContext } from '@shop/engine/command/bind-commands'
import { entriesOf } from '@shop/engine/command/command-log-store'
import * as v from 'valibot'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { orderObject } from './office-context.ts'

/** Whatever makes an order owe money that somebody has to transfer. */
const GIVING: readonly string[] = [
  'giveMoneyBack',
  'refundReturn',
  'exchangeReturn',
  'payOrder',
  'decideMoney',
  'stopOrder',
  'takeBackGoods',
]
const NOTED = 'noteTransfer'
const FROM_THE_BEGINNING = new Date(0)

const Noted = v.object({ amount: v.number() })
/** A settlement is an entry with its declaration, and names the order. */
const Settled = v.object({ order: v.string() })

/**
 * Above the limit, all parts together, whoever has given money back does not say alone that it was transferred: an order
 * of which nobody else asks again is where money goes astray. An operator at the command line has no limit, as with
 * refunds.
 *
 * @throws OrderRefusal for what somebody else has to note
 * @see product §13 "money above the owner's limit needs a second person"
 */
export async function refuseOwnTransfer(
  { sql, actor }: Pick<CommandContext, 'sql' | 'actor'>,
  { number, amount, currency }: { number: string; amount: number; currency: Currency },
): Promise<void> {
  const limit = await settingOf(sql, 'refundLimit')
  if (actor.kind !== 'staff' || limit === null) return
  const mine = await entriesOf(sql, {
    actor,
    commands: [...GIVING, NOTED],
    since: FROM_THE_BEGINNING,
    objects: [orderObject(number)],
  })
  const noted = mine
    .filter(({ command }) => command === NOTED)
    .reduce((sum, { after }) => sum + (v.is(Noted, after) ? after.amount : 0), 0)
  if (amount + noted <= limit) return
  const hasSettled = (
    await entriesOf(sql, { actor, commands: ['settleWithdrawal'], since: FROM_THE_BEGINNING })
  ).some(({ after }) => v.is(Settled, after) && after.order === number)
  if (!hasSettled && !mine.some(({ command }) => GIVING.includes(command))) return
  throw new OrderRefusal(
    `You have given this money back: above ${formatAmount(limit, currency)} somebody else notes that it was transferred.`,
    'transferNeedsOther',
    { amount: limit, currency },
  )
}

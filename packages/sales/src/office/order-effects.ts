import type { Effect } from '@shop/api-client/office/command-outcome'
import type { OrderEntry } from '@shop/api-client/office/order-entry'
import type { Order, OrderState } from '@shop/domain/order/order'
import type { CommandContext } from '@shop/engine/command/bind-commands'
import type { MailKind } from '@shop/mail/mail'
import type { Exchanged } from '../exchange/exchange-return.ts'
import type { DeskItem } from '../orders/order-desk-store.ts'
import { orderEntryNote } from '../orders/order-entry-note.ts'
import type { LockedOrder } from '../orders/order-store.ts'
import type { RefundShares } from '../payment/captures-and-refunds.ts'
import { seesWhole } from './for-packing.ts'

/** The change of an order's state; none where it stays. */
export function stateEffects(from: OrderState, to: OrderState): Effect[] {
  return from === to ? [] : [{ kind: 'state', from, to }]
}

/** An entry of the order's history, in words for whoever knows no codes. */
export function historyEffects(entry: OrderEntry): Effect[] {
  return [{ kind: 'history', note: orderEntryNote(entry), entry }]
}

/** A mail to the shopper; none where nobody is known any more. */
export function mailEffects({ customer }: Order, mail: MailKind): Effect[] {
  return customer.email === '' ? [] : [{ kind: 'mail', mail, to: customer.email }]
}

/** The same for a step of the warehouse, which needs to know that somebody is written to, and not whom. */
export function parcelMailEffects(
  order: Order,
  mail: MailKind,
  context: Pick<CommandContext, 'actor'>,
): Effect[] {
  const effects = mailEffects(order, mail)
  if (seesWhole(context)) return effects
  return effects.map((effect) =>
    effect.kind === 'mail' ? { ...effect, to: effect.to.replace(/^.*@/, '…@') } : effect,
  )
}

/** Money that goes back, by the ways it came. */
export function refundEffects(order: Order, shares: RefundShares['shares']): Effect[] {
  return shares
    .filter(({ amount }) => amount > 0)
    .map(({ amount, key, way }) => ({
      kind: 'money',
      way: WAYS[way],
      amount,
      currency: order.currencyCode,
      payment: key,
    }))
}

const WAYS = {
  release: 'released',
  refund: 'back',
  giftcard: 'giftcard',
  balance: 'balance',
  byHand: 'byHand',
} as const satisfies Record<RefundShares['shares'][number]['way'], Extract<Effect, { kind: 'money' }>['way']>

/** What a bank has brought back already, so that the shop does not; none where no bank did. */
export function bankEffects({ currencyCode }: Order, amount: number): Effect[] {
  return amount === 0 ? [] : [{ kind: 'money', way: 'byBank', amount, currency: currencyCode, payment: null }]
}

/** Units that go back to the shelf. */
export function stockEffects(items: readonly DeskItem[], positions: readonly number[]): Effect[] {
  return shelfEffects(items.filter(({ position }) => positions.includes(position)))
}

/** Units that go back to the shelf, as many of each item as are good enough. */
export function shelfEffects(shelved: readonly DeskItem[]): Effect[] {
  return shelved.map(({ articleNumber, name, quantity }) => ({
    kind: 'stock',
    articleNumber,
    name,
    units: quantity,
  }))
}

/** Goods that are sent for others: what they are, and that nobody is asked for money. */
export function exchangeEffects(
  { currencyCode }: Order,
  { sent, paid, worth }: Pick<Exchanged, 'sent' | 'paid' | 'worth'>,
): Effect[] {
  return [
    ...sent.map((one) => ({ kind: 'taken', ...one }) as const),
    { kind: 'exchange', paid, worth, currency: currencyCode },
  ]
}

/** Whether shipping and fees go back with the goods, where they have cost anything. */
export function shippingEffects(
  { currencyCode }: Order,
  shipping: { isBack: boolean; amount: number } | null,
): Effect[] {
  return shipping === null ? [] : [{ kind: 'shipping', ...shipping, currency: currencyCode }]
}

/** A correction that was issued. */
export function correctionEffects(document: string | null): Effect[] {
  return document === null ? [] : [{ kind: 'paper', paper: 'correction', number: document }]
}

/** What a provider is asked for when goods leave: their part, or with the last of them all that it has promised. */
export function captureEffects(
  { order, payments }: LockedOrder,
  { sent, isLast }: { sent: readonly DeskItem[]; isLast: boolean },
): Effect[] {
  const worth = sent.reduce((sum, { total }) => sum + total, 0)
  let left = isLast ? Number.MAX_SAFE_INTEGER : worth
  return payments.flatMap(({ provider, providerReference, state, key, ...sums }) => {
    if (provider === null || providerReference === null || !PROMISED.includes(state)) return []
    const amount = Math.min(left, sums.amount - sums.captured - sums.released)
    left -= amount
    return amount <= 0 || key === 'giftcard' || key === 'balance'
      ? []
      : [{ kind: 'money', way: 'asked', amount, currency: order.currencyCode, payment: key } as const]
  })
}

const PROMISED: readonly string[] = ['authorised', 'captured']

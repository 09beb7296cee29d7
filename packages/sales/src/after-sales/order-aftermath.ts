import { MONEY_WAYS } from '@shop/api-client/contract/after-sales'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { mayChangeOrder } from '@shop/domain/fulfilment/transitions'
import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { linkedOrders, replacementNumbers } from '../orders/exchange-store.ts'
import { outstandingTransfers } from '../orders/outstanding-transfer-store.ts'
import { parcelsOfOrder } from '../orders/parcel-store.ts'
import { eventsOfOrder, type Move, refundMovesOfOrder } from '../orders/payment-store.ts'
import { returnsOfOrder } from '../orders/return-store.ts'
import { complaintsOfOrder } from './complaint-store.ts'
import { returnableItems } from './take-back-units.ts'

type Aftermath = Pick<LoadedOrder, 'parcels' | 'refunds' | 'returns' | 'complaints' | 'choices' | 'exchange'>
type Refund = Aftermath['refunds'][number]

/** What has become of an order since it was placed, as its shopper sees it; items by their keys. */
export async function orderAftermath(
  sql: Sql,
  order: Order,
  { now, maySelfCancel }: { now: Date; maySelfCancel: boolean },
): Promise<Aftermath> {
  const keys = order.packages.flatMap(({ items }) => items.map(({ key }) => key))
  const keyAt = (position: number) => keys[position - 1] ?? ''
  const parcels = await parcelsOfOrder(sql, order.id)
  const returns = await returnsOfOrder(sql, order.id)
  const replacements = await replacementNumbers(sql, returns)
  const items = await returnableItems(sql, order, now)
  return {
    parcels: parcels.map(({ sentAt, carrier, trackingNumber, positions }) => ({
      sentAt: sentAt.toISOString(),
      carrier,
      number: trackingNumber,
      items: positions.map(keyAt),
    })),
    refunds: await refundsOf(sql, order.id),
    exchange: await linkedOrders(sql, order.id),
    returns: returns.map(
      ({ number, basis, state, announcedAt, receivedAt, amount, replacementId, lines }) => ({
        number,
        basis,
        state,
        announcedAt: announcedAt.toISOString(),
        receivedAt: receivedAt?.toISOString() ?? null,
        amount,
        replacement: replacements.get(replacementId) ?? null,
        items: lines.map(({ position, quantity }) => ({ key: keyAt(position), quantity })),
      }),
    ),
    complaints: await complaintsOfOrder(sql, order.id),
    choices: items.map(({ position, state, choice }) => ({
      key: keyAt(position),
      mayCancel: maySelfCancel && mayChangeOrder(state, 'cancelled'),
      takeBack: choice,
    })),
  }
}

const WAYS: readonly string[] = MONEY_WAYS

/** Refunds by way; what a provider has not confirmed, or is still to be transferred by hand, is waiting. */
async function refundsOf(sql: Sql, orderId: string): Promise<Refund[]> {
  const events = await eventsOfOrder(sql, orderId, WAYS)
  const moves = await refundMovesOfOrder(sql, orderId)
  const owed = new Map(
    (await outstandingTransfers(sql, orderId)).map((part) => [part.paymentId, part.amount]),
  )
  // The oldest are transferred first, so what is still owed are the last.
  const open = new Set(
    events.toReversed().filter(({ kind, amount, paymentId }) => {
      const left = owed.get(paymentId) ?? 0
      if (kind !== 'byHand' || left <= 0) return false
      owed.set(paymentId, left - (amount ?? 0))
      return true
    }),
  )
  return events.flatMap((event) => {
    const { at, kind, amount, key, paymentId } = event
    const way = MONEY_WAYS.find((known) => known === kind)
    // What is taken back of a release, as money came after all, is no refund: it follows as one.
    if (way === undefined || amount === null || amount <= 0) return []
    const move = moves.find(
      (known) =>
        known.paymentId === paymentId && known.amount === amount && known.at.getTime() === at.getTime(),
    )
    return [{ at: at.toISOString(), key, way, amount, state: stateOf(way, open.has(event), move?.state) }]
  })
}

function stateOf(way: Refund['way'], isOpen: boolean, move: Move['state'] | undefined): Refund['state'] {
  if (way === 'byHand') return isOpen ? 'waiting' : 'done'
  if (way !== 'refund') return 'done'
  if (move === 'refused') return 'refused'
  return move === 'due' || move === 'asked' ? 'waiting' : 'done'
}

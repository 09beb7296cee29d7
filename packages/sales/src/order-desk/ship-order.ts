import { type CarrierKey, isCarrier } from '@shop/domain/carrier/carriers'
import { downloadPositions } from '@shop/domain/fulfilment/download-positions'
import { itemMove } from '@shop/domain/fulfilment/item-move'
import { moveRefusal } from '@shop/domain/fulfilment/move-refusal'
import { packagesAt, shippedPackages } from '@shop/domain/fulfilment/shipped-packages'
import type { Order } from '@shop/domain/order/order'
import { carriersTo } from '@shop/domain/shipping/package-carrier'
import type { Sql } from '@shop/engine/db/database'
import { putOrderNews } from '../order-mails/order-news-store.ts'
import {
  type DeskItem,
  lockForDesk,
  noteOrderEvent,
  putPackages,
  setItemStates,
} from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { changeOrderState } from '../orders/order-transition-store.ts'
import { noteParcel, type Tracking } from '../orders/parcel-store.ts'
import { requestCapture } from '../payment/captures-and-refunds.ts'
import { refuseRecalled } from './refuse-recalled.ts'
import { refuseUnpaid } from './refuse-unpaid.ts'

/** An operator's action, with its author; `note` goes into the history. */
export type DeskInput = { number: string; by: string; note: string | null; now: Date }

/**
 * Ships an order, or the items at some positions of it, downloads besides: states, history, capture of their part, and the mail with the
 * tracking link, all in one transaction. Returns the shipped positions.
 *
 * @throws OrderRefusal for what the order does not allow
 * @see product §4 "Order"
 */
export async function shipOrderIn(
  sql: Sql,
  input: DeskInput & { positions: readonly number[] | null; tracking: WrittenTracking | null },
): Promise<{ positions: number[]; isLast: boolean }> {
  const { number, by, now } = input
  const locked = await lockForDesk(sql, number)
  const { order, items } = locked
  const downloads = downloadPositions(order.packages)
  const positions = input.positions && withDownloads(items, input.positions, downloads)
  const move = itemMove(order.state, items, { to: 'shipped', positions })
  if (move.type === 'refused')
    throw new OrderRefusal(moveRefusal(order, items, { ...move, to: 'shipped' }), 'itemsForbid', { number })
  await refuseUnpaid(sql, locked)
  const sent = items.filter(({ position }) => move.positions.includes(position))
  await refuseRecalled(sql, { order, items: sent })

  const packed = move.positions.filter((position) => !downloads.includes(position))
  const parcel = packed.length > 0 ? packed : move.positions
  const tracking = input.tracking && trackingOf(order, input.tracking, parcel)
  await setItemStates(
    sql,
    sent.map(({ id }) => id),
    'shipped',
  )
  const entry = { code: 'sent', positions: parcel, parcel: tracking, remark: input.note } as const
  let { state } = order
  for (const to of move.steps) {
    await changeOrderState(sql, { order: { ...order, state }, to, by, entry, now, movesItems: false })
    state = to
  }
  if (move.steps.length === 0) await noteOrderEvent(sql, { orderId: order.id, state, by, entry, now })
  // The last item makes the rest of the money due, which housekeeping captures.
  const amount = sent.reduce((sum, { total }) => sum + total, 0)
  if (!move.isLast) await requestCapture(sql, { orderId: order.id, amount, by, now })
  if (tracking !== null)
    await putPackages(sql, order.id, shippedPackages(order.packages, parcel, tracking.carrier))
  await noteParcel(sql, { orderId: order.id, positions: parcel, tracking, now })
  await putOrderNews(
    sql,
    {
      orderId: order.id,
      kind: 'shipped',
      positions: parcel,
      tracking,
      amount: null,
      document: null,
    },
    now,
  )
  return { positions: move.positions, isLast: move.isLast }
}

/**
 * What is sent, with the downloads that still wait: no parcel holds them, and one that nobody names would keep its order
 * open, and the last of its money uncaptured.
 */
function withDownloads(
  items: readonly DeskItem[],
  positions: readonly number[],
  downloads: readonly number[],
): number[] {
  const waiting = items.filter(
    ({ position, state }) =>
      downloads.includes(position) && (state === 'confirmed' || state === 'in_fulfilment'),
  )
  return [...new Set([...positions, ...waiting.map(({ position }) => position)])].toSorted((a, b) => a - b)
}

/** A parcel as operators write it; without a carrier it goes with the one that the order names. */
export type WrittenTracking = { carrier: CarrierKey | null; number: string }

/** The carrier of the parcel, which has to deliver to its country. */
function trackingOf(
  order: Order,
  { carrier, number }: WrittenTracking,
  positions: readonly number[],
): Tracking {
  const [planned = ''] = packagesAt(order.packages, positions).map(({ carrierKey }) => carrierKey)
  const named = carrier ?? planned
  const { country } = order.shippingAddress
  const known = carriersTo(country)
  if (isCarrier(named) && known.includes(named)) return { carrier: named, number }
  throw new OrderRefusal(
    `Nobody knows a carrier ${named === '' ? 'without a name' : `"${named}"`} who drives to ${country}: write <carrier>:<number>, with one of ${known.join(', ')}.`,
    'carrierUnknown',
    { number: order.number, country, carriers: known.map((key) => key.toUpperCase()).join(', ') },
  )
}

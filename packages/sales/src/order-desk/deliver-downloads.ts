import { downloadPositions } from '@shop/domain/fulfilment/download-positions'
import { hasLostCover } from '@shop/domain/fulfilment/has-lost-cover'
import { itemMove } from '@shop/domain/fulfilment/item-move'
import type { Database, Sql } from '@shop/engine/db/database'
import { loggedError } from '@shop/engine/trace/logged-error'
import { lockForDesk, setItemStates, takenBack } from '../orders/order-desk-store.ts'
import { changeOrderState } from '../orders/order-transition-store.ts'
import { waitingDownloadNumbers } from './download-store.ts'

/**
 * Delivers paid orders of which only downloads have still to leave: they are there with their payment, and nobody at a
 * shelf would ever send them off. Each in its own transaction, so that one failure does not hold the others.
 *
 * @see product §4 "Order"; docs/decisions "Orders and stock"
 */
export async function deliverDownloads(database: Database, now: Date): Promise<void> {
  for (const number of await waitingDownloadNumbers(database.sql, now)) {
    try {
      await database.transaction((sql) => delivered(sql, number, now))
    } catch (error) {
      console.error(
        `The downloads of order ${number} were not counted as delivered; it is tried again.`,
        loggedError(error),
      )
    }
  }
}

async function delivered(sql: Sql, number: string, now: Date): Promise<void> {
  const { order, payments, items } = await lockForDesk(sql, number)
  if (hasLostCover(payments, (await takenBack(sql, order.id)) ?? 0)) return
  const downloads = downloadPositions(order.packages)
  const move = itemMove(order.state, items, { to: 'shipped', positions: null })
  // Since it was found somebody may have cancelled it.
  if (move.type === 'refused' || !move.positions.every((position) => downloads.includes(position))) return

  const gone = items.filter(({ position }) => move.positions.includes(position))
  await setItemStates(
    sql,
    gone.map(({ id }) => id),
    'shipped',
  )
  let { state } = order
  const isAll = items.every(({ position, state: was }) => downloads.includes(position) || was === 'cancelled')
  for (const to of isAll ? [...move.steps, 'delivered' as const] : move.steps) {
    await changeOrderState(sql, {
      order: { ...order, state },
      to,
      by: 'shop',
      entry: null,
      now,
      movesItems: to === 'delivered',
    })
    state = to
  }
}

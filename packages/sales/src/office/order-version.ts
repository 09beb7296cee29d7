import type { Versioned } from '@shop/engine/command/bind-commands'
import { eventsOfOrder, lockForDesk, type OrderEvent } from '../orders/order-desk-store.ts'
import { isForPacking, seesWhole } from './for-packing.ts'
import type { OfficeContext } from './office-context.ts'

/** The version of an order is its latest event: whatever is done to one writes one. */
export function versionOf(events: readonly Pick<OrderEvent, 'id'>[]): number {
  return events.at(-1)?.id ?? 0
}

/** The version of an order, its row held, and what has happened to it since another one. */
export const orderVersion = {
  async version(
    { number }: { number: string },
    context: Pick<OfficeContext, 'sql' | 'actor'>,
    seen: number | null,
  ): Promise<Versioned> {
    const { sql } = context
    const isWhole = seesWhole(context)
    const { order } = await lockForDesk(sql, number)
    const events = await eventsOfOrder(sql, order.id)
    const changes = events
      .filter(({ id }) => id > (seen ?? 0))
      .map(({ at, by, from, to, ...said }) => {
        const isShown = isWhole || isForPacking(said.entry)
        const note = isShown ? (said.note ?? '') : ''
        return {
          at: at.toISOString(),
          by,
          what: [from === to ? '' : to, note].filter((part) => part !== '').join(': '),
          order: { state: from === to ? null : to, entry: isShown ? said.entry : null },
        }
      })
    return { version: versionOf(events), changes }
  },
}

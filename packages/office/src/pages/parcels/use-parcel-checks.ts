import type { CommandOutcome } from '@shop/api-client/office/command-outcome'
import { sendOrder } from '@shop/api-client/office/order-commands'
import type { ParcelOrder } from '@shop/api-client/office/warehouse-commands'
import type { CarrierKey } from '@shop/domain/carrier/carriers'
import { TRACKING_NUMBER } from '@shop/domain/warehouse/parcel-table'
import { useQueries, useQuery } from '@tanstack/react-query'
import { run } from '../../client/api.ts'
import { parcelOrdersQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { useQuiet } from '../../parts/use-quiet.ts'
import type { ParcelRow } from './parcel-rows.ts'

/** What would happen to a row if it were shipped now. */
export type ParcelCheck =
  | { type: 'done' }
  | { type: 'waiting' }
  | { type: 'noTracking' | 'badTracking' | 'unknownOrder' | 'nothingWaits' }
  /** It has left with this very number, by somebody else or before a reload. */
  | { type: 'sentAlready' }
  | { type: 'checked'; outcome: CommandOutcome; order: ParcelOrder }
  | { type: 'failed'; error: unknown }

/** The command that ships a row: what can be taken from its shelf; where nothing can, all that waits. */
export function sendInput(row: ParcelRow, order: ParcelOrder, carrier: CarrierKey | null) {
  const ready = order.waiting.filter((position) => !order.lacking.includes(position))
  const isPart = ready.length > 0 && order.lacking.length > 0
  return {
    number: order.number,
    positions: isPart ? ready : null,
    tracking: { carrier: row.carrier ?? carrier, number: row.tracking },
    note: null,
  }
}

/** Asks of every row what it would do: the command itself says so, and each is asked once for what it says. */
export function useParcelChecks(rows: readonly ParcelRow[], carrier: CarrierKey | null): ParcelCheck[] {
  const { id: shop } = useShop()
  const written = useQuiet(JSON.stringify([...new Set(rows.map(({ number }) => number))]))
  const numbers: string[] = JSON.parse(written)
  const { data, error } = useQuery(parcelOrdersQuery(shop, numbers))
  const orderOf = (row: ParcelRow) => data?.orders.find(({ number }) => number === row.number)
  const previews = useQueries({
    queries: rows.map((row) => {
      const order = orderOf(row)
      const input = order && isAskable(row, order) ? sendInput(row, order, carrier) : null
      return {
        queryKey: [shop, 'preview', sendOrder.name, input, order?.version],
        queryFn: async () =>
          input === null
            ? null
            : run(shop, sendOrder, input, { mode: 'preview' as const, seen: order?.version ?? null }),
        enabled: input !== null,
        gcTime: 60_000,
      }
    }),
  })
  return rows.map((row, index): ParcelCheck => {
    if (row.done !== null) return { type: 'done' }
    if (error !== null) return { type: 'failed', error }
    const order = orderOf(row)
    if (order === undefined)
      return data !== undefined && numbers.includes(row.number)
        ? { type: 'unknownOrder' }
        : { type: 'waiting' }
    if (row.tracking === '') return { type: 'noTracking' }
    if (!TRACKING_NUMBER.test(row.tracking)) return { type: 'badTracking' }
    if (order.parcels.some(({ trackingNumber }) => trackingNumber === row.tracking))
      return { type: 'sentAlready' }
    if (order.waiting.length === 0) return { type: 'nothingWaits' }
    const preview = previews[index]
    if (preview?.error) return { type: 'failed', error: preview.error }
    return preview?.data ? { type: 'checked', outcome: preview.data, order } : { type: 'waiting' }
  })
}

function isAskable({ tracking, done }: ParcelRow, { waiting, parcels }: ParcelOrder): boolean {
  return (
    done === null &&
    TRACKING_NUMBER.test(tracking) &&
    waiting.length > 0 &&
    !parcels.some(({ trackingNumber }) => trackingNumber === tracking)
  )
}

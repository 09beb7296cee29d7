import { Effect } from '@shop/api-client/office/command-outcome'
import { CARRIER_KEYS } from '@shop/domain/carrier/carriers'
import { type ParcelLine, parcelTable } from '@shop/domain/warehouse/parcel-table'
import * as v from 'valibot'

const Row = v.object({
  key: v.string(),
  number: v.string(),
  tracking: v.string(),
  carrier: v.nullable(v.picklist(CARRIER_KEYS)),
  /** What happened when it was shipped; null before. */
  done: v.nullable(v.array(Effect)),
})
/** A parcel that is about to leave, or has left in this batch. */
export type ParcelRow = v.InferOutput<typeof Row>

const keyOf = (shop: string) => `office.parcels.${shop}`

/** The batch as it was left in this tab: a reload loses nothing, and signing out takes it along. */
export function storedRows(shop: string): ParcelRow[] {
  const written = sessionStorage.getItem(keyOf(shop))
  if (written === null) return []
  try {
    const read = v.safeParse(v.array(Row), JSON.parse(written))
    return read.success ? read.output : []
  } catch {
    // Written by an earlier version of the office: begun anew.
    return []
  }
}

export function storeRows(shop: string, rows: readonly ParcelRow[]): void {
  sessionStorage.setItem(keyOf(shop), JSON.stringify(rows))
}

/** Puts orders into the batch that are not in it yet. */
export function addParcelRows(shop: string, numbers: readonly string[]): void {
  storeRows(shop, withOrders(storedRows(shop), numbers))
}

export function withOrders(rows: readonly ParcelRow[], numbers: readonly string[]): ParcelRow[] {
  const open = new Set(rows.filter(({ done }) => done === null).map(({ number }) => number))
  const fresh = [...new Set(numbers)].filter((number) => !open.has(number))
  return [...rows, ...fresh.map((number) => newRow({ number, tracking: '', carrier: null }))]
}

/**
 * The lines of a pasted table, into the rows of their orders where these wait for a parcel. What nobody understands is
 * handed back as it was written, so that it can be put right.
 */
export function withTable(
  rows: readonly ParcelRow[],
  text: string,
): { rows: ParcelRow[]; rejected: ParcelLine[] } {
  const lines = parcelTable(text)
  const read = lines.filter(({ problem }) => problem === null)
  const next = [...rows]
  for (const { number, tracking, carrier } of read) {
    const at = next.findIndex((row) => row.number === number && row.done === null)
    const known = next[at]
    if (known === undefined) next.push(newRow({ number, tracking, carrier }))
    else next[at] = { ...known, tracking, carrier }
  }
  return { rows: next, rejected: lines.filter(({ problem }) => problem !== null) }
}

function newRow(row: Pick<ParcelRow, 'number' | 'tracking' | 'carrier'>): ParcelRow {
  return { ...row, key: crypto.randomUUID(), done: null }
}

import * as v from 'valibot'
import { CommandRefusal } from './command-refusal.ts'

type Asked = { cursor: string | null; limit: number }

type Listing<Row, Place extends readonly (string | number)[]> = {
  place: v.GenericSchema<unknown, Place>
  /** What stands before every row. */
  first: NoInfer<Place>
  rowsAfter: (place: Place, limit: number) => Promise<Row[]>
  placeOfRow: (row: NoInfer<Row>) => NoInfer<Place>
}

/**
 * A part of a list, and the cursor of the next one. One row more than asked for says whether there is one.
 *
 * @throws CommandRefusal for a cursor that no such list has made
 */
export async function listedPage<Row, Place extends readonly (string | number)[]>(
  { cursor, limit }: Asked,
  { place, first, rowsAfter, placeOfRow }: Listing<Row, Place>,
): Promise<{ items: Row[]; next: string | null }> {
  const from = placeOf(cursor, place)
  if (from === null)
    throw new CommandRefusal('This cursor is of no such list: send the `next` of its last answer, or none.')
  const rows = await rowsAfter(from ?? first, limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: rows.length > limit && last !== undefined ? cursorOf(placeOfRow(last)) : null }
}

/** The place where a list goes on, as nobody has to understand it. */
function cursorOf(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** The place that a cursor names; undefined for none, null for one that no list of this kind has made. */
function placeOf<Place>(
  cursor: string | null,
  place: v.GenericSchema<unknown, Place>,
): Place | undefined | null {
  if (cursor === null) return undefined
  try {
    const read = v.safeParse(place, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

import * as v from 'valibot'

const MOST = 200
const USUAL = 50

/** What every list takes: how many of it, and the cursor that the part before ended with. */
export const LISTING = {
  limit: v.optional(
    v.pipe(
      v.number('Say a number.'),
      v.integer('Say a whole number.'),
      v.minValue(1, 'Ask for at least one.'),
      v.maxValue(MOST, `Ask for at most ${MOST} at a time.`),
    ),
    USUAL,
  ),
  cursor: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(300))), null),
}

/** A part of a list; `next` goes on behind it, and is null with the last one. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), next: v.nullable(v.string()) })
}

/**
 * What a list that can be polled takes beside: what has changed since a moment, and that moment itself. A change that is
 * being written while a list is read has a moment before it, so whoever polls goes back a little.
 */
export const POLLING = {
  updatedSince: v.optional(
    v.nullable(v.pipe(v.string(), v.isoTimestamp('Write the moment as 2026-12-01T00:00:00Z.'))),
    null,
  ),
}

/** The same as it is asked of the database; null for everything. */
export function momentOf(updatedSince: string | null): Date | null {
  return updatedSince === null ? null : new Date(updatedSince)
}

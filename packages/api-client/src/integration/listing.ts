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

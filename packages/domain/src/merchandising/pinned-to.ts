type PinnedToInput = {
  /** The list as it is shown, from its first place on. */
  shown: readonly number[]
  pins: readonly number[]
  productId: number
  /** From 0. */
  place: number
}

/**
 * The pins with which a product stands at a place of a list. Pins come first, so whatever stands above it is pinned as
 * well: a list that was put in order by hand stays as it was seen. Pins that are not shown now, because they are sold out
 * or elsewhere, keep their turn after the others.
 *
 * @see product §8 "Listing"
 */
export function pinnedTo({ shown, pins, productId, place }: PinnedToInput): number[] {
  const others = shown.filter((id) => id !== productId)
  const at = Math.max(0, Math.min(place, others.length))
  const order = others.toSpliced(at, 0, productId)
  const held = new Set(pins.filter((id) => id !== productId))
  const lastHeld = order.findLastIndex((id) => held.has(id))
  const hidden = pins.filter((id) => id !== productId && !order.includes(id))
  return [...order.slice(0, Math.max(at, lastHeld) + 1), ...hidden]
}

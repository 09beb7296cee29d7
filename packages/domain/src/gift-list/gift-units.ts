/** Units of one line of a gift list. */
export type GiftUnits = {
  wanted: number
  /** Bought in another shop, as a giver or the owner said. */
  elsewhere: number
  /** In orders that were not cancelled, withdrawn or sent back. */
  ordered: number
  /** In baskets of other givers, reserved for a while. */
  held: number
}

/** How long a basket reserves a gift, in minutes. */
export const GIFT_HELD_MINUTES = 120

/** The most units of one line. */
export const MOST_WANTED = 20

/** The longest note on a line. */
export const LONGEST_NOTE = 120

/** The longest name that a giver leaves for the owner. */
export const LONGEST_GIVER_NAME = 60

/** How many units somebody may still give: what is bought or reserved is taken off, and never less than none. */
export function giftsLeft({ wanted, elsewhere, ordered, held }: GiftUnits): number {
  return Math.max(0, wanted - elsewhere - ordered - held)
}

/** How many of the wanted units are given already; never more than were wanted. */
export function giftsGiven({ wanted, elsewhere, ordered }: GiftUnits): number {
  return Math.min(wanted, elsewhere + ordered)
}

/** `reserved`: what is left waits in somebody's basket, and may come back. */
export type GiftState = 'open' | 'reserved' | 'given'

/** What a giver reads of a line; it never says who gave. */
export function giftState(units: GiftUnits): GiftState {
  if (giftsGiven(units) >= units.wanted) return 'given'
  return giftsLeft(units) > 0 ? 'open' : 'reserved'
}

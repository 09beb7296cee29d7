import { isLocale } from '../market/markets.ts'
import type { Order } from '../order/order.ts'
import { type GiftBasis, unearnedGifts } from '../promotion/turn/unearned-gifts.ts'
import { isGivenUp, isPurchased } from './given-up.ts'
import type { PlacedItem } from './item-move.ts'
import { mayChangeOrder } from './transitions.ts'

/** An item with the key of the basket's line that it was. */
type Item = PlacedItem & { key: string }

type Leaving<Some extends Item> = {
  items: readonly Some[]
  /** Positions that go. */
  gone: readonly number[]
}

/**
 * Free gifts that have not left the house and could come off when other items go. A gift that costs something was bought
 * and stays.
 */
export function freeGifts<Some extends Item>(leaving: Leaving<Some>): Some[] {
  return staying(leaving).filter((item) => !isPurchased(item) && mayChangeOrder(item.state, 'cancelled'))
}

/**
 * Positions of free gifts that are removed together with other items, because nothing that is left earns them. Empty
 * for an order without `bases`: what earned its gifts was not recorded.
 *
 * @see product §6 "automatic gift"; docs/decisions "Orders and stock"
 */
export function unearnedPositions(
  { locale, placedAt }: Pick<Order, 'locale' | 'placedAt'>,
  { bases, ...leaving }: Leaving<Item> & { bases: readonly GiftBasis[] },
): number[] {
  if (!isLocale(locale)) return []
  const free = freeGifts(leaving)
  const keys = new Set(staying(leaving).map(({ key }) => key))
  const mayGo = new Set(free.map(({ key }) => key))
  const orderedAt = new Date(placedAt)
  const off = bases.flatMap((basis) => unearnedGifts(basis, { keys, mayGo, orderedAt, locale }))
  return free.filter(({ key }) => off.includes(key)).map(({ position }) => position)
}

function staying<Some extends Item>({ items, gone }: Leaving<Some>): Some[] {
  return items.filter(({ position, state }) => !gone.includes(position) && !isGivenUp(state))
}

import type { Locale } from '../../market/markets.ts'
import type { Promotion } from '../promotion.ts'
import type { PromotionLine } from '../promotion-input.ts'
import { promotedBasket } from './promoted-basket.ts'

/** What an order earned its gifts by: a promotion as it was then, and all lines of the order. */
export type GiftBasis = { promotion: Promotion; lines: readonly PromotionLine[] }

type Left = {
  /** Lines of the order that are still bought. */
  keys: ReadonlySet<string>
  /** Those of its gifts that cost nothing and have not left the house. */
  mayGo: ReadonlySet<string>
  orderedAt: Date
  locale: Locale
}

/**
 * The gifts that nothing which is left of an order earns any more: they come off with the item that earned them.
 *
 * The promotion counts as it was when the order was placed, by itself and unused, so that no later change of it takes
 * anything away. A line of several gifts comes off as a whole or not at all, the cheapest first, and never more than is
 * not earned: in doubt the shopper keeps the gift.
 *
 * @see product §6 "automatic gift"; docs/decisions "Orders and stock"
 */
export function unearnedGifts({ promotion, lines }: GiftBasis, left: Left): string[] {
  const present = lines.filter(({ key }) => left.keys.has(key))
  const { gifts } = promotedBasket({
    lines: present,
    promotions: [promotion],
    codes: promotion.code === null ? [] : [promotion.code],
    now: left.orderedAt,
    locale: left.locale,
    usage: new Map(),
  })
  const earned = gifts.find(({ promotionId }) => promotionId === promotion.id)?.earned ?? 0
  const given = present.filter(({ giftOf }) => giftOf === promotion.id)
  let surplus = given.reduce((sum, { quantity }) => sum + quantity, 0) - earned

  const off: string[] = []
  for (const { key, quantity } of given.toSorted((one, other) => one.unitPrice - other.unitPrice)) {
    if (!left.mayGo.has(key) || quantity > surplus) continue
    off.push(key)
    surplus -= quantity
  }
  return off
}

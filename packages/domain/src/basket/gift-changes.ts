import type { GiftOffer } from '../promotion/promotion-result.ts'
import type { BasketItem } from './basket.ts'

/** Changes to the gifts of a basket, so that it holds exactly those that are earned. */
export type GiftChanges = {
  removed: string[]
  changed: { key: string; quantity: number }[]
  added: { promotionId: string; variantId: number; quantity: number }[]
}

type GiftChangesInput = {
  items: readonly BasketItem[]
  offers: readonly GiftOffer[]
  /** Promotions whose gift the shopper does not want. */
  declined: readonly string[]
  /** Units of a variant that may still be given away and are not in this basket yet. */
  roomFor: (variantId: number) => number
}

/**
 * Removes gifts that are no longer earned or available and adds automatic ones, as far as stock allows. Gifts that the
 * shopper chooses are left to them.
 *
 * @see product §6 "automatic gift"
 */
export function giftChanges({ items, offers, declined, roomFor }: GiftChangesInput): GiftChanges {
  const changes: GiftChanges = { removed: [], changed: [], added: [] }
  const gifts = items.filter(({ customData }) => customData.cPromo !== null)
  for (const [promotionId, lines] of Map.groupBy(gifts, giftOf)) {
    const offer = offers.find((one) => one.promotionId === promotionId)
    takeOut(lines, offer, changes)
  }
  for (const offer of offers) layIn(offer, { gifts, declined, roomFor }, changes)
  return changes
}

/** Whether a basket holds exactly the gifts that it should. */
export function isSettled({ removed, changed, added }: GiftChanges): boolean {
  return removed.length + changed.length + added.length === 0
}

function giftOf({ customData }: BasketItem): string {
  return customData.cPromo?.promotionId ?? ''
}

function takeOut(lines: readonly BasketItem[], offer: GiftOffer | undefined, changes: GiftChanges): void {
  const isGiven = ({ status, variant }: BasketItem) =>
    status === 'available' && offer !== undefined && offer.variantIds.includes(variant.id)
  changes.removed.push(...lines.filter((line) => !isGiven(line)).map(({ key }) => key))

  const given = lines.filter(isGiven)
  const units = given.reduce((sum, { quantity }) => sum + quantity, 0)
  let surplus = units - (offer?.taken ?? 0)
  // The dearest are kept, as the promotion reduces them first.
  for (const line of given.toSorted((one, other) => one.price.unit.withTax - other.price.unit.withTax)) {
    const quantity = line.quantity - Math.max(0, surplus)
    if (quantity === line.quantity) return
    surplus -= line.quantity
    if (quantity <= 0) changes.removed.push(line.key)
    else changes.changed.push({ key: line.key, quantity })
  }
}

function layIn(
  { promotionId, isAutomatic, variantIds, earned }: GiftOffer,
  {
    gifts,
    declined,
    roomFor,
  }: Pick<GiftChangesInput, 'declined' | 'roomFor'> & { gifts: readonly BasketItem[] },
  changes: GiftChanges,
): void {
  const [variantId] = variantIds
  if (!isAutomatic || variantId === undefined || declined.includes(promotionId)) return
  const line = gifts.find(
    (gift) =>
      giftOf(gift) === promotionId && gift.variant.id === variantId && !changes.removed.includes(gift.key),
  )
  const missing = Math.min(earned - (line?.quantity ?? 0), roomFor(variantId))
  if (missing <= 0) return
  if (line) changes.changed.push({ key: line.key, quantity: line.quantity + missing })
  else changes.added.push({ promotionId, variantId, quantity: missing })
}

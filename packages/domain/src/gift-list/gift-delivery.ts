/** A line of a basket, as far as it matters for where a gift goes. */
export type GiftDeliveryLine = {
  /** The list that it is given for; null for a list that is gone. Absent for what is no gift. */
  listId?: string | null
  /** Comes with the others: a free article of a promotion. */
  isAddition: boolean
}

/** Whether gifts may go straight to the owner of their list: `open`, or why they may not. */
export type GiftDeliveryState = 'open' | 'mixed' | 'gone'

type GiftDeliveryFacts = {
  lines: readonly GiftDeliveryLine[]
  /** Lists that are shared and have an address to which these goods can go. */
  reachable: ReadonlySet<string>
  /** The list that the shopper has chosen before; null: their own address. */
  chosen: string | null
}

/** `null` where there is nothing to say: no gift, or a list without an address that nobody has chosen. */
export type GiftDelivery = { listId: string; state: GiftDeliveryState; isChosen: boolean } | null

/**
 * Whether the gifts of a basket may be delivered to the owner of their list, whose address the giver does not read: only
 * when everything in it is for one list. Otherwise somebody would get goods of a stranger, or the giver could not say where
 * their own go. A choice that is no longer possible is named as such and never becomes another address by itself.
 *
 * @see product §15 "the receiver's address is never shown"
 */
export function giftDelivery({ lines, reachable, chosen }: GiftDeliveryFacts): GiftDelivery {
  const gifts = lines.flatMap(({ listId }) => (listId === undefined ? [] : [listId]))
  if (gifts.length === 0) return null
  const isChosen = chosen !== null && (gifts.includes(chosen) || gifts.includes(null))
  const listId = isChosen ? chosen : gifts.find((id) => id !== null && reachable.has(id))
  if (listId === undefined || listId === null) return null
  if (!reachable.has(listId)) return { listId, state: 'gone', isChosen }
  const isMixed = lines.some((line) => !line.isAddition && line.listId !== listId)
  return { listId, state: isMixed ? 'mixed' : 'open', isChosen }
}

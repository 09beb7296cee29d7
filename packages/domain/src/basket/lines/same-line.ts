import { type CustomText, hasPersonalisation } from '../../personalisation/personalisation.ts'
import type { GiftOf, ItemGroup } from '../basket.ts'

/** What makes a line the line it is. */
export type LineIdentity = {
  variantId: number
  customText: CustomText | null
  itemGroup: Pick<ItemGroup, 'id'> | null
  /** What it is a gift of; absent or null for what is simply bought. */
  cPromo?: { promotionId: string } | null
  /** The line of a gift list that it is for. */
  gift?: GiftOf
}

/**
 * Two lines are the same when variant, personalisation, item group, promotion of a gift and the line of a gift list that
 * they are for are the same; „ohne“ and no text at all are the same personalisation.
 *
 * @see spec §4 "Basket item"; product §11.16
 */
export function isSameLine(one: LineIdentity, other: LineIdentity): boolean {
  return (
    one.variantId === other.variantId &&
    (one.itemGroup?.id ?? null) === (other.itemGroup?.id ?? null) &&
    (one.cPromo?.promotionId ?? null) === (other.cPromo?.promotionId ?? null) &&
    one.gift?.itemKey === other.gift?.itemKey &&
    wording(one.customText) === wording(other.customText)
  )
}

/** The rows that have text, in the order of their names, as one string to compare. */
function wording(customText: CustomText | null): string {
  if (!customText || !hasPersonalisation(customText)) return ''

  const rows = Object.entries(customText)
    .map(([row, text]) => [row, text.trim()] as const)
    .filter(([, text]) => text !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify(rows)
}

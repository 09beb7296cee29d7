import type { BasketItem, ItemGroup } from '@shop/domain/basket/basket'
import { hasPersonalisation } from '@shop/domain/basket/personalisation'

/** A basket line as it is kept: what the shopper chose. Names, prices and stock are looked up when it is shown. */
export type BasketLine = {
  key: string
  variantId: number
  quantity: number
  customText: Record<string, string> | null
  cPromo: { promotionId: string } | null
  ffData: { ffCampaign: string } | null
  displayData: BasketItem['displayData']
  itemGroup: ItemGroup | null
  /** Unit price with tax, minor units, when the shopper last touched the line. */
  unitPrice: number
}

export type LineIdentity = Pick<BasketLine, 'variantId' | 'customText' | 'itemGroup'>

/**
 * Two wishes are the same line when variant, personalisation and item group are the same.
 *
 * @see product §11.16
 */
export function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
  return (
    a.variantId === b.variantId &&
    (a.itemGroup?.id ?? null) === (b.itemGroup?.id ?? null) &&
    personalisation(a) === personalisation(b)
  )
}

/** Rows in order; none at all is the same as the word that says so. @see spec §4 "Basket item" */
function personalisation({ customText }: LineIdentity): string {
  if (customText === null || !hasPersonalisation(customText)) return ''
  const rows = Object.entries(customText).filter(([, text]) => text !== '')
  return JSON.stringify(rows.sort(([a], [b]) => (a < b ? -1 : 1)))
}

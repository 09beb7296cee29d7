import type { BasketItem, GiftOf, ItemGroup } from '../basket.ts'

/** A basket line as it is kept: what the shopper chose. Names, prices and stock are looked up when it is shown. */
export type BasketLine = {
  key: string
  variantId: number
  quantity: number
  customText: Record<string, string> | null
  cPromo: { promotionId: string } | null
  ffData: { ffCampaign: string } | null
  gift?: GiftOf
  displayData: BasketItem['displayData']
  itemGroup: ItemGroup | null
  /** Put aside for another day. */
  isSaved: boolean
  /** Unit price with tax, minor units, when the shopper last touched the line. */
  unitPrice: number
}

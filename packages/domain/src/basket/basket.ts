import type { Currency } from '../market/markets.ts'
import type { LineFacts } from '../product/line-facts.ts'
import type {
  AdvancedAttributes,
  AppliedReduction,
  Attributes,
  ProductImage,
  Variant,
} from '../product/product.ts'
import type {
  BasketGiftCard,
  BasketGiftOffer,
  BasketMessage,
  BasketPromotion,
  BasketVoucher,
} from './basket-offers.ts'
import type { OrderTotals } from './totals.ts'

/** The product of a basket line. @see spec §3 "Basket" */
export type BasketProduct = {
  id: number
  referenceKey: string
  name: string
  brand: string
  subbrand: string | null
  seoUrl: string | null
  images: ProductImage[]
  attributes: Attributes
  advancedAttributes: AdvancedAttributes
  categoryNames: string[]
}

/** Minor units. */
export type ItemPrice = {
  withTax: number
  withoutTax: number
  recommendedRetailPrice: number | null
  appliedReductions: AppliedReduction[]
  currencyCode: Currency
}

/** Which line of a gift list something is given for, and the name that the giver leaves for the owner, if any. */
export type GiftOf = { itemKey: string; from?: string }

/** What the shopper had written on the line, and which price step it earned. */
export type BasketCustomData = {
  pricePromotionKey: string | null
  /** Rows text1..n of a personalisation; `text1: 'ohne'` means none. */
  customText: Record<string, string> | null
  cPromo: { promotionId: string } | null
  ffData: { ffCampaign: string } | null
  /** The line of a gift list that it is given for; absent for everything else. */
  gift?: GiftOf
}

export type ItemGroup = { id: string; isMainItem: boolean; isRequired: boolean }

export type BasketItemStatus = 'available' | 'unavailable' | 'deleted'

export type BasketItem = {
  key: string
  quantity: number
  availableQuantity: number
  status: BasketItemStatus
  /** Message key of why it cannot be bought, `basket.reasons.…`; null while it can. */
  reason: string | null
  product: BasketProduct
  variant: Variant
  /** As it was said when the line was shown or ordered; orders of earlier builds have none. */
  facts?: LineFacts
  /** `unit` is one unit before promotions, `total` the whole line after them, with every reduction that it names. */
  price: { unit: ItemPrice; total: ItemPrice }
  /** What the whole line costs without promotions and vouchers, minor units with tax; null when they take nothing off. */
  totalBefore: number | null
  /** Units of the line that are given, not sold; absent where every one is paid for. */
  givenUnits?: number
  /** Unit price (with tax, minor units) when the line was last touched by the shopper, when it differs now. */
  priceBefore: number | null
  customData: BasketCustomData
  displayData: Record<string, { key: string; label: string; value: string }>
  itemGroup: ItemGroup | null
  /** Of a gift: the promotion that it was chosen for, or added by. */
  promotionId: string | null
  promotion: { isValid: boolean; id: string; effect: { type: string } } | null
}

/** All amounts minor units, with tax where not said otherwise. */
export type BasketCost = {
  currencyCode: Currency
  withTax: number
  withoutTax: number
  tax: { vat: { amount: number } }
  appliedReductions: AppliedReduction[]
}

export type ShippingProgress = {
  /** Costs of the cheapest way to ship this basket. */
  cost: number
  freeFrom: number | null
  missing: number | null
  freight: boolean
}

export type Basket = {
  key: string
  /** Grows with every change, so that a late answer never replaces a newer one. */
  version: number
  currencyCode: Currency
  items: BasketItem[]
  cost: BasketCost
  /** What the shopper would pay now, shipping as the cheapest way; added up by the server. */
  totals: OrderTotals
  shipping: ShippingProgress
  packages: { id: number; carrierKey: string; deliveryDate: { min: string; max: string } }[]
  vouchers: BasketVoucher[]
  giftCards: BasketGiftCard[]
  promotions: BasketPromotion[]
  messages: BasketMessage[]
  gifts: BasketGiftOffer[]
  /** Lines that wait for another day; they cost nothing and hold nothing. */
  saved: BasketItem[]
  /** What the basket earns; null where the shop gives none. @see spec §9 "Payback points" */
  paybackPoints: number | null
}

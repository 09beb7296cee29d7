import type { Currency } from '../market/markets.ts'
import type { ProductImage } from './product.ts'
import type { EnergyLabel } from './product-facts.ts'

/** What a price block shows; minor units, with tax. @see spec §3 "Price option summary" */
export type PriceSummary = {
  /** How many units the price is for: 1, or the threshold of a scale step. */
  amount: number
  price: number
  recommendedRetailPrice: number | null
  /** The earlier price that may be struck through; null when the saving is not worth naming. */
  referencePrice: number | null
  /** Lowest price of the last 30 days, shown beside every reduction. */
  lowestPriorPrice: number | null
  /** Whole percent, 0 without a discount. */
  discountPercent: number
  unitPrice: { price: number; unit: string; amount: number } | null
  currencyCode: Currency
  hasDifferentPrice: boolean
  /** No tax is inside, as with a gift card; absent where there is. @see eu-duties C-12 */
  isUntaxed?: boolean
}

/** @see spec §3 "Badge" */
export type Badge = { type: string; label: string; id: string }

export type Rating = { average: number; count: number }

/** @see spec §3 "Delivery info" */
export type DeliveryInfo = { bvc: number; daysFrom: number; daysTo: number; varyingDeliveryTimes: boolean }

/** What a card in a listing, slider or wishlist needs, and no more. */
export type ProductCard = {
  id: number
  referenceKey: string
  name: string
  brand: string
  subbrand: string | null
  /** Address without locale prefix, `/p/{slug}/`. */
  href: string
  images: ProductImage[]
  badges: Badge[]
  rating: Rating | null
  /** Colour lists as the product has them; `colourSwatches` decides what is shown. */
  colorsList: string[][]
  /** The colours of the family that a card stands for, the shown one among them; absent where a card is one colour. */
  colours?: CardColour[]
  /** How many more colours the family has. */
  moreColours?: number
  price: PriceSummary | null
  delivery: DeliveryInfo | null
  /** Shown wherever a price is. @see eu-duties C-19 */
  energyLabel: EnergyLabel | null
  /** What of the price pays for recycling, in words: nothing reduces it. @see eu-duties C-19b-FR-fee */
  ecoNote?: string
  isSoldOut: boolean
  /** Of what is sold no more because it was recalled, in words. @see eu-duties C-15 */
  recallNote?: string
  /** First variant, the one a card adds; null without variants. */
  variantId: number | null
  /**
   * More than one variant, personalised or to be read first: the card leads to the product page instead.
   *
   * @see spec §4
   */
  needsChoice: boolean
  /** Warnings or an age stand on its page, and nothing else than that page adds it. @see eu-duties C-16 */
  isReadFirst?: boolean
  /** Nobody puts a sofa into the basket in passing: its button is a quiet one. */
  isFurniture?: boolean
  /** One line below the name, for example `3 Größen`. */
  variantCount: number
  /** Names of the first category path, for tracking. */
  categoryNames: string[]
  /** The campaign of its place in a list. @see spec §3 "Listing product extras" */
  ffCampaign?: string
}

/** Another face of a card: one colour of its family, with whatever of it differs from the card itself. */
export type CardColour = {
  id: number
  /** The colour in words. */
  label: string
  /** Names of its colours, each of which has a swatch. */
  swatch: string[]
} & Partial<Pick<ProductCard, CardFaceField>>

/** What each colour has for itself. */
export const CARD_FACE_FIELDS = [
  'href',
  'referenceKey',
  'name',
  'images',
  'badges',
  'price',
  'delivery',
  'energyLabel',
  'isSoldOut',
  'variantId',
  'needsChoice',
  'variantCount',
] as const
/** What only some have: a colour says all of its own, since it could not say that it lacks one. */
export const CARD_NOTES = ['ecoNote', 'recallNote', 'isReadFirst'] as const
export type CardFaceField = (typeof CARD_FACE_FIELDS | typeof CARD_NOTES)[number]

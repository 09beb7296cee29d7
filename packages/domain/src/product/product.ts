import type { Currency } from '../market/markets.ts'

/** A picture of a product; `src` is the media key, turned into an address by `imageAddress`. */
export type ProductImage = {
  hash: string
  src: string
  alt: string
  width: number
  height: number
  /** Dominant colour as `#rrggbb`, the placeholder while the picture loads. */
  colour: string
  /** What stays in sight where the picture is cropped, as `object-position` says it; missing for the middle. */
  focus?: string
}

export type AppliedReduction = {
  category: 'sale' | 'campaign' | 'promotion' | 'voucher'
  type: 'relative' | 'absolute'
  /** `relative` is a share of 1, `absoluteWithTax` minor units. */
  amount: { relative: number; absoluteWithTax: number }
  /** Which promotion or voucher; absent for a sale. */
  promotionId?: string
}

/** A price in minor units, with tax and where it came from. @see spec §3 "Variant" */
export type VariantPrice = {
  withTax: number
  withoutTax: number
  recommendedRetailPrice: number | null
  tax: { vat: { amount: number; rate: number } }
  currencyCode: Currency
  /** `content` is what one piece holds of the unit. */
  reference: { withTax: number; unit: string; size: number; content?: number } | null
  appliedReductions: AppliedReduction[]
  /** Lowest price of the last 30 days before the reduction, minor units; null without a reduction. */
  lowestPriorPrice: number | null
}

/** From `amount` units on, one unit costs `price` minor units with tax. */
export type PriceStep = { amount: number; price: number }

export type Variant = {
  id: number
  /** The part before the first underscore is the article number. */
  referenceKey: string
  /** What the dropdown shows, for example a size. */
  label: string
  /** Global trade item number; absent where the maker has given none. */
  gtin?: string
  price: VariantPrice
  stock: { quantity: number }
  /** Buyability code: 1 and 2 buyable, 3 not available, 4 sold out. @see spec §4 "Delivery state (BVC)" */
  buyability: number
  /** It was recalled: nothing of it is sold, and a line says why. @see eu-duties C-15 */
  isRecalled?: true
  /** Working days until it arrives, both 0 for a download. */
  deliveryDays: { from: number; to: number }
  /** Ascending, from two units on; at most three. @see spec §9 "quantity scale thresholds" */
  priceSteps: readonly PriceStep[]
  /** What it cost before it was reduced, minor units with tax; null without a reduction. */
  priceBefore: number | null
  /** Null for what earns no points. @see spec §9 "Payback points" */
  paybackFactor: number | null
}

export type AttributeValue = { id: number | null; label: string; value: string }

/** Raw attributes by key. @see spec §3 "Attributes used" */
export type Attributes = Record<
  string,
  { key: string; label: string; multiSelect: boolean; values: AttributeValue[] }
>

/** Read with `advancedValue(attributes, key)`: values[0].fieldSet[0][0].value. @see spec §3 */
export type AdvancedAttributes = Record<
  string,
  { key: string; label: string; values: { fieldSet: { value: string | number | null }[][] }[] }
>

export type ProductCategory = {
  categoryId: number
  categoryName: string
  categorySlug: string
  categoryUrl: string
}

export type Sibling = {
  id: number
  label: string
  referenceKey: string
  imageHash: string
  image: ProductImage | null
  href: string
  isActive: boolean
  advancedAttributes: AdvancedAttributes
  buyableVariant: boolean
  hasVariants: boolean
}

/** A product as the shop's API returns it, in one locale. @see spec §3 "Product" */
export type Product = {
  id: number
  referenceKey: string
  masterKey: string
  seoUrl: string | null
  name: string
  brand: string
  subbrand: string | null
  description: string
  images: ProductImage[]
  variants: Variant[]
  siblings: Sibling[]
  attributes: Attributes
  advancedAttributes: AdvancedAttributes
  priceRange: { min: VariantPrice; max: VariantPrice } | null
  /** One list per colour way; a list may name several colours. */
  colorsList: string[][]
  /** Paths through the category tree, each up to five levels deep. */
  categories: ProductCategory[][]
  collections: string[]
  isActive: boolean
  isSoldOut: boolean
  isNew: boolean
  /** Badge text of a sale, for example `−20 %`; null without. */
  sale: string | null
  promo: string | null
  createdAt: string
  updatedAt: string
  firstLiveAt: string
  customData: Record<string, unknown>
}

import { type CategoryLevels, categoryLevels, type ItemListPlace } from '@shop/domain/analytics/item-list'
import type { BasketItem } from '@shop/domain/basket/basket'
import type { PurchasedItem } from '@shop/domain/order/purchase-facts'
import type { Product, Variant } from '@shop/domain/product/product'
import type { ProductCard } from '@shop/domain/product/product-card'
import { majorUnits } from './major-units.ts'

/**
 * A product in the data layer; prices in major units, with tax. Fields are GA4's where it has one, see `ga4-schema.ts`.
 *
 * @see spec §7
 */
export type TrackedItem = CategoryLevels & {
  item_id: string
  item_name: string
  item_brand: string
  item_subbrand: string | null
  /** The variant's label; null where none is chosen. */
  item_variant: string | null
  price: number
  quantity: number
  item_list_id?: string
  item_list_name?: string
  /** Counted from 1. */
  index?: number
  /** The same place under the name that the listing gives it. @see spec §3 "Listing product extras" */
  ffPosition?: number
  ffCampaign?: string
  /** What promotions and vouchers take off one unit. */
  discount?: number
  /** Code of the voucher that the line is reduced by. */
  coupon?: string
  /** Promotion that the line is reduced by. */
  promotion_id?: string
}

/** A chosen variant of a product. */
export function trackedVariant(
  product: Product,
  variant: Variant,
  quantity: number,
  place: ItemListPlace | null = null,
): TrackedItem {
  const [path = []] = product.categories
  return {
    item_id: articleNumber(variant.referenceKey),
    item_name: product.name,
    item_brand: product.brand,
    item_subbrand: product.subbrand,
    item_variant: variant.label,
    price: majorUnits(variant.price.withTax),
    quantity,
    ...categoryLevels(path.map(({ categoryName }) => categoryName)),
    ...listFields(place),
  }
}

/** A card in a listing or slider, where no variant is chosen yet. */
export function trackedCard(card: ProductCard, place: ItemListPlace | null = null): TrackedItem {
  return {
    item_id: articleNumber(card.referenceKey),
    item_name: card.name,
    item_brand: card.brand,
    item_subbrand: card.subbrand,
    item_variant: null,
    price: majorUnits(card.price?.price ?? 0),
    quantity: 1,
    ...categoryLevels(card.categoryNames),
    ...listFields(place),
  }
}

/** A line of a basket or order, at the price that its quantity has earned. */
export function trackedLine(
  item: BasketItem,
  { quantity = item.quantity, couponCode = null }: { quantity?: number; couponCode?: string | null } = {},
): TrackedItem {
  const { product, variant, customData } = item
  return {
    item_id: articleNumber(variant.referenceKey),
    item_name: product.name,
    item_brand: product.brand,
    item_subbrand: product.subbrand,
    item_variant: variant.label,
    price: majorUnits(item.price.unit.withTax),
    quantity,
    ...categoryLevels(product.categoryNames),
    ...reductionFields(item, couponCode),
    ...(customData.ffData ? { ffCampaign: customData.ffData.ffCampaign } : {}),
  }
}

/**
 * A line of an order under the names that orders give it; amounts are of the whole line.
 *
 * @see spec §3 "Order"
 */
export type PurchaseFields = {
  /** Lines with the same id belong together, as a personalisation and what it stands on. */
  itemGroup: string | null
  itemCoupon: string | null
  /** What vouchers and promotions take off. */
  itemDiscount: number
  itemPromotionAmount: number
  itemPromotionId: string | null
  carrierKey: string
}

/** A line of an order, with everything that the order knows of it. @see spec §3 "Order", §7 */
export function trackedPurchase({
  line,
  carrierKey,
  couponCode,
}: PurchasedItem): TrackedItem & PurchaseFields {
  const promotions = line.price.total.appliedReductions.filter(({ category }) => category === 'promotion')
  const promoted = promotions.reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
  return {
    ...trackedLine(line, { couponCode }),
    itemGroup: line.itemGroup?.id ?? null,
    itemCoupon: couponCode,
    itemDiscount: majorUnits(takenOff(line)),
    itemPromotionAmount: majorUnits(promoted),
    itemPromotionId: promotions[0]?.promotionId ?? null,
    carrierKey,
  }
}

function takenOff({ totalBefore, price }: BasketItem): number {
  return totalBefore === null ? 0 : totalBefore - price.total.withTax
}

function reductionFields(item: BasketItem, couponCode: string | null) {
  const reductions = item.price.total.appliedReductions
  const promotion = reductions.find(({ category }) => category === 'promotion')?.promotionId
  const hasVoucher = reductions.some(({ category }) => category === 'voucher')
  const less = takenOff(item)
  return {
    ...(less > 0 ? { discount: majorUnits(Math.round(less / item.quantity)) } : {}),
    ...(hasVoucher && couponCode !== null ? { coupon: couponCode } : {}),
    ...(promotion === undefined ? {} : { promotion_id: promotion }),
  }
}

/** The part before the first underscore. @see spec §3 "Variant" */
function articleNumber(referenceKey: string): string {
  return referenceKey.split('_', 1)[0] ?? referenceKey
}

function listFields(place: ItemListPlace | null): Partial<TrackedItem> {
  if (!place) return {}
  return {
    item_list_id: place.itemListId,
    item_list_name: place.itemListName,
    index: place.ffPosition,
    ffPosition: place.ffPosition,
    ...(place.ffCampaign === null ? {} : { ffCampaign: place.ffCampaign }),
  }
}

import { deliveryInfo } from '../delivery/delivery-info.ts'
import { isValidImage } from '../image/is-valid-image.ts'
import { isPersonalised } from '../personalisation/personalised.ts'
import { priceSummary } from '../price/price-summary.ts'
import { canOrder } from '../product/can-order.ts'
import type { Product } from '../product/product.ts'
import type { ProductCard } from '../product/product-card.ts'
import type { EnergyLabel } from '../product/product-facts.ts'
import { productHref } from '../product-link/product-href.ts'
import { chosenVariant } from '../variant/chosen-variant.ts'
import { badgesOf } from './badges-of.ts'
import { ratingOf } from './rating-of.ts'

/** More pictures than this are not swiped through on a card. */
const MOST_IMAGES = 2

/** What only some goods have and a card has to know. */
type CardFacts = {
  energyLabel: EnergyLabel | null
  ecoNote?: string | null
  isReadFirst: boolean
  isFurniture?: boolean
  recallNote?: string | null
}

/** What a card shows of a product. */
export function productCardOf(
  product: Product,
  { energyLabel, ecoNote = null, isReadFirst, isFurniture = false, recallNote = null }: CardFacts = {
    energyLabel: null,
    isReadFirst: false,
  },
): ProductCard {
  const variant = chosenVariant(product, null)
  const isSoldOut = product.isSoldOut || !product.variants.some(canOrder)
  return {
    id: product.id,
    referenceKey: product.referenceKey,
    name: product.name,
    brand: product.brand,
    subbrand: product.subbrand,
    href: productHref(product),
    images: product.images.filter(({ src }) => isValidImage(src)).slice(0, MOST_IMAGES),
    badges: badgesOf(product),
    rating: ratingOf(product),
    colorsList: product.colorsList,
    price: variant && priceSummary(variant, product.variants),
    delivery: variant && deliveryInfo(variant, product.variants),
    energyLabel,
    ...(ecoNote === null ? {} : { ecoNote }),
    isSoldOut,
    ...(isSoldOut && recallNote !== null ? { recallNote } : {}),
    variantId: product.variants[0]?.id ?? null,
    needsChoice: product.variants.length > 1 || isPersonalised(product) || isReadFirst,
    ...(isReadFirst ? { isReadFirst } : {}),
    ...(isFurniture ? { isFurniture } : {}),
    variantCount: product.variants.length,
    categoryNames: (product.categories[0] ?? []).map((category) => category.categoryName),
  }
}

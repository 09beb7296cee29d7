import { deliveryInfo } from '@shop/domain/delivery/delivery-info'
import { type DeliveryPromise, deliveryPromise } from '@shop/domain/delivery/delivery-promise'
import { deliverySortGroup } from '@shop/domain/delivery/sort-group'
import type { Market } from '@shop/domain/market/markets'
import { discountPercent, isReduced, struckPrice } from '@shop/domain/price/struck-price'
import { canOrder } from '@shop/domain/product/can-order'
import type { Variant } from '@shop/domain/product/product'
import { lawfulVariant } from '@shop/domain/promotion/lawful-variant'
import { chosenVariant } from '@shop/domain/variant/chosen-variant'
import { localisedPrice } from '../../localised/localised-price.ts'
import type { IndexPrice, IndexRow, IndexVariant } from '../../products/index-row.ts'

/** How a product stands in one country. */
export type CountryFacts = {
  /** Minor units, of the variant that a card shows. */
  price: number
  isSoldOut: boolean
  /** Whole percent of the variant that a card shows. */
  discount: number
  /** Whether any variant has a saving worth naming. */
  isOnSale: boolean
  /** Place among delivery times, see `deliverySortGroup`. */
  deliveryGroup: number
  delivery: Exclude<DeliveryPromise['kind'], 'download'>
}

/** The facts of a product in a market, by the rules that its card is made with; null where it is not sold. */
export function countryFacts(
  row: Pick<IndexRow, 'vat' | 'variants' | 'attributes'>,
  market: Market,
  instantUpToDays: number,
): CountryFacts | null {
  const variants = row.variants.flatMap((variant) => {
    const price = variant.prices[market.country]
    return price === undefined ? [] : [lawfulVariant(variantOf(variant, price, row.vat, market), row)]
  })
  const shown = chosenVariant({ variants }, null)
  if (shown === null) return null

  const delivery = deliveryInfo(shown, variants)
  const { kind } = deliveryPromise(delivery, instantUpToDays)
  return {
    price: shown.price.withTax,
    isSoldOut: !variants.some(canOrder),
    discount: savingOf(shown),
    isOnSale: variants.some((variant) => savingOf(variant) > 0),
    deliveryGroup: deliverySortGroup(delivery, instantUpToDays),
    delivery: kind === 'download' ? 'instant' : kind,
  }
}

function savingOf({ price }: Variant): number {
  return isReduced(price) ? discountPercent(price.withTax, struckPrice(price)) : 0
}

/** As much of a variant as the rules read. */
function variantOf(variant: IndexVariant, price: IndexPrice, vat: IndexRow['vat'], market: Market): Variant {
  return {
    id: 0,
    referenceKey: variant.referenceKey,
    label: '',
    price: localisedPrice({ ...price, rrp: null }, null, market.vat[vat], market),
    stock: { quantity: variant.quantity },
    buyability: variant.bvc,
    deliveryDays: { from: variant.deliveryDaysFrom, to: variant.deliveryDaysTo },
    priceSteps: [],
    priceBefore: price.before,
    paybackFactor: null,
  }
}

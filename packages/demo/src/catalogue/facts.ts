import type { Country } from '@shop/domain/market/markets'
import type { ProductRecord, VariantRecord } from '@shop/engine/records/catalogue-record'
import type { Change } from './changes.ts'
import type { SpecialCase } from './special-case.ts'

/** Below this share of the reference price a strike-through is worth showing. @see spec §9 "Sale display" */
const WORTH_STRIKING = 0.96
type CountryPrice = NonNullable<VariantRecord['prices'][Country]>

/** One row of a special case table. */
export function special(
  product: string,
  shows: string,
  change: Change,
  holds: (product: ProductRecord) => boolean,
): SpecialCase {
  return { product, shows, change, holds }
}

/** Whether the German price of the first variant has a property. */
export function price(holds: (price: CountryPrice) => boolean): (product: ProductRecord) => boolean {
  return (product) => {
    const german = product.variants[0]?.prices.DE
    return german !== undefined && holds(german)
  }
}

/** Whether a reduction is big enough to be struck through. */
export function strikes({ price, before }: CountryPrice): boolean {
  return before !== null && price <= before * WORTH_STRIKING
}

/** Whether a recommended price is far enough away to be struck through. */
export function strikesRecommended({ price, rrp }: CountryPrice): boolean {
  return rrp !== null && price <= rrp * WORTH_STRIKING
}

/** Whether every variant has a property. */
export function every(holds: (variant: VariantRecord) => boolean): (product: ProductRecord) => boolean {
  return (product) => product.variants.every(holds)
}

/** Whether some variants have a property and others have not. */
export function mixed(holds: (variant: VariantRecord) => boolean): (product: ProductRecord) => boolean {
  return (product) => product.variants.some(holds) && !product.variants.every(holds)
}

/** Whether the variants arrive within these days. */
export function arrives(daysFrom: number, daysTo: number): (product: ProductRecord) => boolean {
  return every((variant) => variant.deliveryDaysFrom === daysFrom && variant.deliveryDaysTo === daysTo)
}

/** Whether an attribute is there. */
export function hasAttribute(key: string): (product: ProductRecord) => boolean {
  return (product) => key in product.attributes
}

/** Whether an advanced attribute is there, with this value if one is given. */
export function hasAdvanced(key: string, value?: string): (product: ProductRecord) => boolean {
  return ({ advancedAttributes }) =>
    key in advancedAttributes && (value === undefined || advancedAttributes[key]?.value === value)
}

/** Whether facts are there. */
export function hasFact(
  ...names: (keyof NonNullable<ProductRecord['facts']>)[]
): (product: ProductRecord) => boolean {
  return ({ facts }) => names.every((name) => facts?.[name] !== undefined)
}

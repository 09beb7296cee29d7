import { hasOnePrice } from '@shop/domain/promotion/is-price-bound'
import { isPromotable } from '@shop/domain/recommendation/is-promotable'
import type { ProductRecord } from '@shop/engine/records/catalogue-record'

/**
 * What a record says of a product and no page does, because the law lets nobody say it of these goods: the fields that
 * `lawfulVariant` and the badges leave out.
 *
 * @see eu-duties C-14, C-17
 */
export function withheldFields(record: ProductRecord): string[] {
  if (!hasOnePrice(record)) return []
  const prices = record.variants.flatMap((variant) => Object.values(variant.prices))
  const isPraised = isPromotable(record)
  const found: [field: string, isWithheld: boolean][] = [
    ['scale', prices.some(({ scale }) => scale.length > 0)],
    ['before', !isPraised && prices.some(({ before }) => before !== null)],
    ['rrp', !isPraised && prices.some(({ rrp }) => rrp !== null)],
    ['isNew', !isPraised && record.isNew],
    ['promo', !isPraised && record.promo !== null],
  ]
  return found.flatMap(([field, isWithheld]) => (isWithheld ? [field] : []))
}

import type { SafetyRow } from '@shop/engine/records/catalogue-record'
import type { StoredProduct } from '../products/catalogue-store.ts'

/**
 * A stored product as a catalogue file would say it, so that an edit is judged by the rules of an import. Not parsed:
 * what an earlier release has admitted may be refused by this one.
 */
export function recordOfProduct(product: StoredProduct): Record<string, unknown> {
  const {
    createdAt,
    firstLiveAt,
    updatedAt,
    digest,
    numberKey,
    recalls,
    variants,
    safety,
    promo,
    ...fields
  } = product
  return {
    kind: 'product',
    ...fields,
    ...makerOf(safety),
    promo: promo !== null && 'promotion' in promo ? { promotion: promo.promotion } : promo,
    createdAt: createdAt.toISOString(),
    firstLiveAt: firstLiveAt.toISOString(),
    variants: variants.map(
      ({ productId, position, numberKey: _, gtin, quantity, isRecalled, prices, ...variant }) => ({
        ...variant,
        ...(gtin === null ? {} : { gtin }),
        // A recall says so for as long as it runs; what the variant is without it does not matter to an edit.
        stock: Math.max(0, quantity),
        prices: Object.fromEntries(
          [...prices].map(([country, { price, rrp, before, lowestPrior, scale }]) => [
            country,
            { price, rrp, before, lowestPrior, scale },
          ]),
        ),
      }),
    ),
  }
}

/** Maker, responsible person and warnings under the names of the format; `maker` goes before what files had for it. */
function makerOf(safety: SafetyRow | null) {
  if (safety === null) return { safety: null }
  const { manufacturer, address, email, warnings, country, responsiblePerson } = safety
  return {
    ...(country === undefined ? {} : { maker: { name: manufacturer, address, email, country } }),
    ...(responsiblePerson === undefined ? {} : { responsiblePerson }),
    safety: { manufacturer, address, email, warnings },
  }
}

import type { SafetyRow } from '@shop/engine/records/catalogue-record'
import type { StoredProduct, StoredVariant } from '../products/catalogue-store.ts'

/**
 * A stored product as a catalogue file would say it, so that an edit is judged by the rules of an import. Not parsed:
 * what an earlier release has admitted may be refused by this one.
 */
export function recordOfProduct(product: StoredProduct): Record<string, unknown> {
  const { promo } = product
  return {
    kind: 'product',
    id: product.id,
    referenceKey: product.referenceKey,
    masterKey: product.masterKey,
    brand: product.brand,
    subbrand: product.subbrand,
    name: product.name,
    description: product.description,
    categories: product.categories,
    collections: product.collections,
    images: product.images,
    attributes: product.attributes,
    advancedAttributes: product.advancedAttributes,
    colorsList: product.colorsList,
    isActive: product.isActive,
    isNew: product.isNew,
    promo: promo !== null && 'promotion' in promo ? { promotion: promo.promotion } : promo,
    vat: product.vat,
    popularity: product.popularity,
    rating: product.rating,
    ...makerOf(product.safety),
    care: product.care,
    facts: product.facts,
    createdAt: product.createdAt.toISOString(),
    firstLiveAt: product.firstLiveAt.toISOString(),
    variants: product.variants.map(variantRecord),
  }
}

function variantRecord(variant: StoredVariant) {
  return {
    id: variant.id,
    referenceKey: variant.referenceKey,
    label: variant.label,
    ...(variant.gtin === null ? {} : { gtin: variant.gtin }),
    bvc: variant.bvc,
    deliveryDaysFrom: variant.deliveryDaysFrom,
    deliveryDaysTo: variant.deliveryDaysTo,
    stock: Math.max(0, variant.quantity),
    paybackFactor: variant.paybackFactor,
    content: variant.content,
    prices: Object.fromEntries(
      [...variant.prices].map(([country, { price, rrp, before, lowestPrior, scale }]) => [
        country,
        { price, rrp, before, lowestPrior, scale },
      ]),
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

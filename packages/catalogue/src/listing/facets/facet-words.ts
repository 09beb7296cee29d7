import type { Localised } from '@shop/engine/records/catalogue-record'
import { type I18n, inEveryLanguage } from '@shop/i18n/locale-i18n'

const FACETS = {
  brand: (i18n: I18n) => i18n.t({ id: 'facet.brand', message: 'Marke' }),
  price: (i18n: I18n) => i18n.t({ id: 'facet.price', message: 'Preis' }),
  rating: (i18n: I18n) => i18n.t({ id: 'facet.rating', message: 'Bewertung' }),
  sale: (i18n: I18n) => i18n.t({ id: 'facet.sale', message: 'Angebote' }),
  delivery: (i18n: I18n) => i18n.t({ id: 'facet.delivery', message: 'Lieferzeit' }),
}

const DELIVERIES = {
  instant: (i18n: I18n) => i18n.t({ id: 'facet.delivery.instant', message: 'Sofort lieferbar' }),
  soon: (i18n: I18n) => i18n.t({ id: 'facet.delivery.soon', message: 'Innerhalb von 2 Wochen' }),
  late: (i18n: I18n) => i18n.t({ id: 'facet.delivery.late', message: 'Später' }),
}

const known = new Map<keyof typeof FACETS, Localised>()

/** Names of the facets without an attribute. */
export function facetLabel(name: keyof typeof FACETS): Localised {
  const label = known.get(name) ?? inEveryLanguage(FACETS[name])
  known.set(name, label)
  return label
}

/** The one value of the facet `sale`. */
export function saleLabel(): Localised {
  return inEveryLanguage((i18n) => i18n.t({ id: 'facet.reduced', message: 'Reduziert' }))
}

export function deliveryLabel(value: keyof typeof DELIVERIES): Localised {
  return inEveryLanguage(DELIVERIES[value])
}

/** "4 stars and more". */
export function ratingLabel(stars: number): Localised {
  return inEveryLanguage((i18n) =>
    i18n.t({
      id: 'facet.ratingValue',
      message: '{stars} Sterne und mehr',
      values: { stars: String(stars) },
    }),
  )
}

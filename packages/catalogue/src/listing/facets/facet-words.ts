import type { Localised } from '@shop/engine/records/catalogue-record'
import { type I18n, inEveryLanguage, localeI18n } from '@shop/i18n/locale-i18n'

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

type Labels = Map<keyof typeof FACETS, Localised>

/** By the words of a shop, of which the office has those of several. */
const known = new WeakMap<I18n, Labels>()

/** Names of the facets without an attribute. */
export function facetLabel(name: keyof typeof FACETS): Localised {
  const words = localeI18n('de-de')
  const labels: Labels = known.get(words) ?? new Map()
  known.set(words, labels)
  const label = labels.get(name) ?? inEveryLanguage(FACETS[name])
  labels.set(name, label)
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

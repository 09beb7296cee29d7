import type { Localised } from '../catalogue/catalogue-record.ts'

/** Names of the facets that no attribute brings along. */
export const FACET_WORDS = {
  brand: { de: 'Marke', fr: 'Marque', nl: 'Merk' },
  price: { de: 'Preis', fr: 'Prix', nl: 'Prijs' },
  rating: { de: 'Bewertung', fr: 'Évaluation', nl: 'Beoordeling' },
  sale: { de: 'Angebote', fr: 'Promotions', nl: 'Aanbiedingen' },
  delivery: { de: 'Lieferzeit', fr: 'Délai de livraison', nl: 'Levertijd' },
} satisfies Record<string, Localised>

/** The one value of the facet `sale`. */
export const SALE_WORDS: Localised = { de: 'Reduziert', fr: 'En promotion', nl: 'Afgeprijsd' }

export const DELIVERY_WORDS: Record<'instant' | 'soon' | 'late', Localised> = {
  instant: { de: 'Sofort lieferbar', fr: 'Livrable immédiatement', nl: 'Direct leverbaar' },
  soon: { de: 'Innerhalb von 2 Wochen', fr: 'Sous 2 semaines', nl: 'Binnen 2 weken' },
  late: { de: 'Später', fr: 'Plus tard', nl: 'Later' },
}

/** "4 stars and more". */
export function ratingWords(stars: number): Localised {
  return {
    de: `${stars} Sterne und mehr`,
    fr: `${stars} étoiles et plus`,
    nl: `${stars} sterren en meer`,
  }
}

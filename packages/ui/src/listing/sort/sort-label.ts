import type { I18n } from '@lingui/core'

/** The orders a listing knows; the names are those of the listing call. */
export type SortName =
  | 'relevancy'
  | 'price_asc'
  | 'price_desc'
  | 'newest'
  | 'discount'
  | 'delivery'
  | 'rating'

/** What shoppers read for an order. */
export function sortLabel(i18n: I18n, sort: SortName): string {
  switch (sort) {
    case 'relevancy':
      return i18n.t({ id: 'listing.sortRelevancy', message: 'Beliebtheit' })
    case 'price_asc':
      return i18n.t({ id: 'listing.sortPriceAscending', message: 'Preis aufsteigend' })
    case 'price_desc':
      return i18n.t({ id: 'listing.sortPriceDescending', message: 'Preis absteigend' })
    case 'newest':
      return i18n.t({ id: 'listing.sortNewest', message: 'Neu im Shop' })
    case 'discount':
      return i18n.t({ id: 'listing.sortDiscount', message: 'Höchster Rabatt' })
    case 'delivery':
      return i18n.t({ id: 'listing.sortDelivery', message: 'Schnell lieferbar' })
    case 'rating':
      return i18n.t({ id: 'listing.sortRating', message: 'Bewertung' })
  }
}

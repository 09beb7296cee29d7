import type { StoreSite } from '@shop/blocks/needs/stores.ts'
import { storePage } from '@shop/domain/link/store-page'
import type { PageRequest } from '../../../loading/page-loader.ts'
import type { JsonLd } from '../../breadcrumb-json-ld.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The shops with a door that a page shows, each with its hours. */
export function storeJsonLd(
  stores: readonly StoreSite[],
  { shop, urlOf }: Pick<PageRequest, 'shop' | 'urlOf'>,
): JsonLd[] {
  return stores.map((store) => ({
    '@context': 'https://schema.org',
    '@type': 'Store',
    '@id': urlOf(storePage(store.id)),
    name: store.name,
    url: urlOf(storePage(store.id)),
    telephone: store.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.street,
      postalCode: store.zip,
      addressLocality: store.city,
      addressCountry: shop.market.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.lat, longitude: store.lng },
    openingHoursSpecification: hours(store),
    specialOpeningHoursSpecification: closedDays(store),
  }))
}

/** Days of the same hours stand together. */
function hours({ hours: { week } }: StoreSite): JsonLd[] {
  const open = week.flatMap((day, at) => (day ? [{ ...day, name: DAYS[at] ?? '' }] : []))
  return [...Map.groupBy(open, ({ opens, closes }) => `${opens}–${closes}`).values()].map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(({ name }) => name),
    opens: days[0]?.opens,
    closes: days[0]?.closes,
  }))
}

/** A day with no time between opening and closing is a day on which it is shut. */
function closedDays({ hours: { closedOn } }: StoreSite): JsonLd[] {
  return closedOn.map((day) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: day,
    validThrough: day,
    opens: '00:00',
    closes: '00:00',
  }))
}

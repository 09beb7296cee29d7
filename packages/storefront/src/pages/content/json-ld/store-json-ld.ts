import type { StoreSite } from '@shop/blocks/needs/stores.ts'
import type { PageRequest } from '../../../page-loader.ts'
import type { JsonLd } from '../../breadcrumb-json-ld.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The shops with a door that a page shows, each with its hours. */
export function storeJsonLd(
  stores: readonly StoreSite[],
  { shop, urlOf, path }: Pick<PageRequest, 'shop' | 'urlOf' | 'path'>,
): JsonLd[] {
  return stores.map((store) => ({
    '@context': 'https://schema.org',
    '@type': 'Store',
    '@id': `${urlOf(path)}#${store.id}`,
    name: store.name,
    url: urlOf(path),
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

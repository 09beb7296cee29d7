import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import { type Country, type Locale, markets } from '@shop/domain/market/markets'
import type { PageRequest } from '../../../loading/page-loader.ts'
import { breadcrumbJsonLd, type JsonLd } from '../../breadcrumb-json-ld.ts'

/** Those of a country: a store is in no other. */
export function localesOf(locales: readonly Locale[], country: Country): Locale[] {
  return locales.filter((locale) => markets[locale].country === country)
}

/** From the page of all stores to the one of this store. */
export function storeTrail(name: string, path: string, request: Pick<PageRequest, 'urlOf' | 'i18n'>): JsonLd {
  const all = request.i18n.t({ id: 'storePage.all', message: 'Alle Filialen' })
  return breadcrumbJsonLd(
    [
      { name: all, path: EDITORS_PAGES.stores },
      { name, path },
    ],
    request,
  )
}

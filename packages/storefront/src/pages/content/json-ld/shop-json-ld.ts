import { PAGES } from '@shop/domain/link/pages'
import type { PageRequest } from '../../../loading/page-loader.ts'
import type { JsonLd } from '../../breadcrumb-json-ld.ts'

type JsonLdContext = Pick<PageRequest, 'shop' | 'urlOf' | 'fileUrlOf'>

/** `20457 Hamburg`; the law wants it in one line, search engines in two. */
const TOWN = /^(\S+)\s+(.+)$/

/** Who sells here and how to search here: on the start page alone, where search engines look for it. */
export function shopJsonLd(place: JsonLdContext): JsonLd[] {
  const { shop, urlOf } = place
  const id = `${urlOf('/')}#shop`
  return [
    { '@context': 'https://schema.org', '@id': id, ...seller(place) },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: shop.name,
      url: urlOf('/'),
      inLanguage: shop.market.languageTag,
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${urlOf(PAGES.search.path)}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

function seller({ shop, urlOf, fileUrlOf }: JsonLdContext): JsonLd {
  const { market, hotline, legal: entity } = shop
  return {
    '@type': 'OnlineStore',
    name: shop.name,
    legalName: entity.name,
    url: urlOf('/'),
    logo: fileUrlOf(`/icon-${shop.locale}-512x512.png`),
    email: entity.email,
    vatID: entity.vatId,
    address: postalAddress(entity),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: hotline.number,
      email: entity.email,
      areaServed: market.country,
      availableLanguage: market.language,
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: market.country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: shop.returns.days,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    },
  }
}

function postalAddress({ street, city, country }: JsonLdContext['shop']['legal']): JsonLd {
  const [, postalCode, addressLocality] = TOWN.exec(city) ?? [null, '', city]
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality,
    addressCountry: country,
  }
}

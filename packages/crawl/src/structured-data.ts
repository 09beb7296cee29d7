import { isGtin } from '@shop/domain/product-detail/gtin'

/** Fields that search engines need, by type; `a|b` is one of both. @see https://developers.google.com/search/docs/appearance/structured-data */
const REQUIRED: Record<string, readonly string[]> = {
  Product: ['name', 'image', 'offers|review|aggregateRating', 'sku'],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant', 'image'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'shippingDetails', 'hasMerchantReturnPolicy'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  MonetaryAmount: ['value', 'currency'],
  AggregateRating: ['ratingValue', 'reviewCount|ratingCount'],
  Review: ['author', 'reviewRating'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'item|url|name'],
  ItemList: ['itemListElement'],
  Organization: ['name'],
  OnlineStore: ['name', 'url', 'logo', 'contactPoint'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Store: ['name', 'address', 'telephone', 'openingHoursSpecification', 'geo'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  // Hours of a week name its days, those of a holiday their dates.
  OpeningHoursSpecification: ['dayOfWeek|validFrom', 'opens', 'closes'],
}

const MONEY = /^\d+\.\d{2}$/

export type StructuredData = {
  problems: string[]
  /** How many objects of each type there are. */
  types: Map<string, number>
}

/** What is wrong with the structured data of a page: text that is no JSON, unknown types, missing fields, odd values. */
export function structuredData(texts: readonly string[]): StructuredData {
  const found: StructuredData = { problems: [], types: new Map() }
  for (const text of texts) {
    const value = parsed(text)
    if (value === undefined) found.problems.push(`structured data is no JSON: ${text.slice(0, 60)}`)
    else if (!isObject(value) || value['@context'] !== 'https://schema.org')
      found.problems.push('structured data has no @context of schema.org')
    else inspect(value, '', found)
  }
  return found
}

function inspect(value: unknown, path: string, found: StructuredData): void {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) inspect(entry, `${path}[${index}]`, found)
    return
  }
  if (!isObject(value)) {
    if (value === null || value === '') found.problems.push(`${path} is empty`)
    return
  }
  for (const type of typesOf(value)) {
    found.types.set(type, (found.types.get(type) ?? 0) + 1)
    for (const names of REQUIRED[type] ?? [])
      if (!names.split('|').some((name) => isFilled(value[name])))
        found.problems.push(`${type} ${path || 'of the page'} has no ${names.replaceAll('|', ' or ')}`)
  }
  if ('price' in value && !MONEY.test(String(value.price)))
    found.problems.push(`${path}.price is no amount: ${String(value.price)}`)
  if ('gtin' in value && !isGtin(String(value.gtin)))
    found.problems.push(`${path}.gtin is no GTIN: ${String(value.gtin)}`)
  for (const [name, inner] of Object.entries(value)) {
    if ((name === 'url' || name === 'item') && typeof inner === 'string' && !URL.canParse(inner))
      found.problems.push(`${path}.${name} is no whole address: ${inner}`)
    inspect(inner, path === '' ? name : `${path}.${name}`, found)
  }
}

function typesOf(value: Record<string, unknown>): string[] {
  const type = value['@type']
  if (typeof type === 'string') return [type]
  return Array.isArray(type) ? type.filter((one) => typeof one === 'string') : []
}

function isFilled(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

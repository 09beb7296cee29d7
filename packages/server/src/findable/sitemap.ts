import type { Findable } from '@shop/catalogue/findable/findable'
import { imageAddress } from '@shop/domain/image/image-address'
import { type Country, type Locale, markets } from '@shop/domain/market/markets'
import { shopUrl } from '@shop/domain/origin/shop-address'
import { LRUCache } from 'lru-cache'
import type { PageEntry } from './page-entries.ts'
import { hostPlaces, type Places } from './places.ts'
import { element, XML_START } from './xml.ts'

/** The most addresses that search engines read from one file. @see https://www.sitemaps.org/protocol.html */
const MOST_ADDRESSES = 50_000
/** They read 50 MB as well: with ten pictures each, that many products stay below it and 50,000 do not. */
export const MOST_PRODUCTS = 20_000
/** Counting a large catalogue takes a while, and a sitemap is not wrong for naming one product less. */
const COUNTED_MS = 600_000
const PORTION = 500
const IMAGE_WIDTH = 1200
const MOST_IMAGES = 10
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

type Pages = Pick<Findable, 'productPages' | 'productPageAfter'>
type Counts = (locale: Locale) => Promise<number>

/** How many products a country sells, counted every now and then, once for all its locales and all who ask. */
export function productCounts(pages: Pick<Findable, 'productPageCount'>): Counts {
  const counts = new LRUCache<Country, number, Locale>({
    max: Object.keys(markets).length,
    ttl: COUNTED_MS,
    fetchMethod: (_country, _stale, { context: locale }) => pages.productPageCount(locale),
  })
  return (locale) => counts.forceFetch(markets[locale].country, { context: locale })
}

/** The list of the sitemaps that a host speaks for: per locale one of its pages, and as many of products as it takes. */
export async function sitemapIndex(address: string, places: Places, counts: Counts): Promise<string> {
  const { origin, locales } = hostPlaces(address, places)
  const names: string[] = []
  for (const locale of locales) {
    names.push(`sitemap-${locale}-pages.xml`)
    const parts = Math.ceil((await counts(locale)) / MOST_PRODUCTS)
    for (let part = 1; part <= parts; part += 1) names.push(`sitemap-${locale}-products-${part}.xml`)
  }
  const maps = names.map((name) => `<sitemap>${element('loc', `${origin}/${name}`)}</sitemap>`)
  return `${XML_START}<sitemapindex xmlns="${SCHEMA}">\n${maps.join('\n')}\n</sitemapindex>\n`
}

/** Pages of a locale that are no product's. */
export async function* pageSitemap(entries: readonly PageEntry[], locale: Locale, places: Places) {
  yield OPENING
  for (const entry of entries.slice(0, MOST_ADDRESSES)) yield urlOf(entry, locale, places)
  yield CLOSING
}

/** One part of a locale's products, read some at a time. */
export async function* productSitemap(pages: Pages, part: number, locale: Locale, places: Places) {
  yield OPENING
  let after = await pages.productPageAfter(locale, (part - 1) * MOST_PRODUCTS)
  for (let left = MOST_PRODUCTS; left > 0; ) {
    const portion = await pages.productPages(locale, { after, limit: Math.min(PORTION, left) })
    for (const entry of portion) yield urlOf(entry, locale, places)
    left = portion.length < PORTION ? 0 : left - portion.length
    after = portion.at(-1)?.id ?? after
  }
  yield CLOSING
}

const OPENING = `${XML_START}<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGES}">\n`
const CLOSING = '</urlset>\n'

function urlOf({ path, images, changedAt }: PageEntry, locale: Locale, places: Places): string {
  const { origins, defaultOrigin } = places
  const pictures = images.slice(0, MOST_IMAGES).map((src) => {
    const address = imageAddress(src, IMAGE_WIDTH)
    const whole = address.startsWith('/') ? defaultOrigin + address : address
    return `<image:image>${element('image:loc', whole)}</image:image>`
  })
  const parts = [
    element('loc', shopUrl(locale, path, origins, defaultOrigin)),
    element('lastmod', changedAt?.toISOString()),
    ...pictures,
  ]
  return `<url>${parts.join('')}</url>\n`
}

import { fixedPart, PAGE_ROWS } from '@shop/domain/link/pages'
import { prefixOf } from '@shop/domain/origin/shop-origins'
import { PRICE_FIELDS } from '@shop/domain/query/page-parameter'
import { type CrawlerPurpose, closedCrawlers } from '@shop/doors/robots/crawler-purposes'
import { hostPlaces, type Places } from './places.ts'

const CLOSED = ['/api/', '/sandbox/', '/cdn/', '/builds/', '/rum/', '/hooks/', '/*/_payload.json']
/** What is personal or generated with each click; a page below another is closed with it. */
const CLOSED_PAGES = PAGE_ROWS.filter(({ isCrawled }) => !isCrawled)
  .map(fixedPart)
  .filter((path, _, all) => !all.some((other) => other !== path && path.startsWith(other)))
/** Makes the same products in another order, or some of them: endless addresses that say nothing new. */
const ENDLESS = [...PRICE_FIELDS, 'sort', 'perPage', 'from', 'action']

type RobotsFacts = {
  isOpen: boolean
  /** What listings can be filtered by. */
  filters: readonly string[]
  /** Crawlers of language models that are not welcome, by what they read for. */
  closedTo?: readonly CrawlerPurpose[]
}

/**
 * What crawlers may read: everything but what is personal, generated with each click, or endless. A shop that does not
 * really sell is closed to all.
 */
export function robotsText(
  address: string,
  places: Places,
  { isOpen, filters, closedTo = [] }: RobotsFacts,
): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n'
  const { origin, locales } = hostPlaces(address, places)
  const prefixes = [...new Set(locales.map((locale) => prefixOf(locale, places.origins)))]
  const lines = [
    ...CLOSED,
    ...[...filters, ...ENDLESS].map((name) => `/*?*${name}=`),
    ...prefixes.flatMap((prefix) => CLOSED_PAGES.map((path) => prefix + path.slice(1))),
  ]
  const rules = [
    'User-agent: *',
    ...lines.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return closedCrawlers(closedTo) + rules.join('\n')
}

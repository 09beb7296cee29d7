import { loadListing, loadNavigation, type NavigationNode } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import type { ContentClient } from '@shop/content/content-client'
import { contentPath } from '@shop/domain/link/page-path'
import { alternates, shopUrl } from '@shop/domain/link/shop-address'
import type { ShopOrigins } from '@shop/domain/link/shop-origins'
import { type Locale, markets } from '@shop/domain/shop/markets'

/** The most addresses that search engines read from one file. */
const MOST_ADDRESSES = 50_000
const LISTING_PAGE = 96

type Places = { locales: readonly Locale[]; origins: ShopOrigins | null; defaultOrigin: string }

/** Who may read what: everything but what is personal or made anew with each click. */
export function robotsText({ locales, origins, defaultOrigin }: Places): string {
  const closed = ['/api/', '/sandbox/', '/cdn/', '/builds/']
  const personal = ['/warenkorb/', '/kasse/', '/danke/', '/konto/', '/login/', '/wunschliste/', '/suche/']
  const prefixes = [
    ...new Set(locales.map((locale) => origins?.[locale]?.prefix ?? markets[locale].pathPrefix)),
  ]
  const lines = [...closed, ...prefixes.flatMap((prefix) => personal.map((path) => prefix + path.slice(1)))]
  return [
    'User-agent: *',
    ...lines.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${defaultOrigin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** The list of all sitemaps, one per locale. */
export function sitemapIndex({ locales, defaultOrigin }: Places): string {
  const maps = locales.map((locale) => `<sitemap><loc>${defaultOrigin}/sitemap-${locale}.xml</loc></sitemap>`)
  return document('sitemapindex', '', maps)
}

/** Every page of a locale that search engines may show, each with its other languages. */
export function localeSitemap(paths: readonly string[], locale: Locale, places: Places): string {
  const { locales, origins, defaultOrigin } = places
  const urls = paths.slice(0, MOST_ADDRESSES).map((path) => {
    const links = alternates(path, locales, origins, defaultOrigin).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
    )
    return `<url><loc>${escaped(shopUrl(locale, path, origins, defaultOrigin))}</loc>${links.join('')}</url>`
  })
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls)
}

/** Paths without locale prefix: start page, content pages, categories and products. */
export async function sitemapPaths(api: Api, content: ContentClient, language: string): Promise<string[]> {
  const { roots } = await api(loadNavigation, {})
  const paths = new Set<string>(['/'])
  for (const path of await storyPaths(content, language)) paths.add(path)
  for (const path of categoryPaths(roots)) paths.add(path)
  for (const root of roots) for (const path of await productPaths(api, root.path)) paths.add(path)
  return [...paths]
}

function categoryPaths(nodes: readonly NavigationNode[]): string[] {
  return nodes.flatMap((node) => (node.productCount > 0 ? [node.path, ...categoryPaths(node.children)] : []))
}

async function storyPaths(content: ContentClient, language: string): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1; ; page += 1) {
    const { stories, total, perPage } = await content.stories({ language, page })
    paths.push(...stories.map((story) => contentPath(story.full_slug)))
    if (page * perPage >= total || stories.length === 0) return paths
  }
}

async function productPaths(api: Api, path: string): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1; paths.length < MOST_ADDRESSES; page += 1) {
    const { products, total } = await api(loadListing, { path, page, perPage: LISTING_PAGE })
    paths.push(...products.map((product) => product.href))
    if (page * LISTING_PAGE >= total || products.length === 0) return paths
  }
  return paths
}

function document(root: string, namespaces: string, parts: readonly string[]): string {
  const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${schema}"${namespaces}>\n${parts.join('\n')}\n</${root}>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

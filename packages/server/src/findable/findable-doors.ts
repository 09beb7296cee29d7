import type { Engine } from '@shop/commerce/engine'
import type { ContentClient } from '@shop/content/content-client'
import { contentPath } from '@shop/domain/link/page-path'
import type { Brand } from '@shop/domain/shop/brand'
import { LANGUAGES, type Locale, markets } from '@shop/domain/shop/markets'
import { guideFeed } from './guide-feed.ts'
import { allStories, pageEntries } from './page-entries.ts'
import { hostPlaces, type Places } from './places.ts'
import { merchantFeed, tableFeed } from './product-feeds.ts'
import { robotsText } from './robots.ts'
import { pageSitemap, productSitemap, sitemapIndex } from './sitemap.ts'
import { textStream } from './text-stream.ts'
import { webManifest } from './web-manifest.ts'

type Parts = {
  brand: Brand
  engine: Pick<Engine, 'api' | 'findable'>
  content: ContentClient
  places: Places
  /** Whether search engines are welcome: not in a shop for trying things out. */
  isOpen: boolean
  /** The key file of IndexNow; null without one. */
  indexNowKey: string | null
  headers: Record<string, string>
  onError: (what: string, problem: unknown) => void
  now?: () => Date
}

const HOUR_SECONDS = 3600
const XML = 'application/xml; charset=utf-8'
const SITEMAP = /^\/sitemap-([a-z]{2}-[a-z]{2})-(pages|products-([1-9]\d{0,3}))\.xml$/
const FILE = /^\/(guides|merchant|products|manifest)-([a-z]{2}-[a-z]{2})\.(xml|csv|webmanifest)$/

/** Answers every address that crawlers and feed readers ask for; null for any other. */
export function findableDoors(parts: Parts): (request: Request) => Promise<Response | null> {
  const { brand, engine, content, places, onError, now = () => new Date() } = parts
  const { findable } = engine
  const localeCalled = (word: string | undefined) => brand.locales.find((known) => known === word)

  function say(body: string | ReadableStream<Uint8Array>, type: string): Response {
    return new Response(body, {
      headers: { ...parts.headers, 'content-type': type, 'cache-control': `public, max-age=${HOUR_SECONDS}` },
    })
  }
  const stream = (what: string, text: AsyncIterable<string>, type: string) =>
    say(
      textStream(text, (problem) => onError(`${what} broke off.`, problem)),
      type,
    )

  async function sitemap(path: string): Promise<Response | null> {
    const [, word, kind, number] = SITEMAP.exec(path) ?? []
    const locale = localeCalled(word)
    if (!locale) return null
    if (kind === 'pages') {
      const entries = await pageEntries(engine.api(locale), content, markets[locale].language)
      return stream(path, pageSitemap(entries, locale, places), XML)
    }
    return stream(path, productSitemap(findable, Number(number), locale, places), XML)
  }

  async function file(request: Request, path: string): Promise<Response | null> {
    const [, name, word, suffix] = FILE.exec(path) ?? []
    const locale = localeCalled(word)
    if (!locale) return null
    const place = { locale, places, now: now() }
    switch (`${name}.${suffix}`) {
      case 'manifest.webmanifest':
        return say(JSON.stringify(webManifest(brand, locale, places.origins)), 'application/manifest+json')
      case 'guides.xml':
        return say(await guides(request, locale, path), 'application/atom+xml; charset=utf-8')
      case 'merchant.xml':
        return stream(path, merchantFeed(findable.feed(locale), brand.name, place), XML)
      case 'products.csv':
        return stream(path, tableFeed(findable.feed(locale), place), 'text/csv; charset=utf-8')
      default:
        return null
    }
  }

  async function guides(request: Request, locale: Locale, path: string): Promise<string> {
    const address = hostPlaces(request.url, places).origin + path
    const stories = await allStories(content, markets[locale].language)
    return guideFeed(stories, { shopName: brand.name, locale, address, places })
  }

  return async (request) => {
    const path = new URL(request.url).pathname
    if (path === '/robots.txt')
      return say(robotsText(request.url, places, parts.isOpen), 'text/plain; charset=utf-8')
    if (path === '/sitemap.xml') return say(await sitemapIndex(request.url, places, findable), XML)
    if (parts.indexNowKey !== null && path === `/${parts.indexNowKey}.txt`)
      return say(parts.indexNowKey, 'text/plain; charset=utf-8')
    return (await sitemap(path)) ?? file(request, path)
  }
}

/** Notes where every story is, so that its address leads on when it moves. */
export async function rememberStories({
  content,
  engine,
  places,
}: Pick<Parts, 'content' | 'engine' | 'places'>) {
  for (const language of LANGUAGES) {
    if (!places.locales.some((locale) => markets[locale].language === language)) continue
    const stories = await allStories(content, language)
    await engine.findable.rememberStories(
      language,
      stories.map(({ uuid, full_slug }) => ({ uuid, path: contentPath(full_slug) })),
    )
  }
}

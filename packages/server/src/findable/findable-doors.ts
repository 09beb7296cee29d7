import type { Engine } from '@shop/commerce/engine'
import type { ContentClient } from '@shop/content/content-client'
import { contentPath } from '@shop/domain/link/page-path'
import { LANGUAGES, type Locale, markets } from '@shop/domain/market/markets'
import { localeOf } from '@shop/domain/origin/shop-address'
import type { Brand } from '@shop/domain/shop/brand'
import { isOn } from '@shop/domain/shop/is-on'
import { agenticFeed, agenticMetadata } from '@shop/doors/agentic-feed/agentic-feed'
import type { DoorSwitches } from '@shop/doors/door-switches'
import { agenticPlace } from './agentic-place.ts'
import { guideFeed } from './guide-feed.ts'
import { llmsDocument } from './llms-document.ts'
import { allStories, pageEntries } from './page-entries.ts'
import { hostPlaces, type Places } from './places.ts'
import { merchantFeed, tableFeed } from './product-feeds.ts'
import { robotsText } from './robots.ts'
import type { SharedDocuments } from './shared-documents.ts'
import { MOST_PRODUCTS, pageSitemap, productCounts, productSitemap, sitemapIndex } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

type FindableOptions = {
  brand: Brand
  doors: DoorSwitches
  engine: Pick<Engine, 'api' | 'findable' | 'filters' | 'shopIn'>
  content: ContentClient
  places: Places
  /** Whether search engines are welcome: not in a shop for trying things out. */
  isOpen: boolean
  /** The key file of IndexNow; null without one. */
  indexNowKey: string | null
  headers: Record<string, string>
  /** Where long documents are made; feeds take much longer than sitemaps and do not keep them waiting. */
  documents: { feeds: SharedDocuments; sitemaps: SharedDocuments }
  now?: () => Date
}

const HOUR_SECONDS = 3600
/** Long enough for a feed of a large catalogue to be done. */
const BUSY_SECONDS = 60
const XML = 'application/xml; charset=utf-8'
const SITEMAP = /^\/sitemap-([a-z]{2}-[a-z]{2})-(pages|products-([1-9]\d{0,3}))\.xml$/
const FILE =
  /^\/(guides|merchant|products|manifest|agentic)-([a-z]{2}-[a-z]{2})\.(xml|csv|webmanifest|jsonl?)$/
const LLMS = '/llms.txt'

/** Answers every address that crawlers and feed readers ask for; null for any other. */
export function findableDoors(parts: FindableOptions): (request: Request) => Promise<Response | null> {
  const { brand, doors, engine, content, places, documents, now = () => new Date() } = parts
  const { findable } = engine
  const counts = productCounts(findable)
  const localeCalled = (word: string | undefined) => brand.locales.find((known) => known === word)

  function say(
    body: string | ReadableStream<Uint8Array> | null,
    type: string,
    headers: Record<string, string> = {},
  ) {
    return new Response(body, {
      headers: {
        ...parts.headers,
        'content-type': type,
        'cache-control': `public, max-age=${HOUR_SECONDS}`,
        ...headers,
      },
    })
  }

  /** A long document, made once for all who ask meanwhile; too many different ones at a time wait their turn. */
  async function shared(
    request: Request,
    from: SharedDocuments,
    { type, make }: { type: string; make: () => AsyncIterable<string> },
  ): Promise<Response> {
    const bytes = await from.read(new URL(request.url).pathname, make)
    if (bytes === null)
      return new Response('Other documents are being made. Come back in a minute.', {
        status: 503,
        headers: {
          ...parts.headers,
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          'retry-after': String(BUSY_SECONDS),
        },
      })
    const isSmall = takesGzip(request.headers.get('accept-encoding'))
    const headers = { vary: 'Accept-Encoding', ...(isSmall ? { 'content-encoding': 'gzip' } : {}) }
    if (request.method === 'HEAD') {
      await bytes.cancel()
      return say(null, type, headers)
    }
    return say(isSmall ? bytes : bytes.pipeThrough(new DecompressionStream('gzip')), type, headers)
  }

  async function sitemap(request: Request, path: string): Promise<Response | null> {
    const [, word, kind, number] = SITEMAP.exec(path) ?? []
    const locale = localeCalled(word)
    if (!locale) return null
    if (kind === 'pages') {
      const make = async function* () {
        const entries = await pageEntries(engine.api(locale), content, engine.shopIn(locale))
        yield* pageSitemap(entries, locale, places)
      }
      return shared(request, documents.sitemaps, { type: XML, make })
    }
    const part = Number(number)
    if ((part - 1) * MOST_PRODUCTS >= (await counts(locale))) return null
    const make = () => productSitemap(findable, part, locale, places)
    return shared(request, documents.sitemaps, { type: XML, make })
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
        return shared(request, documents.feeds, {
          type: XML,
          make: () => merchantFeed(findable.feed(locale), brand.name, place),
        })
      case 'products.csv':
        return shared(request, documents.feeds, {
          type: 'text/csv; charset=utf-8',
          make: () => tableFeed(findable.feed(locale), place),
        })
      case 'agentic.jsonl':
        return isOn(doors.agenticFeed, locale)
          ? shared(request, documents.feeds, {
              type: 'application/jsonl; charset=utf-8',
              make: () => agenticFeed(findable.feed(locale), agenticPlace(brand, locale, places)),
            })
          : null
      case 'agentic.json':
        return isOn(doors.agenticFeed, locale)
          ? say(
              JSON.stringify(agenticMetadata(feedName(locale), markets[locale].country, now())),
              'application/json',
            )
          : null
      default:
        return null
    }
  }

  const feedName = (locale: Locale) => `${brand.id}-${locale}`

  /** What language models read first, of the shop at an address; null where it has no Markdown. */
  async function llms(request: Request): Promise<Response | null> {
    const { locale, path } = localeOf(request.url, places.origins)
    if (path !== LLMS || !brand.locales.includes(locale) || !isOn(doors.markdown, locale)) return null
    const addressOf = (file: string) => hostPlaces(request.url, places).origin + file
    const feeds = [
      { name: 'Sitemap (XML)', address: addressOf('/sitemap.xml') },
      ...(isOn(doors.agenticFeed, locale)
        ? [{ name: 'Agentic Commerce Protocol (JSON Lines)', address: addressOf(`/agentic-${locale}.jsonl`) }]
        : []),
    ]
    const shop = engine.shopIn(locale)
    const text = await llmsDocument({ api: engine.api(locale), content, shop, places }, feeds)
    return say(text, 'text/markdown; charset=utf-8')
  }

  async function guides(request: Request, locale: Locale, path: string): Promise<string> {
    const address = hostPlaces(request.url, places).origin + path
    const stories = await allStories(content, markets[locale].language)
    return guideFeed(stories, { shopName: brand.name, locale, address, places })
  }

  return async (request) => {
    const path = new URL(request.url).pathname
    if (path === '/robots.txt')
      return say(
        robotsText(request.url, places, {
          isOpen: parts.isOpen,
          filters: parts.engine.filters(),
          closedTo: doors.closedTo,
        }),
        'text/plain; charset=utf-8',
      )
    if (path === '/sitemap.xml') return say(await sitemapIndex(request.url, places, counts), XML)
    if (parts.indexNowKey !== null && path === `/${parts.indexNowKey}.txt`)
      return say(parts.indexNowKey, 'text/plain; charset=utf-8')
    if (path.endsWith(LLMS)) return llms(request)
    return (await sitemap(request, path)) ?? file(request, path)
  }
}

function takesGzip(acceptEncoding: string | null): boolean {
  return /(?:^|[\s,])(?:x-)?gzip(?!\s*;\s*q=0(?:\.0*)?(?:$|[\s,]))/i.test(acceptEncoding ?? '')
}

/** Notes where every story is, so that its address leads on when it moves. */
export async function rememberStories({
  content,
  engine,
  places,
}: Pick<FindableOptions, 'content' | 'engine' | 'places'>) {
  for (const language of LANGUAGES) {
    if (!places.locales.some((locale) => markets[locale].language === language)) continue
    const stories = await allStories(content, language)
    await engine.findable.rememberStories(
      language,
      stories.map(({ uuid, full_slug }) => ({ uuid, path: contentPath(full_slug) })),
    )
  }
}

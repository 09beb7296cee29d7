import { databaseProblem } from '@shop/commerce/db/database-problem'
import type { Engine } from '@shop/commerce/engine'
import type { ContentClient } from '@shop/content/content-client'
import type { PaymentMethodCode } from '@shop/domain/checkout/payment-method'
import { pageQuery } from '@shop/domain/link/page-query'
import { localeOf, shopPath } from '@shop/domain/link/shop-address'
import type { ShopOrigins } from '@shop/domain/link/shop-origins'
import type { Brand } from '@shop/domain/shop/brand'
import { DEFAULT_LOCALE, type Locale, markets } from '@shop/domain/shop/markets'
import { openShop } from '@shop/domain/shop/shop'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import type { Storefront } from '@shop/storefront/server'
import { contentPolicy, foreignScripts, type PolicyPartners } from './content-policy.ts'
import { acceptedEncoding, contentTag, type FinishedPage } from './finished-page.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { pageRedirect } from './page-redirect.ts'
import { plainErrorPage } from './plain-error-page.ts'
import { type PageNotes, recordedServices } from './recorded-services.ts'
import { boundedQueue, QueueFull } from './render-queue.ts'

export type PageResponderOptions = {
  brand: Brand
  storefront: Storefront
  engine: Pick<Engine, 'api' | 'onChange' | 'filters' | 'isFilter'> & {
    findable: Pick<Engine['findable'], 'movedTo' | 'redirect'>
  }
  content: ContentClient
  origins: ShopOrigins | null
  defaultOrigin: string
  buildId: string
  /** Whether error pages say what went wrong: in the QA deployment alone. */
  showsErrorDetails: boolean
  cacheBytes: number
  hasOldSwissPaths: boolean
  /** Whether documents carry a content security policy. */
  hasPolicy: boolean
  /** Where editors keep pictures that are not ours. */
  assetHosts?: readonly string[]
  /** Who may get data once a shopper agrees; null, or nothing said, where nobody is asked. */
  setup?: ShopSetup | null
  /** Wallets whose buttons lead somewhere; none where nothing is said. */
  expressMethods?: readonly PaymentMethodCode[]
  /** Hosts of those who may get data, for the policy. */
  partners?: PolicyPartners
  /** What every answer of the server carries. */
  headers: Record<string, string>
  onError: (what: string, error: unknown) => void
  now?: () => Date
}

export type PageResponder = {
  respond: (request: Request) => Promise<Response>
  cache: PageCache
  close: () => void
}

const PAYLOAD = '_payload.json'
const FRESH_SECONDS = { found: 60, missing: 10, lacking: 5 }
/** When the content service is down it may be back by then. */
const RETRY_SECONDS = 5
const STALE_SECONDS = 600
/** More is no address of ours, and would only fill the cache. */
const LONGEST_KEY = 1000
const RENDERS = { atOnce: 8, waiting: 256 }
/** Pages around what is personal: the same for everybody, but nothing for a shared cache. */
const PERSONAL = /^\/(?:warenkorb|wunschliste|kasse|danke|login|konto|bestellung)\//
/** More different ones say nothing new, and would only fill the memory. */
const MOST_TOLD = 50
/** No editor's page and no category is called like this. */
const NOWHERE = '/404/'
const FILE = /\.[a-z0-9]{1,8}$/i

/** An address that leads on; outside of the shop it is a whole one. */
type Moved = { location: string; status: number }

type Asked = { locale: Locale; href: string; path: string; isPayload: boolean; isKept: boolean }

/**
 * Answers every address that is a page, and the payload of every page.
 *
 * Pages know nothing of who asks, so they are made once and kept; `If-None-Match` is answered with 304.
 *
 * @see design §3
 */
export function pageResponder(options: PageResponderOptions): PageResponder {
  const { brand, storefront, engine, content, origins, defaultOrigin, buildId, onError } = options
  const { showsErrorDetails, now = () => new Date() } = options
  const queue = boundedQueue(RENDERS)
  const toldScripts = new Set<string>()
  const defaultLocale =
    brand.locales.find((locale) => locale === DEFAULT_LOCALE) ?? brand.locales[0] ?? DEFAULT_LOCALE
  const cache = createPageCache({
    maxBytes: options.cacheBytes,
    now: () => now().valueOf(),
    onRefreshFailure: (key, error) => onError(`The page ${key} could not be made anew.`, error),
  })
  const close = engine.onChange((tags) => cache.evict(tags))

  async function respond(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const isPayload = url.pathname.endsWith(`/${PAYLOAD}`)
    if (isPayload) url.pathname = url.pathname.slice(0, -PAYLOAD.length)
    const refusal = refused(request, url)
    if (refusal) return refusal
    // A page of another build may not understand our data: it has to load the whole document instead.
    const build = isPayload ? url.searchParams.get('build') : null
    if (build !== null && build !== buildId) return plain(409, 'This page belongs to another build.')

    const asked = askedPage(url, isPayload)
    try {
      const key = `${asked.isPayload ? 'payload' : 'page'} ${asked.locale} ${asked.href}`
      const make = () => queue(() => made(asked))
      const page = asked.isKept ? await cache.page(key, make) : await make()
      return await answered(page, request)
    } catch (error) {
      return failed(error, asked)
    }
  }

  /** Whatever is answered before a page is looked for. */
  function refused(request: Request, url: URL): Response | null {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Pages can only be read.', { allow: 'GET, HEAD' })
    if (!isDecodable(url.pathname)) return plain(400, 'This address is not well formed.')
    if (FILE.test(url.pathname)) return plain(404, `Page not found: ${url.pathname}`)
    const location = pageRedirect(url, origins, options.hasOldSwissPaths)
    if (location === null) return null
    // what leads to a personal address, as the secret of a reset link, is for no cache
    const isPersonal = PERSONAL.test(localeOf(new URL(location, url), origins).path) && url.search !== ''
    return new Response(null, {
      status: 301,
      headers: {
        ...options.headers,
        location,
        'cache-control': isPersonal ? 'private, no-store' : 'public, max-age=3600',
      },
    })
  }

  function askedPage(url: URL, isPayload: boolean): Asked {
    const { locale, path } = localeOf(url, origins)
    if (!brand.locales.includes(locale)) return missingIn(defaultLocale, isPayload)
    const search = new URLSearchParams(url.search)
    if (isPayload) search.delete('build')
    const query = pageQuery(search, engine.isFilter)
    const href = shopPath(locale, path, origins) + query
    const isKept = href.length <= LONGEST_KEY && !(PERSONAL.test(path) && query !== '')
    return { locale, href, path, isPayload, isKept }
  }

  /** Of addresses in a locale that the brand does not sell in: one page for all of them, and one place in the cache. */
  function missingIn(locale: Locale, isPayload: boolean): Asked {
    const href = shopPath(locale, NOWHERE, origins)
    return { locale, href, path: NOWHERE, isPayload, isKept: true }
  }

  async function made(asked: Asked): Promise<FinishedPage> {
    const { locale, href } = asked
    const notes: PageNotes = {
      tags: new Set(),
      lacksContent: false,
      lacksShop: false,
      isMakeshift: false,
      holdsUntil: null,
    }
    const render = {
      href,
      facts: {
        shop: openShop(brand, locale),
        origins,
        defaultOrigin,
        buildId,
        showsErrorDetails,
        isPreview: false,
        setup: options.setup ?? null,
        filters: engine.filters(),
        expressMethods: options.expressMethods ?? [],
      },
      services: { ...recordedServices({ api: engine.api(locale), content }, notes), now: now() },
    }
    if (asked.isPayload) {
      const payload = await storefront.renderPayload(render).catch((failure: unknown) => {
        if (!notes.lacksContent && !notes.lacksShop) throw failure
        return { status: 503, location: null, data: null, filters: engine.filters() }
      })
      const moved = payload.status === 404 && !notes.lacksContent ? await movedTo(asked) : null
      const told = moved === null ? payload : { ...payload, ...moved, data: null }
      return finished(asked, told.status, JSON.stringify(told), notes, {
        'content-type': 'application/json; charset=utf-8',
      })
    }
    const { status, location, html, scripts } = await storefront.renderDocument(render)
    const moved = status === 404 && !notes.lacksContent ? await movedTo(asked) : null
    if (moved !== null) return finished(asked, moved.status, '', notes, { location: moved.location })
    if (location !== null) return finished(asked, status, '', notes, { location })
    if (options.hasPolicy) tellForeign(href, foreignScripts(html, scripts))
    return finished(asked, status, html, notes, {
      'content-type': 'text/html; charset=utf-8',
      'content-language': markets[locale].languageTag,
      ...(options.hasPolicy
        ? { 'content-security-policy': contentPolicy(scripts, options.assetHosts, options.partners) }
        : {}),
    })
  }

  /** Said once for each script: a page is made again and again. */
  function tellForeign(href: string, found: readonly string[]): void {
    for (const script of found) {
      if (toldScripts.has(script) || toldScripts.size >= MOST_TOLD) continue
      toldScripts.add(script)
      onError(
        `The page ${href} has an inline script that is not ours. Browsers do not run it: find out which story or text it came with.`,
        script.slice(0, 200),
      )
    }
  }

  /** Where something is now that once was at an address where nothing is; asked only when nothing was found. */
  async function movedTo({ locale, path, href }: Asked): Promise<Moved | null> {
    const at = decodeURIComponent(path)
    const moved = await engine.findable.movedTo(locale, at)
    const found = moved === null ? await engine.findable.redirect(locale, at) : { target: moved, status: 301 }
    if (found === null) return null
    const { target, status } = found
    if (URL.canParse(target)) return { location: target, status }
    const search = target.includes('?') ? -1 : href.indexOf('?')
    return { location: shopPath(locale, target, origins) + (search === -1 ? '' : href.slice(search)), status }
  }

  function finished(
    asked: Asked,
    rendered: number,
    text: string,
    { tags, lacksContent, lacksShop, isMakeshift, holdsUntil }: PageNotes,
    headers: Record<string, string>,
  ): FinishedPage {
    const body = new TextEncoder().encode(text)
    // Nobody knows whether there is such a page: that is neither missing nor broken.
    const status = (lacksContent || lacksShop) && rendered >= 400 ? 503 : rendered
    const time = now().valueOf()
    // At the stroke of a campaign the page before is wrong, here and in every cache on the way.
    const left = holdsUntil
      ? Math.max(0, Math.floor((holdsUntil.valueOf() - time) / 1000))
      : Number.POSITIVE_INFINITY
    const isLacking = lacksContent || isMakeshift
    const fresh = Math.min(freshSeconds(status, isLacking), left)
    const stale = status >= 400 || isLacking ? 0 : Math.min(STALE_SECONDS, left - fresh)
    return {
      // A payload says the page's status inside; over the wire a redirect would be followed unseen.
      status: asked.isPayload && status < 400 ? 200 : status,
      headers: {
        ...options.headers,
        ...headers,
        ...(status === 503 ? { 'retry-after': String(RETRY_SECONDS) } : {}),
        vary: 'Accept-Encoding',
        'cache-control': cacheControl(asked, fresh, stale),
      },
      etag: contentTag(body),
      tags,
      bodies: new Map([['identity', body]]),
      freshUntil: time + fresh * 1000,
      staleUntil: time + (fresh + stale) * 1000,
      ...(holdsUntil ? { madeAt: time } : {}),
    }
  }

  async function answered(page: FinishedPage, request: Request): Promise<Response> {
    const encoding =
      page.status < 300 || page.status >= 400
        ? acceptedEncoding(request.headers.get('accept-encoding'))
        : 'identity'
    const etag = `"${page.etag}-${encoding}"`
    const headers: Record<string, string> = { ...page.headers, etag, ...ageOf(page, now()) }
    if (page.status === 200 && isKnown(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers })
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    const body = await cache.body(page, encoding)
    return new Response(body, { status: page.status, headers })
  }

  function failed(error: unknown, { locale, href, isPayload }: Asked): Response {
    const isBusy = error instanceof QueueFull || databaseProblem(error) !== null
    if (!isBusy) onError(`The page ${href} could not be made.`, error)
    const status = isBusy ? 503 : 500
    const retry: Record<string, string> = isBusy ? { 'retry-after': '2' } : {}
    if (isPayload) return plain(status, 'The page could not be made.', retry)
    const html = plainErrorPage({
      brand,
      locale,
      homePath: shopPath(locale, '/', origins),
      details: showsErrorDetails ? { status, error } : null,
    })
    return new Response(html, {
      status,
      headers: {
        ...options.headers,
        ...retry,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentPolicy([]),
        'cache-control': 'no-store',
      },
    })
  }

  function plain(status: number, text: string, more: Record<string, string> = {}): Response {
    return new Response(text, {
      status,
      headers: {
        ...options.headers,
        ...more,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      },
    })
  }

  return { respond, cache, close }
}

function freshSeconds(status: number, isLacking: boolean): number {
  if (status >= 500) return 0
  if (isLacking) return FRESH_SECONDS.lacking
  return status >= 400 ? FRESH_SECONDS.missing : FRESH_SECONDS.found
}

function cacheControl({ path, isKept }: Asked, fresh: number, stale: number): string {
  if (fresh === 0 || !isKept) return 'private, no-store'
  if (PERSONAL.test(path)) return 'private, no-cache'
  return `public, max-age=0, s-maxage=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`
}

/** Without it a cache on the way would count from now, and keep a campaign's page past its end. */
function ageOf({ madeAt }: FinishedPage, now: Date): Record<string, string> {
  return madeAt === undefined ? {} : { age: String(Math.ceil((now.valueOf() - madeAt) / 1000)) }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false // "%E0%" and the like are no text
  }
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false
}

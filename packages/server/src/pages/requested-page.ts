import { pageAt } from '@shop/domain/link/pages'
import { DEFAULT_LOCALE, type Locale } from '@shop/domain/market/markets'
import { localeOf, shopPath } from '@shop/domain/origin/shop-address'
import { pageQuery } from '@shop/domain/query/page-query'
import { isOn } from '@shop/domain/shop/is-on'
import { hasTwin, pageOfTwin, takesMarkdown, twinAddress } from '@shop/doors/markdown/twin-address'
import type { PageAnswers } from './page-answers.ts'
import { pageRedirect } from './page-redirect.ts'
import type { PageResponderOptions } from './page-responder.ts'

/** The page that a request asks for. */
export type RequestedPage = {
  kind: 'page'
  locale: Locale
  /** Its one address, with the words of the query that it reads, in their order. */
  href: string
  path: string
  /** The address of what was asked for in its one spelling: `href`, or that of its payload as this build asks for it. */
  address: string
  isPayload: boolean
  /** Address of its Markdown twin; null where it has none. */
  twin: string | null
  /** Whether the twin is asked for, by its address or by `Accept`. */
  isMarkdown: boolean
  /** Whether its answer is cached. */
  isKept: boolean
  /** The path as it was asked for, where it names a locale that the brand does not sell in. */
  missingAt?: string
}

/** A file that a request asks for where none is: at most a redirect of an old address. */
export type RequestedFile = { kind: 'file'; locale: Locale; path: string; href: string; search: string }

/** How a page is asked for. */
type Form = { isPayload: boolean; wantsTwin: boolean }

const PAYLOAD = '_payload.json'
/** Longer addresses are not ours, and would only fill the cache. */
const LONGEST_KEY = 1000
/** No editor's page and no category is called like this. */
const NOWHERE = '/404/'
const FILE = /\.[a-z0-9]{1,8}$/i

type Options = Pick<
  PageResponderOptions,
  'brand' | 'origins' | 'buildId' | 'hasOldSwissPaths' | 'headers' | 'doors'
> & {
  engine: Pick<PageResponderOptions['engine'], 'isFilter'>
}

/** Returns a function that reads which page, or which file, a request asks for, or answers what needs no page. */
export function pageReader(
  options: Options,
  { plain }: PageAnswers,
): (request: Request) => RequestedPage | RequestedFile | Response {
  const { brand, engine, origins, buildId } = options
  const defaultLocale =
    brand.locales.find((locale) => locale === DEFAULT_LOCALE) ?? brand.locales[0] ?? DEFAULT_LOCALE

  /** Whatever is answered before anything is looked for. */
  function refused(request: Request, url: URL): Response | null {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Pages can only be read.', { allow: 'GET, HEAD' })
    return isDecodable(url.pathname) ? null : plain(400, 'This address is not well formed.')
  }

  /** Where an address leads whatever stands there; null when it stays. */
  function ledOn(url: URL): Response | null {
    const location = pageRedirect(url, origins, options.hasOldSwissPaths) ?? ownHome(url)
    if (location === null) return null
    // what leads to a personal address, as the secret of a reset link, is for no cache
    const isPersonal = pageAt(localeOf(new URL(location, url), origins).path).isPersonal && url.search !== ''
    return new Response(null, {
      status: 301,
      headers: {
        ...options.headers,
        location,
        'cache-control': isPersonal ? 'private, no-store' : 'public, max-age=3600',
      },
    })
  }

  /** A brand without the default locale has nothing at `/`: who types its name comes to its first shop. */
  function ownHome(url: URL): string | null {
    const { locale, path } = localeOf(url, origins)
    const isElsewhere = locale === DEFAULT_LOCALE && !brand.locales.includes(locale)
    return isElsewhere && path === '/' ? shopPath(defaultLocale, '/', origins) : null
  }

  function fileAt(url: URL): RequestedFile {
    return { kind: 'file', ...localeOf(url, origins), href: url.pathname, search: url.search }
  }

  function askedPage(url: URL, { isPayload, wantsTwin }: Form): RequestedPage {
    const { locale, path } = localeOf(url, origins)
    if (!brand.locales.includes(locale)) return missing(url, isPayload)
    const search = new URLSearchParams(url.search)
    if (isPayload) search.delete('build')
    const query = pageQuery(search, engine.isFilter)
    const href = shopPath(locale, path, origins) + query
    const isKept = href.length <= LONGEST_KEY && !(pageAt(path).isPersonal && query !== '')
    const twin = hasTwinIn(locale, path) ? twinAddress(href, shopPath(locale, '/', origins)) : null
    const isMarkdown = wantsTwin && twin !== null
    const address = isPayload ? payloadAddress(href) : isMarkdown ? twin : href
    return { kind: 'page', locale, href, path, address, isPayload, twin, isMarkdown, isKept }
  }

  /** What is asked for in a locale that the brand does not sell in; looked for nowhere, so that nothing of another locale is found. */
  function missing({ pathname }: URL, isPayload: boolean): RequestedPage {
    const locale = defaultLocale
    const href = shopPath(locale, NOWHERE, origins)
    const isKept = pathname.length <= LONGEST_KEY
    return {
      kind: 'page',
      locale,
      href,
      path: NOWHERE,
      address: pathname,
      isPayload,
      twin: null,
      isMarkdown: false,
      isKept,
      missingAt: pathname,
    }
  }

  function hasTwinIn(locale: Locale, path: string): boolean {
    return isOn(options.doors?.markdown ?? 'nowhere', locale) && hasTwin(path)
  }

  /** The page whose twin stands at an address; null where none can. */
  function pageAtTwin(url: URL): string | null {
    const page = pageOfTwin(url.pathname)
    if (page === null) return null
    const { locale, path } = localeOf(new URL(page, url), origins)
    return brand.locales.includes(locale) && hasTwinIn(locale, path) ? page : null
  }

  /** @see page-loader in packages/storefront */
  function payloadAddress(href: string): string {
    const [path = '', query] = href.split('?')
    return `${path}${PAYLOAD}?${query === undefined ? '' : `${query}&`}build=${buildId}`
  }

  return (request) => {
    const url = new URL(request.url)
    const isPayload = url.pathname.endsWith(`/${PAYLOAD}`)
    if (isPayload) url.pathname = url.pathname.slice(0, -PAYLOAD.length)
    const page = isPayload ? null : pageAtTwin(url)
    if (page !== null) url.pathname = page
    const refusal = refused(request, url)
    if (refusal) return refusal
    if (FILE.test(url.pathname)) return fileAt(url)
    const elsewhere = ledOn(url)
    if (elsewhere) return elsewhere
    // A page of another build may not understand our data: it has to load the whole document instead.
    const build = isPayload ? url.searchParams.get('build') : null
    if (build !== null && build !== buildId) return plain(409, 'This page belongs to another build.')
    const wantsTwin = page !== null || (!isPayload && takesMarkdown(request.headers.get('accept')))
    return askedPage(url, { isPayload, wantsTwin })
  }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false // "%E0%" and the like are no text
  }
}

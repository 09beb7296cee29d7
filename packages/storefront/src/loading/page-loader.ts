import { shopUrl } from '@shop/domain/origin/shop-address'
import { notFound, redirect } from '@tanstack/react-router'
import type { PageServices, RouterContext } from '../router-context.ts'
import { learnFilters } from './known-filters.ts'
import { stylesFor } from './styles-for.ts'

/** What a page was asked for. */
export type PageRequest = {
  shop: RouterContext['shop']
  /** The words of the shop, for pages that are composed on the server. */
  i18n: RouterContext['i18n']
  /** Path without locale prefix, with its slashes. */
  path: string
  params: Record<string, string | undefined>
  search: Record<string, unknown>
  /** The public address of a path of this shop, and of a file that all locales share. */
  urlOf: (path: string) => string
  fileUrlOf: (path: string) => string
  /** An editor looks at a draft. */
  isPreview: boolean
}

/** Loads everything a page shows, in one go, on the server. */
export type PageLoad<Data> = (request: PageRequest, services: PageServices) => Promise<Data>

/** How the server answers `{page}/_payload.json`. */
export type Payload = {
  status: number
  location: string | null
  data: unknown
  /** The shop's filters as they are now; the document may be older than the catalogue. */
  filters: readonly string[]
}

type LoaderArguments = {
  context: RouterContext
  /** `href` is the router's own and lacks the locale prefix, `publicHref` is what the address bar says. */
  location: { pathname: string; href: string; publicHref: string; searchStr: string }
  params: object
  deps: object
  abortController: AbortController
  /** Whether the page is only fetched ahead. */
  preload?: boolean
}

/**
 * A route's loader: in process on the server, one cacheable fetch in the browser, with the styles of all pages beside it.
 *
 * Takes `import.meta.env.SSR && (() => import('./x-loader.ts').then((m) => m.xLoad))`, so that the loader's code is
 * not even built for the browser. What the loader returns must survive JSON.
 *
 * @see spec §7 "Build data"
 */
export function pageLoader<Data>(load: false | (() => Promise<PageLoad<Data>>)) {
  return async (input: LoaderArguments): Promise<Data> => {
    const { context, location, params, deps, abortController, preload = false } = input
    const { server, shop, origins, defaultOrigin, isPreview } = context
    if (load && server) {
      const request: PageRequest = {
        shop,
        i18n: context.i18n,
        path: location.pathname,
        params: { ...params },
        search: { ...deps },
        urlOf: (path) => shopUrl(shop.locale, path, origins, defaultOrigin),
        fileUrlOf: (path) => defaultOrigin + path,
        isPreview,
      }
      return (await load())(request, server)
    }
    const [data] = await Promise.all([
      pagePayload<Data>(location.publicHref, context.buildId, { signal: abortController.signal, preload }),
      stylesFor(location.publicHref),
    ])
    return data
  }
}

/** How the server refuses a page of another build. */
const OTHER_BUILD = 409
/** The status of a page about something that is no more; it has data like any other. */
const GONE = 410

type PayloadOptions = { signal?: AbortSignal; preload: boolean }

/**
 * What the loader of a page has returned on the server.
 *
 * @param href the page as the browser shows its address
 * @param options.preload fetched ahead: a page of another build is an error then, and no reason to load it
 * @throws what the router takes for a redirect or for a page that is not there, or an Error
 */
export async function pagePayload<Data>(
  href: string,
  buildId: string,
  { signal, preload }: PayloadOptions,
): Promise<Data> {
  const address = new URL(href, window.location.origin)
  const search = new URLSearchParams(address.search)
  search.set('build', buildId)
  const response = await fetch(`${address.pathname}_payload.json?${search}`, signal ? { signal } : {})
  if (response.status === 404) throw notFound()
  if (response.status === OTHER_BUILD && !preload) {
    window.location.assign(href)
    return new Promise(() => undefined)
  }
  if (!response.ok && response.status !== GONE)
    throw new Error(`No page data: the shop answered ${response.status}.`)

  const payload: Payload = await response.json()
  learnFilters(payload.filters)
  if (payload.location !== null) throw redirect({ to: payload.location, href: payload.location })
  if (payload.status === 404) throw notFound()
  return payload.data as Data
}

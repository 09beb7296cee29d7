import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Counts } from '@shop/commerce/figures/open-counts'
import type { Locale } from '@shop/domain/market/markets'
import { localeOf } from '@shop/domain/origin/shop-address'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'
import { isCrawler } from '@shop/domain/shop/is-crawler'
import * as v from 'valibot'

type ViewParts = {
  counts: Pick<Counts, 'page'>
  locales: readonly Locale[]
  origins: ShopOrigins | null
}

/** What a page sends that was opened without a document: where it is in its shop, as the address bar says. */
const Viewed = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ path: v.pipe(v.string(), v.maxLength(1000), v.regex(/^\/(?!\/)[^#\s]*$/)) }),
)

/**
 * Counts pages that somebody has opened. What a browser fetches ahead, what crawlers and programs ask for, and what could
 * not be answered is left out. Only the address is looked at, so nothing is known of who opened it; and all of it is in
 * memory, so that a page that is kept costs no statement.
 *
 * @see docs/adr/0066-figures-without-anybody.md
 */
export function pageViews({ counts, locales, origins }: ViewParts) {
  function count(address: URL): void {
    const { locale, path } = localeOf(address, origins)
    if (locales.includes(locale)) counts.page(locale, path, address.searchParams)
  }

  return {
    /** A document that is asked for; it counts once it was answered. */
    document({ method, url = '', headers }: IncomingMessage, response: ServerResponse): void {
      if (method !== 'GET' || headers['sec-fetch-dest'] !== 'document') return
      if (headers['sec-fetch-mode'] !== 'navigate' || headers['sec-purpose'] !== undefined) return
      const address = `http://${headers.host}${url}`
      if (!URL.canParse(address) || isCrawler(headers['user-agent'] ?? '')) return
      response.once('finish', () => {
        const { statusCode } = response
        // A search that leads to a page of its own was answered, too.
        if (statusCode === 200 || statusCode === 302 || statusCode === 304) count(new URL(address))
      })
    },
    /** A page that was opened within another one; false for what is no address of a page. */
    opened(request: Request, body: string): boolean {
      const viewed = v.safeParse(Viewed, body)
      const isOwn = request.headers.get('sec-fetch-site') === 'same-origin'
      if (!viewed.success || !isOwn || isCrawler(request.headers.get('user-agent') ?? '')) return false
      count(new URL(viewed.output.path, request.url))
      return true
    },
  }
}

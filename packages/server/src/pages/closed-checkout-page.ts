import { closedHeaders, maintenanceWords } from '@shop/commerce/maintenance/closed-checkout'
import { PAGES } from '@shop/domain/link/pages'
import { localeOf, shopPath } from '@shop/domain/origin/shop-address'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'
import type { Brand } from '@shop/domain/shop/brand'
import { contentPolicy } from './content-policy.ts'
import { plainErrorPage } from './plain-error-page.ts'

const PAYLOAD = '_payload.json'
/** Has a browser load the whole document, as with a page of another build. */
const LOAD_DOCUMENT = 409

type Options = {
  brand: Brand
  origins: ShopOrigins | null
  isClosed: () => boolean
  headers: Record<string, string>
}

/**
 * Answers the checkout while the shop is in maintenance: a document that says why, without any script. Null for every
 * other page, and while the shop is open.
 *
 * @see docs/operations.md
 */
export function closedCheckoutPage({ brand, origins, isClosed, headers }: Options) {
  return (request: Request): Response | null => {
    if (!isClosed()) return null
    const url = new URL(request.url)
    const isPayload = url.pathname.endsWith(`/${PAYLOAD}`)
    if (isPayload) url.pathname = url.pathname.slice(0, -PAYLOAD.length)
    const { locale, path } = localeOf(url, origins)
    if (path !== PAGES.checkout.path || !brand.locales.includes(locale)) return null

    const more = { ...headers, ...closedHeaders(), 'cache-control': 'no-store' }
    if (isPayload)
      return new Response('The checkout is closed.', {
        status: LOAD_DOCUMENT,
        headers: { ...more, 'content-type': 'text/plain; charset=utf-8' },
      })
    const homePath = shopPath(locale, '/', origins)
    const html = plainErrorPage({ brand, locale, homePath, details: null, words: maintenanceWords(locale) })
    return new Response(html, {
      status: 503,
      headers: {
        ...more,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentPolicy([]),
      },
    })
  }
}

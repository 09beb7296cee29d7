import { pagePath } from '@shop/domain/link/page-link'
import { pageAt } from '@shop/domain/link/pages'
import type { Locale } from '@shop/domain/market/markets'
import { localeOf, shopPath } from '@shop/domain/origin/shop-address'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'

type GuardOptions = {
  /** Where the brand sells; elsewhere there are no accounts, and nothing to sign in to. */
  locales: readonly Locale[]
  origins: ShopOrigins | null
  /** Whether the request has a signed-in session. */
  isSignedIn: (request: Request) => Promise<boolean>
  headers: Record<string, string>
  onError: (what: string, error: unknown) => void
}

/**
 * Redirects visitors from account pages to the sign-in, with the page to return to: a path of this shop, without
 * locale, so that it cannot lead outside. Null lets the request pass. The page itself is not personal; when the session
 * cannot be checked it is shown, and checks in the browser.
 *
 * @see spec §2, §6; design §3
 */
export function accountGuard({ locales, origins, isSignedIn, headers, onError }: GuardOptions) {
  return async (request: Request): Promise<Response | null> => {
    const url = new URL(request.url)
    const { locale, path } = localeOf(url, origins)
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && path.endsWith('/')
    if (!locales.includes(locale)) return null
    if (!isPage || !pageAt(path).needsSignIn) return null

    const passes = await isSignedIn(request).catch((error: unknown) => {
      onError(`It could not be found out who asks for ${path}.`, error)
      return true
    })
    if (passes) return null
    const signIn = pagePath('login', { redirect: path + url.search })
    return new Response(null, {
      status: 302,
      headers: {
        ...headers,
        location: shopPath(locale, signIn, origins),
        'cache-control': 'private, no-store',
      },
    })
  }
}

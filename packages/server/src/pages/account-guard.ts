import { localeOf, shopPath } from '@shop/domain/link/shop-address'
import type { ShopOrigins } from '@shop/domain/link/shop-origins'

type GuardOptions = {
  origins: ShopOrigins | null
  /** Whether the request carries the session of somebody who is signed in. */
  isSignedIn: (request: Request) => Promise<boolean>
  headers: Record<string, string>
  onError: (what: string, error: unknown) => void
}

const GUARDED = /^\/konto\//
/** Reached from a mail, by whoever has forgotten how to sign in. @see spec §2 */
const OPEN = /^\/konto\/neues-passwort\//

/**
 * Sends whoever is not signed in from an account page to the sign-in, and tells it the page to come back to: a path of
 * this shop, without locale, so that nothing from outside can stand there. Null lets the request pass. The page itself
 * is the same for everybody; when nobody can be asked it is shown, and finds out in the browser.
 *
 * @see spec §2, §6; design §3
 */
export function accountGuard({ origins, isSignedIn, headers, onError }: GuardOptions) {
  return async (request: Request): Promise<Response | null> => {
    const url = new URL(request.url)
    const { locale, path } = localeOf(url, origins)
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && path.endsWith('/')
    if (!isPage || !GUARDED.test(path) || OPEN.test(path)) return null

    const passes = await isSignedIn(request).catch((error: unknown) => {
      onError(`It could not be found out who asks for ${path}.`, error)
      return true
    })
    if (passes) return null
    const back = new URLSearchParams({ redirect: path + url.search })
    return new Response(null, {
      status: 302,
      headers: {
        ...headers,
        location: `${shopPath(locale, '/login/', origins)}?${back}`,
        'cache-control': 'private, no-store',
      },
    })
  }
}

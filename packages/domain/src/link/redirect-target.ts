import { PAGES } from './pages.ts'

/** Stands in for our own origin while an address is parsed; `.invalid` can never be registered. */
const HERE = 'https://shop.invalid'

/** What no shopper wants to see after a sign-in: files, calls, and the sign-in once more. */
const NO_TARGETS = ['/api/', '/sandbox/', PAGES.login.path, PAGES.checkoutLogin.path]

/**
 * Where a sign-in leads: the requested page of this shop, else the fallback.
 *
 * Only a path inside the shop counts, because it comes from the address bar: what a browser would read as another host
 * (`//`, `/\`, a scheme, tabs and line breaks in between) is never followed. Paths carry no locale prefix.
 *
 * @see spec §2; design §8 "Redirect targets"
 */
export function redirectTarget(href: string | undefined, fallback: string): string {
  if (href === undefined || !/^\/(?![/\\])/.test(href) || /[\\\p{Cc}]/u.test(href)) return fallback
  if (!URL.canParse(href, HERE)) return fallback

  const { origin, pathname, search, hash } = new URL(href, HERE)
  // dots are resolved by now: /.//evil.example has become //evil.example
  const isTarget = !NO_TARGETS.some((path) => pathname.startsWith(path))
  const isPage = pathname.endsWith('/') && !pathname.startsWith('//') && isTarget
  return origin === HERE && isPage ? pathname + search + hash : fallback
}

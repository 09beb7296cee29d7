import type { Locale } from '@shop/domain/market/markets'

/**
 * The way out of a mail as mail programs follow it by themselves: at the API of the same host, with the token of the
 * page's hash, and the page for whoever looks.
 *
 * @see RFC 8058
 */
export function oneClickWayOut(page: string, { path, locale }: { path: string; locale: Locale }): string {
  const { origin, pathname, search, hash } = new URL(page)
  const address = new URL(path, origin)
  address.searchParams.set('token', hash.slice(hash.indexOf('=') + 1))
  address.searchParams.set('locale', locale)
  address.searchParams.set('page', `${pathname}${search}`)
  return address.href
}

import type { Locale } from '@shop/domain/market/markets'

type LinkPurpose = 'confirm' | 'unsubscribe'

/**
 * Where the links of newsletters lead: to the API of the shop's own host, which answers a look with a page that asks,
 * so that programs that open every link of a mail change nothing.
 */
export function newsletterLink(
  way: LinkPurpose,
  { addressOf, locale, token }: { addressOf: (path: string) => string; locale: Locale; token: string },
): string {
  const address = new URL(`/api/newsletter/${way}/`, addressOf('/'))
  address.searchParams.set('token', token)
  address.searchParams.set('locale', locale)
  return address.href
}

import { pagePath } from '@shop/domain/link/page-link'
import { SEARCH_QUERY_MAX } from '@shop/domain/query/search-query-max'

/**
 * A typed query, normalised: one line without control characters, cut at a generous length. Anything but text is no
 * query.
 */
export function searchQuery(typed: unknown): string {
  if (typeof typed !== 'string') return ''
  const line = typed
    .slice(0, 2 * SEARCH_QUERY_MAX)
    // half of a character, typed or left by a cut, belongs into no address
    .replace(/\p{Cs}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_QUERY_MAX)
  return line.replace(/\p{Cs}/gu, '').trim()
}

/** Where a question is answered. */
export function searchHref(query: string): string {
  return pagePath('search', { q: query })
}

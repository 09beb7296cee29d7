import { pagePath } from '@shop/domain/link/page-link'
import { SEARCH_QUERY_MAX } from '@shop/domain/query/search-query-max'

/**
 * What somebody typed, as it is searched for: one line without control characters, cut where no shopper writes on.
 * Anything that is no text is no question.
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

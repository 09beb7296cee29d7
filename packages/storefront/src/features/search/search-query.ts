/** Longer questions come from no page of ours. */
export const LONGEST_QUERY = 200

/**
 * What somebody typed, as it is searched for: one line without control characters, cut where no shopper writes on.
 * Anything that is no text is no question.
 */
export function searchQuery(typed: unknown): string {
  if (typeof typed !== 'string') return ''
  const line = typed
    .slice(0, 2 * LONGEST_QUERY)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_QUERY)
  // half of a character, typed or left by the cut, belongs into no address
  return line.replace(/\p{Cs}/gu, '').trim()
}

/** Where a question is answered. */
export function searchHref(query: string): string {
  return `/suche/?${new URLSearchParams({ q: query })}`
}

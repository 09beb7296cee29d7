/** How many products a browser remembers; more than a slider shows, because some will be sold out. */
export const LAST_SEEN_MAX = 20

/** The products seen last with this one put first, each once. */
export function withSeen(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((known) => known !== id)].slice(0, LAST_SEEN_MAX)
}

/** What a browser has kept; whatever is no list of product ids is forgotten. */
export function lastSeenOf(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, LAST_SEEN_MAX)
}

const WINDOW_MS = 1000

/** How many requests in a second a page size allows, as the original does. @see integrations §2.1 "Service limits" */
export function requestsPerSecond(perPage: number): number {
  if (perPage <= 25) return 50
  if (perPage <= 50) return 15
  return perPage <= 75 ? 10 : 6
}

/** What is left after a request; null `remaining` means that it came too early. */
export type RateLimitState = { limit: number; remaining: number | null }

/**
 * Counts the requests of a token in the second behind it. A refused request does not count, so waiting helps. Only one
 * second is remembered.
 */
export function rateLimiter(now: () => number = Date.now) {
  const starts = new Map<string, number[]>()

  return (token: string, limit: number): RateLimitState => {
    const since = now() - WINDOW_MS
    const recent = (starts.get(token) ?? []).filter((start) => start > since)
    const isTooMuch = recent.length >= limit
    if (!isTooMuch) recent.push(now())
    starts.set(token, recent)
    return { limit, remaining: isTooMuch ? null : limit - recent.length }
  }
}

export function rateHeaders({ limit, remaining }: RateLimitState): Record<string, string> {
  return {
    'x-ratelimit': `"concurrent-requests";r=${remaining ?? 0}`,
    'x-ratelimit-policy': `"concurrent-requests";q=${limit}`,
    ...(remaining === null ? { 'retry-after': '1' } : {}),
  }
}

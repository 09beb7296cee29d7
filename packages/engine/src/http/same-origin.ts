/**
 * Whether a writing request comes from a page of this very origin.
 *
 * Browsers send `Sec-Fetch-Site` or, the older ones, `Origin`; a request with neither is refused as well,
 * because a write has to prove where it comes from. Only hosts are compared: a proxy may end TLS before us.
 *
 * @see product §3 "Writes need a same-origin request"
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'

  const origin = request.headers.get('origin')
  if (origin === null || !URL.canParse(origin)) return false
  const host = request.headers.get('host') ?? new URL(request.url).host
  return new URL(origin).host === host
}

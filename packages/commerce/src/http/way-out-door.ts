import { problem } from '@shop/api-client/contract/problem'
import { cancelReminder } from '@shop/api-client/contract/reminders'
import { endReviewInvitations } from '@shop/api-client/contract/reviews'
import type { Locale } from '@shop/domain/market/markets'
import { limitedText } from '@shop/engine/http/request-input'
import type { Engine } from '../engine.ts'

const NO_STORE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
const TOKEN = /^[\w-]{20,100}$/
/** A path of this host and nothing else: two slashes would be another host. */
const PAGE = /^\/(?![/\\])[\w/%.-]*\?variant=[\w%.-]+$/

/** What each way out ends, and the word by which the product's page asks the same. */
const WAYS = new Map([
  ['/api/shop/reminders/unsubscribe/', { call: cancelReminder, word: 'nicht-erinnern' }],
  ['/api/shop/review-invitations/unsubscribe/', { call: endReviewInvitations, word: 'keine-bewertung' }],
])

/**
 * The way out of a reminder's mail and of an invitation to review, as mail programs show it beside the sender: a POST from
 * nowhere ends what the mail belongs to, a look leads to the product's page, which asks. Null for every other path.
 *
 * @see RFC 8058
 */
export async function wayOutResponse(
  engine: Engine,
  request: Request,
  { locale, clientAddress }: { locale: Locale; clientAddress: string },
): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const way = WAYS.get(pathname)
  if (way === undefined) return null
  const token = searchParams.get('token') ?? ''
  if (request.method === 'GET' || request.method === 'HEAD') {
    const page = searchParams.get('page') ?? ''
    if (!TOKEN.test(token) || !PAGE.test(page)) throw problem(404, 'not_found', 'This link is not complete.')
    const headers = { ...NO_STORE, location: `${page}#${way.word}=${token}` }
    return new Response(null, { status: 303, headers })
  }

  const form = request.method === 'POST' ? new URLSearchParams(await limitedText(request)) : null
  if (form?.get('List-Unsubscribe') !== 'One-Click')
    throw problem(403, 'cross_origin', 'Only List-Unsubscribe=One-Click is accepted here.')
  const facts = { locale, token: null, address: clientAddress, idempotencyKey: null, userAgent: null }
  const { status } = await engine.call(way.call, { token }, facts)
  return new Response(null, { status: status < 400 ? 200 : status, headers: NO_STORE })
}

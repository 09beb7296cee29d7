import { problem } from '@shop/api-client/contract/problem'
import { cancelReminder } from '@shop/api-client/contract/reminders'
import type { Locale } from '@shop/domain/market/markets'
import { limitedText } from '@shop/engine/http/request-input'
import type { Engine } from '../engine.ts'

const PATH = '/api/shop/reminders/unsubscribe/'
const NO_STORE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
const TOKEN = /^[\w-]{20,100}$/
/** A path of this host and nothing else: two slashes would be another host. */
const PAGE = /^\/(?![/\\])[\w/%.-]*\?variant=[\w%.-]+$/

/**
 * The way out of a reminder's mail, as mail programs show it beside the sender: a POST from nowhere ends the reminders of
 * the address, a look leads to the product's page, which asks. Null for every other path.
 *
 * @see RFC 8058
 */
export async function reminderResponse(
  engine: Engine,
  request: Request,
  { locale, clientAddress }: { locale: Locale; clientAddress: string },
): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname !== PATH) return null
  const token = searchParams.get('token') ?? ''
  if (request.method === 'GET' || request.method === 'HEAD') {
    const page = searchParams.get('page') ?? ''
    if (!TOKEN.test(token) || !PAGE.test(page)) throw problem(404, 'not_found', 'This link is not complete.')
    const headers = { ...NO_STORE, location: `${page}#nicht-erinnern=${token}` }
    return new Response(null, { status: 303, headers })
  }

  const form = request.method === 'POST' ? new URLSearchParams(await limitedText(request)) : null
  if (form?.get('List-Unsubscribe') !== 'One-Click')
    throw problem(403, 'cross_origin', 'Only List-Unsubscribe=One-Click is accepted here.')
  const facts = { locale, token: null, address: clientAddress, idempotencyKey: null, userAgent: null }
  const { status } = await engine.call(cancelReminder, { token }, facts)
  return new Response(null, { status: status < 400 ? 200 : status, headers: NO_STORE })
}

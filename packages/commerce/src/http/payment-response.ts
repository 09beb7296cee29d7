import { problem } from '@shop/api-client/contract/problem'
import { limitedText } from '@shop/engine/http/request-input'
import type { Engine } from '../engine.ts'

/** An address that belongs to a payment provider and not to the shop's own pages. */
export type PaymentAddress =
  | { kind: 'webhook'; method: 'POST'; provider: string }
  | { kind: 'return'; method: 'GET'; provider: string; token: string }

const WEBHOOK = /^\/api\/payments\/([a-z]+)\/webhook\/$/
const RETURN = /^\/api\/payments\/([a-z]+)\/return\/([A-Za-z0-9_-]{20,128})\/$/
const NO_STORE = { 'cache-control': 'private, no-store' }

/** Reads the address of a provider's webhook, or of a shopper's way back from its page; null for any other path. */
export function paymentAddress(path: string): PaymentAddress | null {
  const webhook = WEBHOOK.exec(path)
  if (webhook) return { kind: 'webhook', method: 'POST', provider: webhook[1] ?? '' }
  const back = RETURN.exec(path)
  return back ? { kind: 'return', method: 'GET', provider: back[1] ?? '', token: back[2] ?? '' } : null
}

/**
 * A webhook carries a signature instead of an origin, and its status decides whether it is sent again: 200 once it
 * counts or has counted, 401 for a wrong signature, 404, 409 and 422 for what does not fit. A shopper on the way back
 * is led on to the thank-you page or the checkout.
 */
export async function paymentResponse(
  engine: Engine,
  request: Request,
  address: PaymentAddress,
): Promise<Response> {
  if (address.kind === 'return') {
    const { searchParams } = new URL(request.url)
    const location = await engine.returnFromPayment(address.provider, address.token, searchParams)
    if (location === null) throw problem(404, 'not_found', 'There is no payment under this address.')
    return new Response(null, {
      status: 303,
      headers: { ...NO_STORE, location, 'referrer-policy': 'no-referrer' },
    })
  }

  const body = await limitedText(request)
  const states = await engine.acceptPaymentNotices(address.provider, { body, headers: request.headers })
  if (states === null)
    throw problem(401, 'signature_invalid', 'The notice is not signed with the secret of this provider.')
  return Response.json({ accepted: true }, { headers: NO_STORE })
}

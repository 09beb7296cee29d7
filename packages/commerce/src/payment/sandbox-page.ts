import { createHash } from 'node:crypto'
import type { Engine } from '../engine.ts'
import { limitedText } from '../http/request-input.ts'
import type { PaymentNotice, PaymentWish } from '../ports/payment-provider.ts'
import { challengePage, paymentPage, SANDBOX_CSS } from './sandbox-html.ts'
import type { SandboxProvider } from './sandbox-provider.ts'
import { CHALLENGE_CODE } from './sandbox-words.ts'

const STYLE_HASH = createHash('sha256').update(SANDBOX_CSS).digest('base64')

/**
 * The sandbox provider's hosted page under `/sandbox/pay/{token}/`; null for every other path, for an
 * address that is not ours, and where sandbox payments are off.
 *
 * Each way out delivers the signed notice first and sends the shopper back afterwards.
 */
export async function sandboxPage(engine: Engine, request: Request): Promise<Response | null> {
  const { sandbox } = engine
  const token = /^\/sandbox\/pay\/([\w.-]+)\/$/.exec(new URL(request.url).pathname)?.[1]
  if (sandbox === null || token === undefined) return null
  const wish = sandbox.wishOf(token)
  if (wish === null) return null
  if (request.method !== 'POST') return html(paymentPage(wish))

  const form = new URLSearchParams(await limitedText(request))
  switch (form.get('action')) {
    case 'approve':
      return finished(engine, sandbox, wish, 'captured')
    case 'decline':
      return finished(engine, sandbox, wish, 'failed')
    case 'abandon':
      return finished(engine, sandbox, wish, 'cancelled')
    case 'challenge':
      return html(challengePage(wish, false))
    case 'confirm':
      if (form.get('code')?.trim() !== CHALLENGE_CODE) return html(challengePage(wish, true))
      return finished(engine, sandbox, wish, 'captured')
    default:
      return html(paymentPage(wish))
  }
}

async function finished(
  engine: Engine,
  sandbox: SandboxProvider,
  wish: PaymentWish,
  outcome: PaymentNotice['outcome'],
): Promise<Response> {
  const { body, signature } = sandbox.signedNotice(wish, outcome)
  const state = await engine.acceptPaymentNotice(sandbox.key, body, signature)

  // What counts is the order, not the button: it may have been paid or given up before.
  const location =
    state === 'payment_failed' || state === 'cancelled' ? wish.failureAddress : wish.successAddress
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}

function html(body: string): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
    },
  })
}

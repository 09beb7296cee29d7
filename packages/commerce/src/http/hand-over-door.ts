import { finishHandOver } from '@shop/api-client/contract/hand-over'
import { problem } from '@shop/api-client/contract/problem'
import { pagePath } from '@shop/domain/link/page-link'
import { isLocale, type Locale } from '@shop/domain/market/markets'
import { sessionCookieName, sessionToken } from '@shop/engine/http/session-cookie'
import * as v from 'valibot'
import type { Engine } from '../engine.ts'

const ADDRESS = /^\/api\/checkout\/hand-over\/([a-z]{2}-[a-z]{2})\/$/
const NO_STORE = { 'cache-control': 'private, no-store' }

type HandOverOptions = { clientAddress: string; secureCookies: boolean }

/**
 * The address that the checkout of another system leads back to, `/api/checkout/hand-over/de-de/`: leads on to the
 * thank-you page. What is not an order of this session opens nothing there; the page then says that the confirmation comes
 * by mail. Null for any other request.
 *
 * @see docs/scayle.md
 */
export async function handOverResponse(
  engine: Engine,
  request: Request,
  { clientAddress, secureCookies }: HandOverOptions,
): Promise<Response | null> {
  const { pathname, search } = new URL(request.url)
  const locale = ADDRESS.exec(pathname)?.[1]
  if (locale === undefined || request.method !== 'GET' || engine.handOver === null) return null
  if (!isLocale(locale) || !engine.brand.locales.includes(locale))
    throw problem(404, 'locale_unknown', `Page Not Found: ${pathname}`)

  const order = await orderToken(engine, {
    locale,
    answer: search.slice(1),
    request,
    clientAddress,
    secureCookies,
  })
  const location = engine.addressOf(locale, pagePath('thankYou', order === null ? {} : { order }))
  return new Response(null, {
    status: 303,
    headers: { ...NO_STORE, location, 'referrer-policy': 'no-referrer' },
  })
}

type Return = HandOverOptions & { locale: Locale; answer: string; request: Request }

/** Null for what the other system has not signed. */
async function orderToken(
  engine: Engine,
  { locale, answer, request, clientAddress, secureCookies }: Return,
): Promise<string | null> {
  const { status, body } = await engine.call(
    finishHandOver,
    { answer },
    {
      locale,
      token: sessionToken(request, sessionCookieName(engine.brand.id, secureCookies)),
      address: clientAddress,
      idempotencyKey: null,
      userAgent: request.headers.get('user-agent'),
    },
  )
  return status === 200 ? v.parse(finishHandOver.answer, body).token : null
}

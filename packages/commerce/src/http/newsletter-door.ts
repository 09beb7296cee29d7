import { confirmNewsletter, unsubscribeNewsletter } from '@shop/api-client/contract/newsletter'
import { problem } from '@shop/api-client/contract/problem'
import type { NewsletterStep } from '@shop/domain/link/newsletter-steps'
import { pagePath } from '@shop/domain/link/page-link'
import type { Locale } from '@shop/domain/market/markets'
import { limitedText } from '@shop/engine/http/request-input'
import { isSameOrigin } from '@shop/engine/http/same-origin'
import { cookieOf } from '@shop/engine/http/session-cookie'
import type { Engine } from '../engine.ts'

const NO_STORE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
/** Long enough to read a page and press its button. */
const COOKIE_SECONDS = 60 * 60

/** What a link of a newsletter asks for, and the pages that ask back and say how it went. */
const WAYS = {
  '/api/newsletter/confirm/': {
    call: confirmNewsletter,
    cookie: 'newsletter_confirm',
    asks: stepPath('bestaetigen'),
    done: stepPath('bestaetigt'),
  },
  '/api/newsletter/unsubscribe/': {
    call: unsubscribeNewsletter,
    cookie: 'newsletter_unsubscribe',
    asks: stepPath('abmelden'),
    done: stepPath('abgemeldet'),
  },
} as const
const EXPIRED = stepPath('abgelaufen')

type LinkPath = (typeof WAYS)[keyof typeof WAYS]
type Options = { locale: Locale; clientAddress: string; secureCookies: boolean }

/**
 * The links of newsletters, for people without script and for mail programs. A look (GET) changes nothing: it keeps the
 * token in a cookie that only this door reads, and leads to a page that asks by a button, so that programs that open
 * every link of a mail confirm nothing and no page's address holds a token. The button's form comes back here.
 * `List-Unsubscribe=One-Click` is what mail programs post themselves, from nowhere.
 *
 * Null for every other path, and for calls in JSON.
 *
 * @see product §3, §11.12; RFC 8058
 */
export async function newsletterResponse(
  engine: Engine,
  request: Request,
  options: Options,
): Promise<Response | null> {
  const url = new URL(request.url)
  const way = wayOf(url.pathname)
  if (way === null) return null
  if (request.method === 'GET' || request.method === 'HEAD') return asking(engine, { way, url, options })
  const type = request.headers.get('content-type') ?? ''
  if (request.method !== 'POST' || !type.startsWith('application/x-www-form-urlencoded')) return null

  const form = new URLSearchParams(await limitedText(request))
  const isOneClick = way.call === unsubscribeNewsletter && form.get('List-Unsubscribe') === 'One-Click'
  if (!isOneClick && !isSameOrigin(request))
    throw problem(403, 'cross_origin', 'The button of the shop’s own page has to be pressed.')

  const token = url.searchParams.get('token') ?? form.get('token') ?? cookieOf(request, way.cookie) ?? ''
  const { status } = await engine.call(way.call, { token }, requestFacts(options))
  if (isOneClick) return new Response(null, { status: status < 400 ? 200 : status, headers: NO_STORE })
  // A button pressed too often is answered like an expired link: trying again later helps in both cases.
  return ledTo(engine, { path: status < 400 ? way.done : EXPIRED, way, options, token: null })
}

function stepPath(step: NewsletterStep): string {
  return pagePath('newsletter', { step })
}

function wayOf(path: string): LinkPath | null {
  return Object.entries(WAYS).find(([known]) => known === path)?.[1] ?? null
}

function asking(
  engine: Engine,
  { way, url, options }: { way: LinkPath; url: URL; options: Options },
): Response {
  const token = url.searchParams.get('token') ?? ''
  const isToken = /^[\w-]{20,100}$/.test(token)
  return ledTo(engine, {
    path: isToken ? way.asks : EXPIRED,
    way,
    options,
    token: isToken ? token : null,
  })
}

type Lead = { path: string; way: LinkPath; options: Options; token: string | null }

function ledTo(engine: Engine, { path, way, options, token }: Lead): Response {
  const { locale, secureCookies } = options
  const cookie = [
    `${way.cookie}=${token ?? ''}`,
    'Path=/api/newsletter/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${token === null ? 0 : COOKIE_SECONDS}`,
    ...(secureCookies ? ['Secure'] : []),
  ]
  return new Response(null, {
    status: 303,
    headers: { ...NO_STORE, location: engine.addressOf(locale, path), 'set-cookie': cookie.join('; ') },
  })
}

function requestFacts({ locale, clientAddress }: Options) {
  return { locale, token: null, address: clientAddress, idempotencyKey: null, userAgent: null }
}

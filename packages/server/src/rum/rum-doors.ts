import { BANNER_WORDS_PATH, bannerWords } from '@shop/content/banner-words'
import type { ContentClient } from '@shop/content/content-client'
import { isRetailCookie, openRetailLink, retailCookie } from '@shop/customers/rum/retail-device-store'
import { isLocale, type Locale, markets } from '@shop/domain/market/markets'
import { readsSwissGerman } from '@shop/domain/market/swiss-german'
import type { Database } from '@shop/engine/db/database'
import { cookieOf } from '@shop/engine/http/session-cookie'
import { inSwissGerman } from '@shop/i18n/regional'

type RumParts = {
  brandId: string
  locales: readonly Locale[]
  database: Database
  content: ContentClient
  /** Signs the cookie of a store's device. */
  secret: string
  isHttps: boolean
  headers: Record<string, string>
  now?: () => Date
}

const YEAR_SECONDS = 365 * 86_400
const NEVER_KEPT = { 'cache-control': 'private, no-store' }

/**
 * The doors of consent and measurement that are no calls of the contract: who is asked, and in which words. Null for
 * every other path.
 *
 * @see spec §7 "GET /rum/is_internal"; product §11.10
 */
export function rumDoors(parts: RumParts) {
  const { database, content, secret, isHttps, headers, now = () => new Date() } = parts
  const cookieName = isHttps ? `__Host-${parts.brandId}_retail` : `${parts.brandId}_retail`
  const json = (body: unknown, more: Record<string, string>) =>
    new Response(JSON.stringify(body), {
      headers: { ...headers, ...more, 'content-type': 'application/json' },
    })

  return async (request: Request): Promise<Response | null> => {
    if (request.method !== 'GET') return null
    const url = new URL(request.url)
    switch (url.pathname) {
      case '/rum/is_internal':
        return json({ internal: await isInternal(request) }, NEVER_KEPT)
      case '/rum/banner/':
        return words(url.searchParams.get('locale') ?? '')
      case '/rum/retail/':
        return marked(url.searchParams.get('token') ?? '')
      default:
        return null
    }
  }

  function isInternal(request: Request): Promise<boolean> {
    return isRetailCookie(database.sql, cookieOf(request, cookieName), secret)
  }

  /** The editors' texts of the banner; empty when the content service fails. */
  async function words(locale: string): Promise<Response> {
    if (!isLocale(locale) || !parts.locales.includes(locale))
      return new Response(null, { status: 404, headers: { ...headers, ...NEVER_KEPT } })
    const market = markets[locale]
    try {
      const story = await content.story(BANNER_WORDS_PATH, {
        language: market.language,
        locale,
        isHurried: true,
      })
      const found = bannerWords(story?.content)
      return json(readsSwissGerman(market) ? inSwissGerman(found) : found, {
        'cache-control': 'public, max-age=60',
      })
    } catch {
      // the shop's own words stand in
      return json(bannerWords(null), NEVER_KEPT)
    }
  }

  /** Marks the device that opens an operator's link. */
  async function marked(token: string): Promise<Response> {
    const id = token === '' ? null : await openRetailLink(database.sql, token, now())
    if (id === null)
      return new Response(
        'This link is unknown, used or older than a day. Ask an operator for a new one: pnpm shop <shop> retail add <name>.',
        { status: 404, headers: { ...headers, ...NEVER_KEPT, 'content-type': 'text/plain; charset=utf-8' } },
      )
    const cookie = [
      `${cookieName}=${retailCookie(id, secret)}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
      `Max-Age=${YEAR_SECONDS}`,
      ...(isHttps ? ['Secure'] : []),
    ].join('; ')
    return new Response(null, {
      status: 303,
      headers: {
        ...headers,
        ...NEVER_KEPT,
        'referrer-policy': 'no-referrer',
        location: '/',
        'set-cookie': cookie,
      },
    })
  }
}

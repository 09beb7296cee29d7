import { pagePath } from '@shop/domain/link/page-link'
import type { Locale } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import type { Database } from '@shop/engine/db/database'
import { sessionCookieName, sessionToken } from '@shop/engine/http/session-cookie'
import { findSession } from '@shop/engine/session/session-service'
import type { NewsletterReader } from '../checkout/buyer-consent.ts'
import type { AssistantBasket } from './assistant-baskets.ts'
import type { BasketOperations } from './basket-operations.ts'
import { type HandOver, handedOver, isNavigation } from './hand-over.ts'

/** Asks by mail whether the newsletter is wanted. */
export type OfferNewsletter = (locale: Locale, reader: NewsletterReader) => Promise<void>

/** Why an address leads nobody into a basket: nobody knows it any more, somebody has gone on, or there is nothing in it. */
export type HandOverEnd = 'expired' | 'used' | 'canceled' | 'empty'

/** Says to a buyer in a browser what has become of the basket, and what to do. */
export type ExplainEnd = (locale: Locale, end: HandOverEnd) => Promise<Response>

type Parts = {
  baskets: BasketOperations
  database: Database
  mergeVisitor: HandOver['mergeVisitor']
  brand: Brand
  addressOf: (locale: Locale, path: string) => string
  isHttps: boolean
  now: () => Date
  offerNewsletter: OfferNewsletter
  explain: ExplainEnd
  /** Of the address that was opened. */
  locale: Locale
  id: string
}

/**
 * Leads a buyer into the shop: to the checkout where it knows them already, otherwise to the very basket. A browser that
 * got its session by that gets there again; another one, or one that comes too late, reads why it has no basket. A program is led to the shop.
 */
export async function goOn(request: Request, parts: Parts): Promise<Response> {
  const { baskets, database, mergeVisitor, brand, isHttps: secure, now } = parts
  const basket = await baskets.opened(parts.id, null)
  const to = (headers: Record<string, string> = {}, page: 'basket' | 'checkout' = 'basket') =>
    new Response(null, {
      status: 303,
      headers: {
        location: parts.addressOf(basket?.locale ?? parts.locale, pagePath(page)),
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        ...headers,
      },
    })
  if (!isNavigation(request)) return to()
  if (basket === null) return parts.explain(parts.locale, 'expired')
  const ended = (end: HandOverEnd) => parts.explain(basket.locale, end)
  const browsers = sessionToken(request, sessionCookieName(brand.id, secure))
  const ordered = await baskets.orderAddress(basket)
  if (ordered !== null) return to({ location: ordered })
  if (basket.state === 'canceled') return ended('canceled')
  if (basket.state !== 'open')
    return (await isBuyers(database, { basket, browsers, now: now() })) ? to() : ended('used')
  const asking = { address: '', agent: '', idempotencyKey: null, keyed: null, signedBy: null }
  const { lastSeen, reader, isAddressed } = await baskets.closing(basket, asking)
  if (Array.isArray(lastSeen.line_items) && lastSeen.line_items.length === 0) return ended('empty')
  const given = await handedOver({
    database,
    mergeVisitor,
    known: basket,
    lastSeen,
    browsers,
    brandId: brand.id,
    secure,
    now: now(),
  })
  if (given !== null && reader !== null) await parts.offerNewsletter(basket.locale, reader)
  // Somebody was quicker, in another window, or it has just run out.
  if (given === null) return ended((await baskets.opened(parts.id, null)) === null ? 'expired' : 'used')
  if (given.cookie === null) return to()
  return to({ 'set-cookie': given.cookie }, isAddressed ? 'checkout' : 'basket')
}

/** Whether a browser is the one that has got the basket. */
async function isBuyers(
  database: Database,
  { basket, browsers, now }: { basket: AssistantBasket; browsers: string | null; now: Date },
): Promise<boolean> {
  if (browsers === null || basket.buyerId === null) return false
  return (await findSession(database.sql, browsers, now))?.userId === basket.buyerId
}

import { pagePath } from '@shop/domain/link/page-link'
import type { Locale } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import type { Database } from '@shop/engine/db/database'
import { sessionCookieName, sessionToken } from '@shop/engine/http/session-cookie'
import type { NewsletterReader } from '../checkout/buyer-consent.ts'
import type { BasketOperations } from './basket-operations.ts'
import { type HandOver, handedOver, isNavigation } from './hand-over.ts'

/** Asks by mail whether the newsletter is wanted. */
export type OfferNewsletter = (locale: Locale, reader: NewsletterReader) => Promise<void>

type Parts = {
  baskets: BasketOperations
  database: Database
  mergeVisitor: HandOver['mergeVisitor']
  brand: Brand
  addressOf: (locale: Locale, path: string) => string
  isHttps: boolean
  now: () => Date
  offerNewsletter: OfferNewsletter
  /** Of the address that was opened. */
  locale: Locale
  id: string
}

/**
 * Leads a buyer into the shop: to the checkout where it knows them already, otherwise to the very basket. Whoever comes
 * later, or by a program, gets none.
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
  if (basket === null || !isNavigation(request)) return to()
  const ordered = await baskets.orderAddress(basket)
  if (ordered !== null) return to({ location: ordered })
  const asking = { address: '', agent: '', idempotencyKey: null, keyed: null, signedBy: null }
  const { lastSeen, reader, isAddressed } = await baskets.closing(basket, asking)
  const given = await handedOver({
    database,
    mergeVisitor,
    known: basket,
    lastSeen,
    browsers: sessionToken(request, sessionCookieName(brand.id, secure)),
    brandId: brand.id,
    secure,
    now: now(),
  })
  if (given !== null && reader !== null) await parts.offerNewsletter(basket.locale, reader)
  if (given === null || given.cookie === null) return to()
  return to({ 'set-cookie': given.cookie }, isAddressed ? 'checkout' : 'basket')
}

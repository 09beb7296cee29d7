import { pagePath } from '@shop/domain/link/page-link'
import type { Locale } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import type { Database } from '@shop/engine/db/database'
import { sessionCookieName, sessionToken } from '@shop/engine/http/session-cookie'
import type { BasketOperations } from './basket-operations.ts'
import { type HandOver, handedOver, isNavigation } from './hand-over.ts'

type Parts = {
  baskets: BasketOperations
  database: Database
  mergeVisitor: HandOver['mergeVisitor']
  brand: Brand
  addressOf: (locale: Locale, path: string) => string
  isHttps: boolean
  now: () => Date
  /** Of the address that was opened. */
  locale: Locale
  id: string
}

/** Leads a buyer into the shop, to the very basket; whoever comes later, or by a program, gets no basket. */
export async function goOn(request: Request, parts: Parts): Promise<Response> {
  const { baskets, database, mergeVisitor, brand, isHttps: secure, now } = parts
  const basket = await baskets.opened(parts.id, null)
  const to = (headers: Record<string, string> = {}) =>
    new Response(null, {
      status: 303,
      headers: {
        location: parts.addressOf(basket?.locale ?? parts.locale, pagePath('basket')),
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        ...headers,
      },
    })
  if (basket === null || !isNavigation(request)) return to()
  const lastSeen = await baskets.read(basket, { address: '', agent: '', idempotencyKey: null, keyed: null })
  const cookie = await handedOver({
    database,
    mergeVisitor,
    known: basket,
    lastSeen,
    browsers: sessionToken(request, sessionCookieName(brand.id, secure)),
    brandId: brand.id,
    secure,
    now: now(),
  })
  return cookie === null ? to() : to({ 'set-cookie': cookie })
}

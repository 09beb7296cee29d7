import { pagePath } from '@shop/domain/link/page-link'
import type { Locale } from '@shop/domain/market/markets'
import { expressTicketOf } from '@shop/sales/checkout/express/express-path'
import type { Engine } from '../engine.ts'

/**
 * The page of a wallet, by its ticket; null for every other path. A ticket that does not count any more leads to the basket,
 * which is as it was.
 */
export async function expressResponse(
  engine: Engine,
  request: Request,
  { locale }: { locale: Locale },
): Promise<Response | null> {
  const ticket = expressTicketOf(new URL(request.url).pathname)
  if (ticket === null || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const page = await engine.walletPage(ticket)
  const basket = engine.addressOf(locale, pagePath('basket'))
  return (
    page ??
    new Response(null, { status: 303, headers: { 'cache-control': 'private, no-store', location: basket } })
  )
}

import { sendMetrics } from '@shop/api-client/contract/rum'
import { pageKind } from '@shop/domain/analytics/page-kind'
import { on } from '../on.ts'
import { pathInShop } from './path-in-shop.ts'
import { keepVitals } from './rum-store.ts'

/**
 * Keeps what a browser measured. Address and search of the page are not kept, only its path: what is measured is the
 * shop, not the shopper.
 *
 * @see spec §7 "A browser beacon posts performance metrics"
 */
export const sendMetricsHandler = on(sendMetrics).answer(async ({ path: whole, metrics }, context) => {
  const { sql, services, request, shop, now, addressOf } = context
  await services.limits.metrics.use([request.address], now)
  const path = pathInShop(whole, addressOf)
  const kind = pageKind(path)
  await keepVitals(
    sql,
    metrics.map(({ name, value, rating, attribution }) => ({
      measuredAt: now,
      locale: shop.locale,
      pageKind: kind,
      // what follows these words identifies a person
      path: kind === 'account' || kind === 'thanks' ? `/${kind}/` : path,
      metric: name,
      value,
      rating,
      attribution,
    })),
  )
  return {}
})

import { browserShop } from '@shop/domain/shop/browser-shop'
import { useRouteContext } from '@tanstack/react-router'
import type { ShopFacts } from '../router-context.ts'

export const SHOP_FACTS_ID = 'shop-facts'

/**
 * Hands the shop to the browser as data: a script element that is never run, so no policy has to allow it. It is our own
 * JSON with every < escaped.
 */
export function ShopFactsScript() {
  const {
    shop,
    origins,
    defaultOrigin,
    buildId,
    showsErrorDetails,
    isPreview,
    setup,
    filters,
    expressMethods,
    missingAt,
  } = useRouteContext({ from: '__root__' })
  const facts: ShopFacts = {
    shop: browserShop(shop),
    origins,
    defaultOrigin,
    buildId,
    showsErrorDetails,
    isPreview,
    setup,
    filters,
    expressMethods,
    ...(missingAt === undefined ? {} : { missingAt }),
  }
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c')

  return <script id={SHOP_FACTS_ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
}

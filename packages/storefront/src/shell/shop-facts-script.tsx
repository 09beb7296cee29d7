import { markets } from '@shop/domain/market/markets'
import { browserShop } from '@shop/domain/shop/browser-shop'
import { useRouteContext } from '@tanstack/react-router'
import type { ShopFacts } from '../router-context.ts'

const SHOP_FACTS_ID = 'shop-facts'

/**
 * Hands the shop to the browser as data: a script element that is never run, so no policy has to allow it. It is our own
 * JSON with every < escaped. The shop's market is left out: the scripts know all of them.
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
  const { market: _, ...ofShop } = browserShop(shop)
  const facts = {
    shop: ofShop,
    origins,
    defaultOrigin,
    buildId,
    showsErrorDetails,
    isPreview,
    setup,
    filters,
    expressMethods,
    ...(missingAt === undefined ? {} : { missingAt }),
  } satisfies Omit<ShopFacts, 'shop'> & { shop: object }
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c')

  return <script id={SHOP_FACTS_ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** What `ShopFactsScript` has written into the document. */
export function shopFactsOf(page: Document): ShopFacts {
  const { shop, ...facts } = JSON.parse(page.getElementById(SHOP_FACTS_ID)?.textContent ?? 'null')
  const { locale }: ShopFacts['shop'] = shop
  return { ...facts, shop: { ...shop, market: markets[locale] } }
}

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
  const context = useRouteContext({ from: '__root__' })
  // React leaves what stands in such an element, so the browser needs nothing of what writes it.
  const json = import.meta.env.SSR ? factsJson(context) : ''

  return (
    <script
      id={SHOP_FACTS_ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

function factsJson(context: ShopFacts): string {
  const { origins, defaultOrigin, buildId, showsErrorDetails, isPreview, setup, filters } = context
  const { expressWallets, missingAt } = context
  const { market: _, ...shop } = browserShop(context.shop)
  const facts = {
    shop,
    origins,
    defaultOrigin,
    buildId,
    showsErrorDetails,
    isPreview,
    setup,
    filters,
    expressWallets,
    ...(missingAt === undefined ? {} : { missingAt }),
  } satisfies Omit<ShopFacts, 'shop'> & { shop: object }
  return JSON.stringify(facts).replaceAll('<', '\\u003c')
}

/** What `ShopFactsScript` has written into the document. */
export function shopFactsOf(page: Document): ShopFacts {
  const { shop, ...facts } = JSON.parse(page.getElementById(SHOP_FACTS_ID)?.textContent ?? 'null')
  const { locale }: ShopFacts['shop'] = shop
  return { ...facts, shop: { ...shop, market: markets[locale] } }
}

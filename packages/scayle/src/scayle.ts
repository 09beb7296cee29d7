import type { Brand } from '@shop/domain/shop/brand'
import { openShop } from '@shop/domain/shop/shop'
import type { Backend } from '@shop/engine/backend'
import { basketHandlers } from './basket/basket-handlers.ts'
import { openBaskets } from './basket/basket-service.ts'
import { closedCalls, LACKING_FEATURES } from './capabilities.ts'
import { handOverHandlers } from './checkout/hand-over-handlers.ts'
import type { AskOptions } from './connection/ask.ts'
import { type ScayleOptions, scayleSetup } from './connection/setup.ts'
import { openTenant, orUnavailable } from './connection/tenant.ts'
import { goodsHandlers } from './goods/goods-handlers.ts'
import { offeredFilters } from './listing/listed-products.ts'
import { listingHandlers } from './listing/listing-handlers.ts'
import { mergeWishlists, wishlistHandlers } from './wishlist/wishlist-handlers.ts'

export type { ScayleOptions } from './connection/setup.ts'

/** Filters that lists of every tenant have. */
const STANDING = ['price', 'sale', 'brand', 'colour', 'size']

/**
 * SCAYLE as the backend of a brand: `backend: scayle()` in `apps/<shop>/shop.ts`. Host and token come from `SCAYLE_HOST` and
 * `SCAYLE_TOKEN`, its checkout from `SCAYLE_CHECKOUT_…`, the shop ids from `shopIds` of `brand.ts`.
 *
 * @throws when the shop opens with a variable that is missing or wrong
 * @see docs/scayle.md
 */
export function scayle(options: ScayleOptions = {}, asking: AskOptions = {}) {
  return (brand: Brand, environment: Readonly<Record<string, string | undefined>>): Backend => {
    const setup = scayleSetup(options, environment)
    const tenant = openTenant(setup, { onUnanswered: report, ...asking })
    const baskets = openBaskets(tenant)
    const { checkout } = setup
    const lists = { tenant, names: new Set(STANDING) }
    // What lists can be filtered by is a part of their addresses, so it should be known before the first comes.
    for (const locale of brand.locales.slice(0, 1))
      void offeredFilters(lists, openShop(brand, locale), {}).catch(() => undefined)

    return {
      name: 'SCAYLE',
      handlers: [
        ...goodsHandlers(tenant),
        ...listingHandlers(lists),
        ...basketHandlers(baskets),
        ...wishlistHandlers(tenant),
        ...(checkout === null ? [] : handOverHandlers({ tenant, checkout, baskets })),
      ],
      closed: closedCalls({ hasCheckout: checkout !== null }),
      lacks: LACKING_FEATURES,
      handOver: checkout && { origins: [checkout.origin, ...checkout.partners] },
      assetHosts: setup.pictures === null ? [] : [new URL(setup.pictures).origin],
      filters: () => [...lists.names],
      async mergeVisitor({ from, to, shops, now }) {
        await orUnavailable(() =>
          Promise.all(
            shops.map(async (shop) => {
              await baskets.merge({ shop, userId: from, now }, { shop, userId: to, now })
              await mergeWishlists(tenant, { shop, userId: from }, { shop, userId: to })
            }),
          ),
        )
      },
    }
  }
}

function report(question: string, { kind, message }: { kind: string; message: string }): void {
  console.warn(`SCAYLE (${kind}) ${question}: ${message}`)
}

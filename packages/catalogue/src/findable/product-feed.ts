import type { Product, Variant } from '@shop/domain/product/product'
import type { EnergyLabel } from '@shop/domain/product/product-facts'
import { lineShipping } from '@shop/domain/shipping/line-shipping'
import { type ShippingMethod, shippingMethods } from '@shop/domain/shipping/shipping-cost'
import type { Shop } from '@shop/domain/shop/shop'
import { type Database, readCatalogue } from '@shop/engine/db/database'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { offerTerms } from './offer-terms-store.ts'
import { productPages } from './product-page-store.ts'

/** One article in the feed of price comparison and marketplaces. */
export type FeedItem = {
  product: Product
  variant: Variant
  energyLabel: EnergyLabel | null
  /** When the running sale began, and when it may no longer be compared; null where there is none. */
  sale: { from: Date; until: Date | null } | null
  /** What one piece holds, for the unit price. */
  content: { unit: string; size: number } | null
  /** How it travels when it is bought alone, and what that costs in minor units. */
  shipping: { method: ShippingMethod; cost: number }
}

/** Products that are read in one go. */
const PORTION = 50

/** Every article that a shop sells, some at a time, so that no catalogue is too large. */
export async function* productFeed(
  database: Pick<Database, 'sql' | 'replica'>,
  catalogue: Catalogue,
  shop: Shop,
): AsyncGenerator<FeedItem> {
  for (let after = 0; ; ) {
    const from = after
    const pages = await readCatalogue(database, (sql) =>
      productPages(sql, shop.market, { after: from, limit: PORTION }),
    )
    const ids = pages.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return

    // Read beside the memory: a feed asks for everything once, and would push out what shoppers look at.
    const [portion, terms] = await readCatalogue(database, async (sql) => [
      await catalogue.products(ids, sql),
      await offerTerms(sql, ids, shop.market.country),
    ])
    for (const { product, extras } of portion) {
      for (const variant of product.variants) {
        const method = lineShipping({ product, variant })
        const facts = {
          subtotal: variant.price.withTax,
          freight: method === 'freight',
          downloadsOnly: method === 'download',
        }
        const [way] = shippingMethods(facts, shop.shipping)
        yield {
          product,
          variant,
          energyLabel: extras.facts.energyLabel,
          sale: terms.get(variant.id)?.sale ?? null,
          content: terms.get(variant.id)?.content ?? null,
          shipping: { method, cost: way?.cost ?? 0 },
        }
      }
    }
    after = last
  }
}

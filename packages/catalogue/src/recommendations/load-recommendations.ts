import { loadRecommendations } from '@shop/api-client/contract/recommendations'
import { commaList } from '../catalogue/comma-list.ts'
import { on } from '../on.ts'
import type { ShelfProduct } from '../recommenders/shelf.ts'

/**
 * Cards of recommended products, in the order asked; ids that are unknown or sold out are left out, so that a
 * failure further up is an empty list and never a message. Of siblings the first one asked for: who looked at every
 * colour of a sofa saw one sofa. @see spec §3 "Recommendation slot", §7, §8
 */
export const loadRecommendationsHandler = on(loadRecommendations).answer(
  async ({ referenceKeys }, { catalogue }) =>
    catalogue.listedCards(
      firstOfEach(await catalogue.products(commaList(referenceKeys, 'referenceKeys').map(Number))).map(
        ({ product }) => product.id,
      ),
    ),
)

function firstOfEach(products: readonly ShelfProduct[]): ShelfProduct[] {
  const masters = new Set<string>()
  return products.filter(
    ({ product, card }) =>
      !card.isSoldOut && !masters.has(product.masterKey) && masters.add(product.masterKey),
  )
}

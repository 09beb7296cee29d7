import { recommendForBlock } from '@shop/api-client/contract/recommendations'
import { on } from '../on.ts'
import { catalogueShelf } from '../recommenders/catalogue-shelf.ts'
import { recommendedCards } from '../recommenders/recommended-cards.ts'

/** What an editor's block shows: the provider goes by its id, the own engine by bestsellers that pass the filters. */
export const recommendForBlockHandler = on(recommendForBlock).answer(
  async ({ recommendationId, size, fillWithRandom, filters = [] }, { shop, catalogue, services, now }) =>
    recommendedCards(
      {
        locale: shop.locale,
        slot: { recommendationId, size, fillWithRandom },
        sources: ['bestsellers'],
        productIds: [],
        categoryId: null,
        seenIds: [],
        filters,
        // its page is the same for everybody
        customerCookie: null,
        shelf: catalogueShelf(catalogue),
        now,
      },
      services.recommenders,
    ),
)

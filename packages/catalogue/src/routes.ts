import type { Handler } from '@shop/engine/on'
import { loadGoneProductHandler } from './findable/load-gone-product.ts'
import { loadListingHandler } from './listing/load-listing.ts'
import { loadNavigationHandler } from './listing/load-navigation.ts'
import type { CallContext } from './on.ts'
import { loadProductHandler } from './product-page/load-product.ts'
import { loadProductsHandler } from './product-page/load-products.ts'
import { loadQuestionsHandler } from './product-page/load-questions.ts'
import { loadReviewsHandler } from './product-page/load-reviews.ts'
import { listRecallsHandler } from './recalls/list-recalls.ts'
import { loadRecommendationsHandler } from './recommendations/load-recommendations.ts'
import { recommendForBlockHandler } from './recommendations/recommend-for-block.ts'
import { recommendForSlotHandler } from './recommendations/recommend-for-slot.ts'
import { searchProductsHandler } from './search/search-products.ts'
import { suggestSearchHandler } from './search/suggestions/suggest-search.ts'
import { cancelReservationHandler } from './stores/cancel-reservation.ts'
import { listStoresHandler } from './stores/list-stores.ts'
import { loadStoresHandler } from './stores/load-stores.ts'
import { reserveInStoreHandler } from './stores/reserve-in-store.ts'

/** Every call that the catalogue answers, one line each. */
export const catalogueRoutes: readonly Handler<CallContext>[] = [
  loadNavigationHandler,
  loadListingHandler,
  searchProductsHandler,
  suggestSearchHandler,
  loadProductHandler,
  loadGoneProductHandler,
  loadProductsHandler,
  loadRecommendationsHandler,
  recommendForSlotHandler,
  recommendForBlockHandler,
  loadReviewsHandler,
  loadQuestionsHandler,
  loadStoresHandler,
  listStoresHandler,
  reserveInStoreHandler,
  cancelReservationHandler,
  listRecallsHandler,
]

import type { QuestionPage } from '@shop/api-client/contract/questions'
import type { ReviewPage } from '@shop/api-client/contract/reviews'
import { bindCalls, type CallContext as EngineContext } from '@shop/engine/on'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { FamilyPages } from './products/family-pages.ts'
import type { Recommender } from './recommenders/recommender.ts'

export type CatalogueServices = {
  /** The recommenders, asked in this order. */
  recommenders: readonly Recommender[]
  /** True when no external provider is configured: then pages may carry recommendations themselves. */
  recommendsInProcess: boolean
  /** What product pages show of their reviews. */
  firstReviews: FamilyPages<ReviewPage>
  /** The same of answered questions. */
  firstQuestions: FamilyPages<QuestionPage>
}

/** What handlers of the catalogue may use. */
export type CallContext = EngineContext & {
  /** Products, categories and prices of the shop's locale, in memory. */
  catalogue: Catalogue
  services: CatalogueServices
}

export const { on, onSession } = bindCalls<CallContext>()

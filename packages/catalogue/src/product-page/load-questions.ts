import { loadQuestions } from '@shop/api-client/contract/questions'
import { QUESTIONS_PER_PAGE } from '@shop/domain/question/question'
import { on } from '../on.ts'
import { questionPage } from '../questions/question-page.ts'
import { productNotFound } from './load-reviews.ts'

/** Answered questions that everybody may read. 404 `product_not_found` for an unknown number, and where none are offered. */
export const loadQuestionsHandler = on(loadQuestions).answer(
  async ({ referenceKey, page }, { catalogue, sql, shop }) => {
    const found = shop.features.questions ? await catalogue.productByKey(referenceKey) : null
    if (!found) throw productNotFound(referenceKey)
    return questionPage(sql, {
      family: found.product,
      language: shop.market.language,
      page,
      perPage: QUESTIONS_PER_PAGE,
    })
  },
)

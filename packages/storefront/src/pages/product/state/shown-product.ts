import type { ProductPageData } from '@shop/api-client/contract/catalogue'
import type { QuestionPage } from '@shop/api-client/contract/questions'
import type { ReviewPage } from '@shop/api-client/contract/reviews'
import type { InstalmentExample } from '@shop/domain/payment/instalment-example'
import type { ProductCard } from '@shop/domain/product/product-card'
import type { Late } from '../../../loading/late-data.ts'

/** What the page of a product shows of its own. */
export type ShownProduct = Omit<ProductPageData, 'alternatives' | 'reviews' | 'questions'> & {
  /** What the reviews come to. */
  reviews: Pick<ReviewPage, 'average' | 'count' | 'visible'>
  /** Whether the notice on the legal guarantee is owed. @see eu-duties C-02 */
  hasGuaranteeNotice: boolean
  /** What paying in instalments costs, where the operators have said it. @see eu-duties C-04 */
  instalments?: InstalmentExample
  /** Where the recall stands that the first warning tells of. @see eu-duties C-15 */
  recallsHref?: string
}

/** What only the end of the page shows. */
export type ProductLate = Late<{
  /** Recommended by the own engine, and none where a provider has to be asked. */
  alternatives: readonly ProductCard[]
  /** The first reviews. */
  reviews: ReviewPage
  /** The first answered questions. */
  questions: QuestionPage
}>

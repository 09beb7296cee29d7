import type { Product } from '@shop/domain/product/product'
import { ProductQuestions } from '../../../features/questions/product-questions.tsx'
import { ProductReviews } from '../../../features/reviews/product-reviews.tsx'
import { useLate } from '../../../loading/late-data.ts'
import { useShop } from '../../../use-shop.ts'
import type { ProductLate } from '../state/shown-product.ts'

type ReviewsAndQuestionsProps = { product: Product; late: ProductLate }

/** The panels of what shoppers have written, whose words are in the HTML alone until they wake. */
export function ReviewsAndQuestions({ product, late }: ReviewsAndQuestionsProps) {
  const { features } = useShop()
  const { reviews, questions } = useLate(late)

  return (
    <>
      <ProductReviews product={product} reviews={reviews} />
      {features.questions ? <ProductQuestions product={product} questions={questions} /> : null}
    </>
  )
}

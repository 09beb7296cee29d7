import { ProductQuestions } from '../../features/questions/product-questions.tsx'
import { ProductRecommendations as Recommendations } from '../../features/recommendations/product-recommendations.tsx'
import { ProductReviews } from '../../features/reviews/product-reviews.tsx'
import { useLate } from '../../late-data.ts'
import { useShop } from '../../use-shop.ts'
import { ProductBundle } from './product-bundle.tsx'
import { ProductDetails } from './product-details.tsx'
import type { ProductDialog } from './product-dialog.ts'
import css from './product-view.module.css'
import type { ProductLate, ShownProduct } from './shown-product.ts'

type ProductMoreProps = {
  page: ShownProduct
  /** What the bundle costs in the chosen variant, minor units with tax; null where it is none. */
  bundlePrice: number | null
  openDialog: (dialog: ProductDialog) => void
}

/** What follows below pictures and button: parts of a bundle, the details, the reviews, the questions. */
export function ProductMore({ page, bundlePrice, openDialog }: ProductMoreProps) {
  const { product, bundle, reviews, questions } = page
  const { features } = useShop()

  return (
    <div className={css.details}>
      {bundle && bundlePrice !== null ? <ProductBundle bundle={bundle} price={bundlePrice} /> : null}
      <ProductDetails page={page} openDialog={openDialog}>
        <ProductReviews product={product} reviews={reviews} />
        {features.questions ? <ProductQuestions product={product} questions={questions} /> : null}
      </ProductDetails>
    </div>
  )
}

/** What else might fit, at the end of the page. */
export function ProductRecommendations({ productId, late }: { productId: number; late: ProductLate }) {
  return <Recommendations productId={productId} alternatives={useLate(late).alternatives} />
}

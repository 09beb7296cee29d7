import { ProductRecommendations as Recommendations } from '../../../features/recommendations/product-recommendations.tsx'
import { latePart } from '../../../hydration/late-part.tsx'
import { useLate } from '../../../loading/late-data.ts'
import css from '../product-view.module.css'
import type { ProductDialog } from '../state/product-dialog.ts'
import type { ProductLate, ShownProduct } from '../state/shown-product.ts'
import { ProductBundle } from './product-bundle.tsx'
import { ProductDetails } from './product-details.tsx'

// A part of its own: the rest of the details answers without the page's data being fetched once more.
const ReviewsAndQuestions = latePart(
  () => import('./reviews-and-questions.tsx').then((file) => file.ReviewsAndQuestions),
  'near',
)

type ProductMoreProps = {
  page: ShownProduct
  late: ProductLate
  /** What the bundle costs in the chosen variant, minor units with tax; null where it is none. */
  bundlePrice: number | null
  openDialog: (dialog: ProductDialog) => void
}

/** What follows below pictures and button: parts of a bundle, the details, the reviews, the questions. */
export function ProductMore({ page, late, bundlePrice, openDialog }: ProductMoreProps) {
  const { product, bundle } = page

  return (
    <div className={css.details}>
      {bundle && bundlePrice !== null ? <ProductBundle bundle={bundle} price={bundlePrice} /> : null}
      <ProductDetails page={page} openDialog={openDialog}>
        <ReviewsAndQuestions product={product} late={late} />
      </ProductDetails>
    </div>
  )
}

/** What else might fit, at the end of the page. */
export function ProductRecommendations({ productId, late }: { productId: number; late: ProductLate }) {
  return <Recommendations productId={productId} alternatives={useLate(late).alternatives} />
}

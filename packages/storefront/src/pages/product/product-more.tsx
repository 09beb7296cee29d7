import type { ProductPageData } from '@shop/api-client/contract/catalogue'
import { ProductReviews } from '../../features/reviews/product-reviews.tsx'
import { ProductBundle } from './product-bundle.tsx'
import { ProductDetails } from './product-details.tsx'
import type { ProductDialog } from './product-dialog.ts'
import css from './product-page.module.css'

export { ProductRecommendations } from '../../features/recommendations/product-recommendations.tsx'

type ProductMoreProps = {
  page: ProductPageData
  /** What the bundle costs in the chosen variant, minor units with tax; null where it is none. */
  bundlePrice: number | null
  openDialog: (dialog: ProductDialog) => void
}

/** What follows below pictures and button: parts of a bundle, the details, the reviews. */
export function ProductMore({ page, bundlePrice, openDialog }: ProductMoreProps) {
  const { product, bundle, reviews } = page

  return (
    <div className={css.details}>
      {bundle && bundlePrice !== null ? <ProductBundle bundle={bundle} price={bundlePrice} /> : null}
      <ProductDetails page={page} openDialog={openDialog}>
        <ProductReviews product={product} reviews={reviews} />
      </ProductDetails>
    </div>
  )
}

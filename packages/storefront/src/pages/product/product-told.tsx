import type { ProductPageData } from '@shop/api-client/contract/catalogue'
import type { Variant } from '@shop/domain/product/product'
import { ProductReviews } from '../../features/reviews/product-reviews.tsx'
import { ProductBundle } from './product-bundle.tsx'
import { ProductDetails } from './product-details.tsx'
import type { ProductDialog } from './product-dialog.ts'
import css from './product-told.module.css'

type ProductToldProps = {
  page: ProductPageData
  variant: Variant | null
  openDialog: (dialog: ProductDialog) => void
}

/** What is told below the pictures: the parts of a bundle, the details and what others say. */
export function ProductTold({ page, variant, openDialog }: ProductToldProps) {
  const { product, bundle, reviews } = page

  return (
    <div className={css.told}>
      {bundle && variant ? <ProductBundle bundle={bundle} price={variant.price.withTax} /> : null}
      <ProductDetails page={page} openDialog={openDialog}>
        <ProductReviews product={product} reviews={reviews} />
      </ProductDetails>
    </div>
  )
}

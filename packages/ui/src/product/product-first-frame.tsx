import type { ReactNode } from 'react'
import { PageWidth } from '../layout/page-width.tsx'
import { BuyBox } from './buy-box.tsx'
import css from './product-first-frame.module.css'
import { ProductFrame } from './product-frame.tsx'

type ProductFirstFrameProps = {
  brandLine: string
  name: string
  /** Null while it is not known yet. */
  articleNumber: string | null
  picture: ReactNode
  /** There are no more pictures, and so no small ones beside it. */
  isOnlyPicture: boolean
  price: ReactNode
}

/** What a product page shows at once, where it will stand, while the rest of the page is on its way. */
export function ProductFirstFrame({ picture, isOnlyPicture, ...known }: ProductFirstFrameProps) {
  return (
    <PageWidth>
      <div className={css.page} aria-busy="true">
        <ProductFrame
          gallery={
            <div className={css.stage} data-single={isOnlyPicture || undefined}>
              {picture}
            </div>
          }
        >
          <BuyBox {...known} />
        </ProductFrame>
      </div>
    </PageWidth>
  )
}

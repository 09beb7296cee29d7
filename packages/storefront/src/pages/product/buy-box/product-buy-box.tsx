import { useLingui } from '@lingui/react'
import type { Variant } from '@shop/domain/product/product'
import { benefitsOf } from '@shop/domain/product-detail/benefits-of'
import { brandLine } from '@shop/domain/product-detail/brand-line'
import { hasWarnings } from '@shop/domain/product-detail/has-warnings'
import { articleNumber, referenceKeyDisplay } from '@shop/domain/product-detail/reference-key-display'
import { AgeMark } from '@shop/ui/age-mark/age-mark'
import { BuyBox } from '@shop/ui/product/buy-box'
import { CheckLines } from '@shop/ui/product/check-lines'
import { Rating } from '@shop/ui/rating/rating'
import { WarningList } from '@shop/ui/warnings/warning-list'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { Suspense } from 'react'
import { ClickAndReserve } from '../../../features/click-and-reserve/click-and-reserve.tsx'
import { RemindMe } from '../../../features/reminder/remind-me.tsx'
import { useIsOfServer } from '../../../hydration/is-of-server.ts'
import type { ProductDialog } from '../state/product-dialog.ts'
import type { ShownProduct } from '../state/shown-product.ts'
import type { ProductOrderState } from '../state/use-product-order.ts'
import { ProductChoices } from './product-choices.tsx'
import { ProductDelivery } from './product-delivery.tsx'
import { ProductNotes } from './product-notes.tsx'
import { ProductOrder } from './product-order.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductPromises } from './product-promises.tsx'
import { SetParts } from './set-parts.tsx'

const ArticleToggle = lazyPart(() => import('../../../features/compare/article-toggle.tsx'))

type ProductBuyBoxProps = {
  page: ShownProduct
  variant: Variant | null
  /** The variant that the heart remembers; null for any. */
  wished: Variant | null
  order: ProductOrderState
  onChoose: (referenceKey: string) => void
  openDialog: (dialog: ProductDialog) => void
}

/** What it is, what it costs, which one and when: in the order in which shoppers decide. */
export function ProductBuyBox({ page, variant, wished, order, onChoose, openDialog }: ProductBuyBoxProps) {
  const { product, facts, reviews, hasGuaranteeNotice } = page
  const { i18n } = useLingui()
  const isOfServer = useIsOfServer()

  return (
    <BuyBox
      brandLine={brandLine(product)}
      name={product.name}
      articleNumber={referenceKeyDisplay(articleNumber(variant?.referenceKey ?? product.referenceKey))}
      rating={
        reviews.count > 0 ? (
          <Rating
            average={reviews.average}
            count={reviews.count}
            size="m"
            {...(reviews.visible > 0 ? { href: '#bewertungen' } : {})}
          />
        ) : null
      }
      parts={page.bundle ? <SetParts bundle={page.bundle} /> : null}
      price={
        variant ? (
          <ProductPrice
            product={product}
            facts={facts}
            instalments={page.instalments}
            variant={variant}
            quantity={order.quantity}
            openDialog={openDialog}
          />
        ) : null
      }
      benefits={
        <CheckLines
          label={i18n.t({ id: 'product.benefits', message: 'Auf einen Blick' })}
          lines={benefitsOf(product).map((text) => ({ text }))}
          isInline
        />
      }
      choices={<ProductChoices page={page} variant={variant} onChoose={onChoose} openDialog={openDialog} />}
      delivery={
        variant ? (
          <ProductDelivery variant={variant} variants={product.variants} isComplete={order.isComplete} />
        ) : null
      }
      warnings={
        // eu-duties C-16: age and warnings come before the button
        hasWarnings(facts) ? (
          <>
            {facts.ageFrom === null ? null : <AgeMark months={facts.ageFrom} />}
            <WarningList warnings={facts.warnings} href={page.recallsHref} />
          </>
        ) : null
      }
      actions={
        <ProductOrder
          product={product}
          variant={variant}
          wished={wished}
          order={order}
          openDialog={openDialog}
        />
      }
      promises={
        variant && order.canOrder(variant) ? (
          <ProductPromises product={product} facts={facts} variant={variant} quantity={order.quantity} />
        ) : null
      }
    >
      {/* As high as what comes into it, which answers a reader alone. */}
      <div style={{ minBlockSize: 44 }}>
        {isOfServer ? null : (
          <Suspense fallback={null}>
            <ArticleToggle article={product.referenceKey} name={product.name} look="line" />
          </Suspense>
        )}
      </div>
      <RemindMe product={product} variant={variant} />
      <ClickAndReserve product={product} variant={variant} />
      <ProductNotes facts={facts} hasGuaranteeNotice={hasGuaranteeNotice} openDialog={openDialog} />
    </BuyBox>
  )
}

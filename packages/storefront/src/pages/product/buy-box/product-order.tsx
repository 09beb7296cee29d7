import { Trans } from '@lingui/react'
import { bearsVat } from '@shop/domain/price/bears-vat'
import type { Product, Variant } from '@shop/domain/product/product'
import { Button } from '@shop/ui/button/button'
import { TaxNote } from '@shop/ui/price/tax-note'
import { StickyBuyBar } from '@shop/ui/product/sticky-buy-bar'
import { QuantityStepper } from '@shop/ui/quantity-stepper/quantity-stepper'
import { useShopFormat } from '@shop/ui/shop-format'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useRouteContext } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { WishlistToggle } from '../../../features/wishlist/wishlist-toggle.tsx'
import { useIsOfServer } from '../../../hydration/is-of-server.ts'
import { useShop } from '../../../use-shop.ts'
import type { ProductDialog } from '../state/product-dialog.ts'
import type { ProductOrderState } from '../state/use-product-order.ts'
import css from './product-order.module.css'
import { ProductPersonalisation } from './product-personalisation.tsx'
import { shippingOf } from './shipping-of.ts'

const ProductExpress = lazyPart(() => import('./product-express.tsx'))

type ProductOrderProps = {
  product: Product
  variant: Variant | null
  /** The variant that the heart remembers; null for any. */
  wished: Variant | null
  order: ProductOrderState
  openDialog: (dialog: ProductDialog) => void
}

/** How many, with which name on it, and into the basket. */
export function ProductOrder({ product, variant, wished, order, openDialog }: ProductOrderProps) {
  const { money } = useShopFormat()
  const { shipping } = useShop()
  const { expressWallets } = useRouteContext({ from: '__root__' })
  const isOfServer = useIsOfServer()
  const frame = useRef<HTMLDivElement>(null)
  const canOrder = order.canOrder(variant)
  const button = (
    <Button wide disabled={!canOrder} onClick={() => void order.addVariant()}>
      {canOrder ? (
        <Trans id="product.addToBasket" message="In den Warenkorb" />
      ) : (
        <Trans id="product.notAvailable" message="Zurzeit nicht lieferbar" />
      )}
    </Button>
  )

  return (
    <div ref={frame} className={css.order}>
      {order.personalisation && canOrder ? (
        <ProductPersonalisation
          personalisation={order.personalisation}
          choice={order.personalisationChoice}
          onEdit={() => openDialog({ name: 'customize', thenAdd: false })}
        />
      ) : null}
      <div className={css.row}>
        {canOrder ? (
          <QuantityStepper
            quantity={order.quantity}
            max={order.max}
            label={product.name}
            onChange={order.setQuantity}
          />
        ) : null}
        <div className={css.button}>{button}</div>
        <WishlistToggle productId={product.id} productName={product.name} variantId={wished?.id} />
      </div>
      {canOrder && expressWallets.length > 0 ? (
        <div className={css.express}>
          {isOfServer ? null : (
            <Suspense fallback={null}>
              <ProductExpress product={product} line={order.lineNow} />
            </Suspense>
          )}
        </div>
      ) : null}
      {variant && canOrder ? (
        <StickyBuyBar
          name={product.name}
          price={money(variant.price.withTax)}
          note={
            <TaxNote
              isShort
              isFreeShipping={shippingOf({ product, variant, quantity: order.quantity }, shipping).cost === 0}
              isUntaxed={!bearsVat(variant.price)}
            />
          }
          action={button}
          watch={frame}
        />
      ) : null}
    </div>
  )
}

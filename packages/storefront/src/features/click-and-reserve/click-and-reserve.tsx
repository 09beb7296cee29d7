import { Trans } from '@lingui/react'
import type { Product, Variant } from '@shop/domain/product/product'
import { isOnlineOnly } from '@shop/domain/product-detail/is-online-only'
import { Button } from '@shop/ui/button/button'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { Suspense, useState } from 'react'
import { useShop } from '../../use-shop.ts'

const ReserveDialog = lazyPart(() => import('./reserve-dialog.tsx'))

type ClickAndReserveProps = { product: Product; variant: Variant | null }

/**
 * Leads to the stores that have a variant; there only where the shop has stores, and only for what may stand in them.
 *
 * @see spec §2 "click and reserve on the product page", §4 "Online-only product"
 */
export function ClickAndReserve({ product, variant }: ClickAndReserveProps) {
  const { features } = useShop()
  const [isOpen, setIsOpen] = useState(false)
  if (!features.clickAndReserve || variant === null || isOnlineOnly(product, variant)) return null

  return (
    <>
      <Button
        id="click-and-reserve"
        kind="secondary"
        wide
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Trans id="reservation.open" message="In der Filiale reservieren" />
      </Button>
      <Suspense fallback={null}>
        {isOpen ? (
          <ReserveDialog product={product} variant={variant} onClose={() => setIsOpen(false)} />
        ) : null}
      </Suspense>
    </>
  )
}

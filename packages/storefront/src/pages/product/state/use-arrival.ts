import type { Product, Variant } from '@shop/domain/product/product'
import { arrivalStep } from '@shop/domain/product-detail/arrival-step'
import { useEffect, useRef } from 'react'
import type { ProductDialog } from './product-dialog.ts'
import type { ProductOrderState } from './use-product-order.ts'

type Arrival = {
  product: Product
  variant: Variant | null
  /** Search of the address. */
  search: { variant?: string | undefined; action?: string | undefined }
  /** Warnings or an age stand above the button. */
  isReadFirst: boolean
  order: ProductOrderState
  openDialog: (dialog: ProductDialog) => void
  /** Takes the action out of the address, so that nothing is added twice. */
  forgetAction: () => void
}

/** Goes on with what a card's basket button began. @see spec §2 "query action=addToCart" */
export function useArrival(arrival: Arrival): void {
  const { product, variant, search, isReadFirst, order, openDialog, forgetAction } = arrival
  const isDone = useRef(false)

  useEffect(() => {
    if (search.action === undefined || isDone.current) return
    isDone.current = true
    forgetAction()
    const step = arrivalStep({
      action: search.action,
      isVariantNamed: product.variants.some(({ referenceKey }) => referenceKey === search.variant),
      variantCount: product.variants.length,
      isPersonalised: order.personalisation !== null,
      canOrder: order.canOrder(variant),
      isReadFirst,
    })
    if (step === 'choose') openDialog({ name: 'attributePicker', thenAdd: true })
    if (step === 'personalise') openDialog({ name: 'customize', thenAdd: true })
    if (step === 'add') void order.addVariant(variant)
  })
}

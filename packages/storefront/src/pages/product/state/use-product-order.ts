import { personalisationGroupId } from '@shop/domain/personalisation/personalisation'
import { personalisationOf } from '@shop/domain/personalisation/personalisation-of'
import {
  customTextOf,
  customTextWithout,
  personalisationProblems,
} from '@shop/domain/personalisation/personalisation-rules'
import { canOrder as canOrderVariant } from '@shop/domain/product/can-order'
import type { Variant } from '@shop/domain/product/product'
import { isBundleComplete } from '@shop/domain/product-detail/bundle'
import { offeredQuantity } from '@shop/domain/quantity/offered-quantity'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { addWithLayerAtom } from '../../../features/basket/add-to-cart-layer.atoms.ts'
import { foreseeAddingAtom } from '../../../features/basket/prepare-adding.atoms.ts'
import { onReaderSign } from '../../../hydration/reader-sign.ts'
import { whenIdle } from '../../../hydration/when-idle.ts'
import type { PersonalisationChoice, ProductDialog } from './product-dialog.ts'
import type { ShownProduct } from './shown-product.ts'

/** What it takes to put the chosen variant into the basket: how many, with which text, and whether it can be had. */
export function useProductOrder(
  page: ShownProduct,
  variant: Variant | null,
  openDialog: (dialog: ProductDialog) => void,
) {
  const { product, facts, bundle } = page
  const add = useSetAtom(addWithLayerAtom)
  const [asked, setQuantity] = useState(1)
  const [personalisationChoice, setPersonalisationChoice] = useState<PersonalisationChoice>(null)
  const personalisation = personalisationOf(product, facts)
  useAddingForeseen(product.id)
  const isComplete = !bundle || isBundleComplete(bundle)
  const max = variant ? offeredQuantity(variant) : 0
  const atMost = (most: number) => Math.max(1, Math.min(asked, most))
  const quantity = atMost(max)

  const canOrder = (one: Variant | null) => one !== null && isComplete && canOrderVariant(one)

  /** Whether a text still has to be asked for: none yet, or one that this variant has no room for. */
  const lacksText = (one: Variant, text: PersonalisationChoice) =>
    personalisation !== null &&
    (text === null ||
      (text.kind === 'texts' &&
        personalisationProblems(personalisation, text.texts, one.referenceKey).some(Boolean)))

  const lineWith = (one: Variant, text: PersonalisationChoice) => ({
    variantId: one.id,
    quantity: atMost(offeredQuantity(one)),
    ...lineOf(text),
  })

  /** What is ordered as things stand; null where there is nothing to order, or its text has to be asked for first. */
  const lineNow = () => {
    if (variant === null || !canOrder(variant)) return null
    if (!lacksText(variant, personalisationChoice)) return lineWith(variant, personalisationChoice)
    openDialog({ name: 'customize', thenAdd: true })
    return null
  }

  /** Adds the variant, or asks for its text first. */
  const addVariant = async (
    one: Variant | null = variant,
    text: PersonalisationChoice = personalisationChoice,
  ) => {
    if (one === null || !canOrder(one)) return
    if (lacksText(one, text)) {
      openDialog({ name: 'customize', thenAdd: true })
      return
    }
    await add({ ...product, energyLabel: facts.energyLabel }, lineWith(one, text))
  }

  return {
    isComplete,
    quantity,
    max,
    setQuantity,
    personalisation,
    personalisationChoice,
    setPersonalisationChoice,
    canOrder,
    lineNow,
    addVariant,
  }
}

/** Fetches what adding takes in an idle moment, once somebody reads. */
function useAddingForeseen(productId: number): void {
  const foresee = useSetAtom(foreseeAddingAtom)
  useEffect(() => {
    const stop = new AbortController()
    onReaderSign(() => whenIdle(() => foresee(productId), stop.signal), stop.signal)
    return () => stop.abort()
  }, [foresee, productId])
}

export type ProductOrderState = ReturnType<typeof useProductOrder>

/** @see spec §3 "customText", "itemGroup" */
function lineOf(personalisationChoice: PersonalisationChoice) {
  if (personalisationChoice === null) return {}
  if (personalisationChoice.kind === 'without') return { customText: customTextWithout() }
  return {
    customText: customTextOf(personalisationChoice.texts),
    itemGroup: { id: personalisationGroupId(Math.random), isMainItem: true, isRequired: false },
  }
}

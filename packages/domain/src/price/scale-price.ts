import type { Variant } from '../product/product.ts'

/** From `amount` units on, one unit costs `price` minor units with tax. */
export type ScaleStep = { amount: number; price: number }

/** The quantity steps of a variant, ascending; at most three. @see spec §9 */
export function scaleSteps({ customData }: Pick<Variant, 'customData'>): ScaleStep[] {
  const { KQPRI: block } = customData
  return [
    { amount: block.scaleAmount1, price: block.scalePrice1 },
    { amount: block.scaleAmount2, price: block.scalePrice2 },
    { amount: block.scaleAmount3, price: block.scalePrice3 },
  ]
    .flatMap(({ amount, price }) =>
      amount !== null && price !== null && amount > 1 ? [{ amount, price }] : [],
    )
    .sort((one, other) => one.amount - other.amount)
}

/** The highest step that a quantity has reached, or null. @see spec §4 "Basket item" */
export function reachedStep(variant: Pick<Variant, 'customData'>, quantity: number): ScaleStep | null {
  return scaleSteps(variant).findLast((step) => quantity >= step.amount) ?? null
}

/** `Promotion{threshold}` of the highest step reached, otherwise `default`. @see spec §4 "Basket item" */
export function pricePromotionKey(variant: Pick<Variant, 'customData'>, quantity: number): string {
  const step = reachedStep(variant, quantity)
  return step ? `Promotion${step.amount}` : 'default'
}

/**
 * What one unit costs at a quantity, minor units with tax: the best of the plain price and the steps reached, so
 * that a step filled in too dear never makes a larger quantity cost more per unit.
 */
export function unitPriceAt(variant: Pick<Variant, 'customData' | 'price'>, quantity: number): number {
  const reached = scaleSteps(variant).filter((step) => quantity >= step.amount)
  return Math.min(variant.price.withTax, ...reached.map((step) => step.price))
}

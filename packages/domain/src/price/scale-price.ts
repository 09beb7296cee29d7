import type { PriceStep, Variant } from '../product/product.ts'

/** The highest step that a quantity has reached, or null. @see spec §4 "Basket item" */
export function reachedStep(variant: Pick<Variant, 'priceSteps'>, quantity: number): PriceStep | null {
  return variant.priceSteps.findLast((step) => quantity >= step.amount) ?? null
}

/** `Promotion{threshold}` of the highest step reached, otherwise `default`. @see spec §4 "Basket item" */
export function pricePromotionKey(variant: Pick<Variant, 'priceSteps'>, quantity: number): string {
  const step = reachedStep(variant, quantity)
  return step ? `Promotion${step.amount}` : 'default'
}

/**
 * What one unit costs at a quantity, minor units with tax: the best of the plain price and the steps reached, so
 * that a step filled in too dear never makes a larger quantity cost more per unit.
 */
export function unitPriceAt(variant: Pick<Variant, 'priceSteps' | 'price'>, quantity: number): number {
  const reached = variant.priceSteps.filter((step) => quantity >= step.amount)
  return Math.min(variant.price.withTax, ...reached.map((step) => step.price))
}

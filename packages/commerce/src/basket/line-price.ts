import type { ItemPrice } from '@shop/domain/basket/basket'
import type { Variant } from '@shop/domain/product/product'

type Step = { amount: number; price: number }

/** Unit price with tax at a quantity: that of the highest scale threshold reached. Minor units. @see spec §9 */
export function unitPrice(variant: Variant, quantity: number): number {
  return reachedStep(variant, quantity)?.price ?? variant.price.withTax
}

/** `Promotion{threshold}` of the step that was reached, `default` where there are steps and none was. @see spec §4 */
export function pricePromotionKey(variant: Variant, quantity: number): string | null {
  if (steps(variant).length === 0) return null
  const step = reachedStep(variant, quantity)
  return step ? `Promotion${step.amount}` : 'default'
}

/** Price of one unit and of the whole line; tax is taken out of the line's sum, so that it is rounded once. */
export function linePrice(variant: Variant, quantity: number): { unit: ItemPrice; total: ItemPrice } {
  const withTax = unitPrice(variant, quantity)
  return { unit: itemPrice(variant, withTax, 1), total: itemPrice(variant, withTax * quantity, quantity) }
}

function itemPrice({ price }: Variant, withTax: number, quantity: number): ItemPrice {
  const { recommendedRetailPrice: rrp } = price
  return {
    withTax,
    withoutTax: Math.round((withTax * 100) / (100 + price.tax.vat.rate)),
    recommendedRetailPrice: rrp === null ? null : rrp * quantity,
    appliedReductions: price.appliedReductions.map((reduction) => ({
      ...reduction,
      amount: {
        relative: reduction.amount.relative,
        absoluteWithTax: reduction.amount.absoluteWithTax * quantity,
      },
    })),
    currencyCode: price.currencyCode,
  }
}

function reachedStep(variant: Variant, quantity: number): Step | null {
  return steps(variant).findLast(({ amount }) => amount <= quantity) ?? null
}

function steps({ customData: { KQPRI } }: Variant): Step[] {
  const pairs = [
    [KQPRI.scaleAmount1, KQPRI.scalePrice1],
    [KQPRI.scaleAmount2, KQPRI.scalePrice2],
    [KQPRI.scaleAmount3, KQPRI.scalePrice3],
  ] as const
  return pairs
    .flatMap(([amount, price]) => (amount === null || price === null ? [] : [{ amount, price }]))
    .sort((a, b) => a.amount - b.amount)
}

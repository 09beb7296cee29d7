import { isSoldOut } from '../product/is-sold-out.ts'
import type { Variant } from '../product/product.ts'

/** One row of a variant dropdown; `value` is the reference key. @see spec §3 "Dropdown attribute selection" */
export type VariantOption = {
  text: string
  /** The variant alone, without the word that it is sold out. */
  label: string
  value: string
  disabled: boolean
  variant: Variant
}

/**
 * The rows of a variant dropdown. A sold-out variant stays visible, cannot be chosen and says so:
 * `soldOut` is the translated delivery time of sold-out goods, added in lower case.
 *
 * @see spec §4 "Sold-out variants"
 */
export function variantOptions(variants: readonly Variant[], soldOut: string): VariantOption[] {
  return variants.map((variant) => {
    const disabled = isSoldOut(variant)
    const words = disabled ? [variant.label, soldOut.toLowerCase()] : [variant.label]
    const text = words.filter((word) => word !== '').join(' – ')
    return { text, label: variant.label, value: variant.referenceKey, disabled, variant }
  })
}

import { withoutEndSlashes } from '../link/without-slashes.ts'
import { productSlug } from './product-slug.ts'

/** The product number of an address: the last dash-separated part of `pdp`. @see spec §2 */
export function productNumber(pdp: string): string {
  return withoutEndSlashes(pdp).split('-').at(-1) ?? ''
}

/** Whether an address can be a product's at all: every number has a digit in it. @see spec §2 "A route whose validation fails" */
export function hasProductNumber(pdp: string): boolean {
  return /\d/.test(productNumber(pdp))
}

/**
 * Whether a number can stand at the end of a product's address and be read there again: small letters and figures, of
 * which one is a figure at least. @see spec §2 "Product slug construction"
 */
export function standsInAddress(number: string): boolean {
  return hasProductNumber(number) && productNumber(productSlug(number)) === number
}

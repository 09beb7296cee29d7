import { withoutEndSlashes } from '../link/without-slashes.ts'

/** The product number of an address: the last dash-separated part of `pdp`. @see spec §2 */
export function productNumber(pdp: string): string {
  return withoutEndSlashes(pdp).split('-').at(-1) ?? ''
}

/** Whether an address can be a product's at all: every number has a digit in it. @see spec §2 "A route whose validation fails" */
export function hasProductNumber(pdp: string): boolean {
  return /\d/.test(productNumber(pdp))
}

import type { VariantPrice } from '../product/product.ts'

/**
 * Whether tax is inside a price, so that "incl. VAT" may stand beside it. A gift card that buys anything has none: it is
 * taxed when it is spent.
 *
 * @see Directive 2006/112/EC Article 30b; eu-duties C-12
 */
export function bearsVat({ tax }: Pick<VariantPrice, 'tax'>): boolean {
  return tax.vat.rate > 0
}

/** Whether tax is inside the price of any of some lines: one that bears it is enough for "incl. VAT" above them all. */
export function isAnyTaxed(lines: Lines): boolean {
  return lines.some(({ variant }) => bearsVat(variant.price))
}

/** Whether some of the lines bear tax and others none, so that "incl. VAT" above them all needs a word about the others. */
export function isPartlyTaxed(lines: Lines): boolean {
  return isAnyTaxed(lines) && !lines.every(({ variant }) => bearsVat(variant.price))
}

type Lines = readonly { variant: { price: Pick<VariantPrice, 'tax'> } }[]

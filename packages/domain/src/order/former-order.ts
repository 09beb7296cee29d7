/** What became of an order of the shop that this one has moved from. */
export const FORMER_ORDER_STATES = ['open', 'delivered', 'cancelled', 'refunded'] as const
export type FormerOrderState = (typeof FORMER_ORDER_STATES)[number]

/** A line as it was bought; its product may not be there any more. */
export type FormerOrderLine = {
  name: string
  /** What its variant was: `Grau / 50 × 50`; empty without a choice. */
  options: string
  articleNumber: string
  quantity: number
  /** Of all units, minor units. */
  total: number
}

/** What came to the lines of an order, minor units. */
export type FormerOrderSums = {
  discount: number
  shipping: number
  fees: number
  /** On top of the prices; 0 where they held it. */
  tax: number
}

/** Where an order went, without a telephone number, which nobody needs any more. */
export type FormerOrderAddress = {
  firstName: string
  lastName: string
  company: string
  street: string
  addition: string
  zip: string
  city: string
  country: string
}

type Summed = { lines: readonly FormerOrderLine[]; sums: FormerOrderSums; total: number }

/**
 * What is missing from the lines of an order to its total: 0 where it adds up.
 *
 * An old shop may have rounded each line for itself; how much that may be is the caller's to know.
 */
export function missingFromTotal({ lines, sums, total }: Summed): number {
  const goods = lines.reduce((sum, line) => sum + line.total, 0)
  return total - (goods - sums.discount + sums.shipping + sums.fees + sums.tax)
}

/**
 * Where an order went as the lines of an address, without those that say nothing.
 *
 * @param country as it is to be read
 */
export function formerAddressLines(address: FormerOrderAddress, country: string): string[] {
  const { firstName, lastName, company, street, addition, zip, city } = address
  const lines = [company, `${firstName} ${lastName}`, addition, street, `${zip} ${city}`, country]
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

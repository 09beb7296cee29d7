import type { Market } from '../market/markets.ts'
import { unitDisplay } from '../price/unit-display.ts'
import type { Variant } from '../product/product.ts'

/** What measures less than one of its unit is told in the smaller one. */
const SMALLER = new Map([
  ['l', 'ml'],
  ['kg', 'g'],
])

/** How much one piece holds, `750 ml`; null where it is not sold by measure. @see eu-duties C-21 */
export function capacityOf(
  { price: { reference } }: Pick<Variant, 'price'>,
  { numberFormat }: Pick<Market, 'numberFormat'>,
): string | null {
  if (reference?.content === undefined) return null
  const unit = unitDisplay(reference.unit)
  const smaller = SMALLER.get(unit)
  const isSmall = smaller !== undefined && reference.content < 1
  const amount = isSmall ? reference.content * 1000 : reference.content
  const words = new Intl.NumberFormat(numberFormat, { maximumFractionDigits: 2 }).format(amount)
  return `${words}\u00A0${isSmall ? smaller : unit}`
}

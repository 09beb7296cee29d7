import { isPurchased } from '../fulfilment/given-up.ts'
import type { UnitsAt } from './returned-units.ts'

type Returned = { basis: 'law' | 'promise'; lines: readonly UnitsAt[] }

/**
 * Whether every returned purchase was a statutory withdrawal, so that shipping is refunded as well; gifts do not count.
 *
 * @see eu-duties C-06
 */
export function isStatutoryReturn(
  returns: readonly Returned[],
  items: readonly { position: number; giftOf: string | null; total: number }[],
): boolean {
  const bought = items.filter(isPurchased).map(({ position }) => position)
  const isAboutGoods = ({ lines }: Returned) => lines.some(({ position }) => bought.includes(position))
  return returns.filter(isAboutGoods).every(({ basis }) => basis === 'law')
}

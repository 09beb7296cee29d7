import { isPurchased } from '../fulfilment/given-up.ts'
import type { UnitsAt } from './returned-units.ts'

type Returned = { basis: 'law' | 'promise'; lines: readonly UnitsAt[] }

/**
 * Whether the law brought back all that was bought and came back, so that shipping goes back as well; gifts that came
 * along do not matter.
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

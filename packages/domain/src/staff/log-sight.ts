import type { Right } from './rights.ts'

/** Rights of commands that are about customers or about what is earned, and the one with which it may be looked at. */
const SIGHT_OF_RIGHT: readonly [string, Right][] = [
  ['orders.', 'orders.read'],
  ['mails.', 'orders.read'],
  ['money.', 'orders.read'],
  ['warehouse.', 'orders.read'],
  ['customers.', 'customers.show'],
  ['inbox.', 'inbox.read'],
  ['giftcards.', 'giftcards.read'],
  ['costs.', 'costs.read'],
]
const SIGHT_OF_OBJECT: readonly [string, Right][] = [
  ['order:', 'orders.read'],
  ['customer:', 'customers.show'],
  ['inbox:', 'inbox.read'],
  ['giftcard:', 'giftcards.read'],
]

/**
 * Which rights somebody needs to see what an entry of the log held: an address that was corrected is no less an address
 * for standing in the log. That something was done, when and by whom, everybody sees who may read the log.
 *
 * @param right what its command needs; null for one that is no more
 * @see product §13 "Everything is in the log"
 */
export function sightOf({ right, object }: { right: Right | null; object: string | null }): Right[] {
  // A list that a token has read, or a command of another build: whom it showed is not known.
  if (right === null && object === null) return ['customers.show']
  const byRight = SIGHT_OF_RIGHT.find(([area]) => right?.startsWith(area))
  const byObject = SIGHT_OF_OBJECT.find(([kind]) => object?.startsWith(kind))
  return [...new Set([byRight, byObject].flatMap((found) => (found ? [found[1]] : [])))]
}

import { problem } from '@shop/api-client/contract/problem'
import type { SessionContext } from '../on.ts'
import { cardOwner } from './offered-cards.ts'

/** Whose cards the visitor may change. Throws 404 `cards_unavailable` where the shop saves none. */
export function requireCardOwner(context: SessionContext): { customerId: string; provider: string } {
  const owner = cardOwner(context)
  if (owner === null) throw problem(404, 'cards_unavailable', 'This shop saves no cards.')
  return owner
}

/** Throws 404 for a card that is not one's own: nobody learns whether another has it. */
export function noSuchCard() {
  return problem(404, 'not_found', 'There is no such card.')
}

import { listSavedCards } from '@shop/api-client/contract/user-cards'
import { onSession } from '../on.ts'
import { shownCard } from './offered-cards.ts'
import { requireCardOwner } from './require-card-owner.ts'
import { cardsOf } from './saved-card-store.ts'

/** The saved cards of who is signed in, from the shop's own rows: they are there while the provider is not. */
export const listSavedCardsHandler = onSession(listSavedCards).answer(async (_, context) => {
  const cards = await cardsOf(context.sql, requireCardOwner(context))
  return cards.map((card) => shownCard(context, card, null))
})

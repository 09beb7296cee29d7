import { removeSavedCard } from '@shop/api-client/contract/user-cards'
import { onSession } from '../on.ts'
import { removeCards } from './remove-cards.ts'
import { noSuchCard, requireCardOwner } from './require-card-owner.ts'
import { deleteCard } from './saved-card-store.ts'

/**
 * Removes one's own card here, and asks the provider at once to forget it. What it does not answer is remembered and asked
 * again by the housekeeping.
 */
export const removeSavedCardHandler = onSession(removeSavedCard).answer(async ({ id }, context) => {
  const owner = requireCardOwner(context)
  const { database, services, now } = context
  const token = await database.transaction((sql) => deleteCard(sql, id, { ...owner, now }))
  if (token === null) throw noSuchCard()
  if (services.payments === null) return { isGone: false }
  return { isGone: (await removeCards(database, services.payments, { token, now })) > 0 }
})

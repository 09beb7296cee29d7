import { renameSavedCard } from '@shop/api-client/contract/user-cards'
import { cardName, cardNameProblems } from '@shop/domain/saved-card/card-name'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { onSession } from '../on.ts'
import { shownCard } from './offered-cards.ts'
import { noSuchCard, requireCardOwner } from './require-card-owner.ts'
import { nameCard } from './saved-card-store.ts'

/** Names one's own card; nothing takes the name away. */
export const renameSavedCardHandler = onSession(renameSavedCard).answer(async ({ id, name }, context) => {
  const owner = requireCardOwner(context)
  const errors = cardNameProblems(name)
  if (errors.length > 0) throw fieldsRefused(errors)
  const card = await nameCard(context.sql, id, { ...owner, name: cardName(name) })
  if (card === null) throw noSuchCard()
  return shownCard(context, card, null)
})

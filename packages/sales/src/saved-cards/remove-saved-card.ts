import { removeSavedCard } from '@shop/api-client/contract/user-cards'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { onSession } from '../on.ts'
import { cardMail } from './card-mail.ts'
import { removeCards } from './remove-cards.ts'
import { noSuchCard, requireCardOwner } from './require-card-owner.ts'
import { deleteCard, holdAccount } from './saved-card-store.ts'

/**
 * Removes one's own card here, tells the account's mailbox of it, and asks the provider at once to forget it. What it does
 * not answer is remembered and asked again by the housekeeping.
 */
export const removeSavedCardHandler = onSession(removeSavedCard).answer(async ({ id }, context) => {
  const owner = requireCardOwner(context)
  const { database, services, session, shop, addressOf, now } = context
  const card = await database.transaction(async (sql) => {
    const account = await holdAccount(sql, owner.customerId)
    const removed = await deleteCard(sql, id, { ...owner, now })
    if (removed !== null && account !== null) {
      const news = { to: account.email, card: removed, at: now, device: session.device, addressOf }
      await putMail(sql, cardMail(shop, { change: 'removed', ...news }), now)
    }
    return removed
  })
  if (card === null) throw noSuchCard()
  const { token } = card
  if (services.payments === null) return { isGone: false }
  return { isGone: (await removeCards(database, services.payments, { token, now })) > 0 }
})

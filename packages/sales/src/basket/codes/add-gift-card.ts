import { addGiftCard } from '@shop/api-client/contract/basket-codes'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { onSession } from '../../on.ts'
import { attemptsKey, putGiftCard } from './gift-cards-service.ts'

/** Puts a gift card on the basket. Attempts are counted per address, session and card: a PIN is short. */
export const addGiftCardHandler = onSession(addGiftCard).answer(async ({ basketKey, code, pin }, context) => {
  const { shop, session, services, request, now } = context
  requireOwnKey('basket', basketKey, shop, session)
  await services.limits.giftCard.use([request.address, `session:${session.userId}`, attemptsKey(code)], now)
  return putGiftCard(context, { code, pin })
})

import { removeGiftCard } from '@shop/api-client/contract/basket-codes'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { onSession } from '../../on.ts'
import { dropGiftCard } from './gift-cards-service.ts'

/** Takes a gift card off the basket. One that is not there stays away. */
export const removeGiftCardHandler = onSession(removeGiftCard).answer(
  async ({ basketKey, giftCardId, code }, context) => {
    requireOwnKey('basket', basketKey, context.shop, context.session)
    return dropGiftCard(context, {
      ...(giftCardId === undefined ? {} : { giftCardId }),
      ...(code === undefined ? {} : { code }),
    })
  },
)

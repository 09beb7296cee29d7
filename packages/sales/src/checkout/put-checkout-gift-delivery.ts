import { putCheckoutGiftDelivery } from '@shop/api-client/contract/checkout'
import { giftDeliveryGone } from '../gifts/gift-delivery-of.ts'
import { onSession } from '../on.ts'
import { checkoutState } from './checkout-service.ts'
import { changeChoices } from './checkout-store.ts'

/** Has gifts go to the owner of their list, or to the giver. Days and places of one address do not hold for the other. */
export const putCheckoutGiftDeliveryHandler = onSession(putCheckoutGiftDelivery).answer(
  async ({ isChosen }, context) => {
    const { shop, session, database } = context
    return database.transaction(async (sql) => {
      const { checkout, giftDelivery } = await checkoutState(context, sql)
      if (isChosen && checkout.giftDelivery?.state !== 'open') throw giftDeliveryGone()
      await changeChoices(sql, shop.shopId, session.userId, {
        giftListId: isChosen ? (giftDelivery?.listId ?? null) : null,
        preferredDay: null,
        pickupPointId: null,
      })
      return (await checkoutState(context, sql)).checkout
    })
  },
)

import { putCheckoutShipping } from '@shop/api-client/contract/checkout'
import { onSession } from '../on.ts'
import { fieldsRefused } from '../user/require-valid-fields.ts'
import { checkoutState } from './checkout-service.ts'
import { changeChoices } from './checkout-store.ts'

/** Keeps the way to ship; only one that can carry the whole basket. */
export const putCheckoutShippingHandler = onSession(putCheckoutShipping).answer(
  async ({ shippingMethod, preferredDay = null }, context) => {
    const { shop, session, database } = context
    return database.transaction(async (sql) => {
      const { checkout } = await checkoutState(context, sql)
      if (!checkout.shippingMethods.some(({ key }) => key === shippingMethod))
        throw fieldsRefused([{ path: 'shippingMethod', key: 'checkout.shipping.unavailable', params: {} }])

      await changeChoices(sql, shop.shopId, session.userId, { shippingMethod, preferredDay })
      return (await checkoutState(context, sql)).checkout
    })
  },
)

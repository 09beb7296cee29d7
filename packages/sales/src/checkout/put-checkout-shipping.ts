import { putCheckoutShipping } from '@shop/api-client/contract/checkout'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { onSession } from '../on.ts'
import { checkoutState } from './checkout-service.ts'
import { changeChoices } from './checkout-store.ts'
import { openPickupPoint } from './offered-shipping.ts'

/** Keeps the way to ship; only one that can carry the whole basket, on a day and to a place that it knows. */
export const putCheckoutShippingHandler = onSession(putCheckoutShipping).answer(
  async ({ shippingMethod, preferredDay = null, pickupPointId = null }, context) => {
    const { shop, session, database } = context
    const point = await openPickupPoint(context, pickupPointId)

    return database.transaction(async (sql) => {
      const { checkout } = await checkoutState(context, sql)
      const method = checkout.shippingMethods.find(({ key }) => key === shippingMethod)
      if (method === undefined)
        throw fieldsRefused([{ path: 'shippingMethod', key: 'checkout.shipping.unavailable', params: {} }])
      if (pickupPointId !== null && (point === null || !method.hasPickupPoints))
        throw fieldsRefused([{ path: 'pickupPointId', key: 'checkout.shipping.pickupPoint', params: {} }])
      if (preferredDay !== null && (point !== null || !method.preferredDays.includes(preferredDay)))
        throw fieldsRefused([{ path: 'preferredDay', key: 'checkout.shipping.preferredDay', params: {} }])

      await changeChoices(sql, shop.shopId, session.userId, { shippingMethod, preferredDay, pickupPointId })
      return (await checkoutState(context, sql)).checkout
    })
  },
)

import { putCheckoutShipping } from '@shop/api-client/contract/checkout'
import { ageOn, isoDay } from '@shop/domain/checkout/birth-date'
import { onSession } from '../on.ts'
import { fieldsRefused } from '../user/require-valid-fields.ts'
import { checkoutState } from './checkout-service.ts'
import { changeChoices } from './checkout-store.ts'

/** Keeps the way to ship; only one that can carry the whole basket. */
export const putCheckoutShippingHandler = onSession(putCheckoutShipping).answer(
  async ({ shippingMethod, preferredDay = null }, context) => {
    const { shop, session, database, now } = context
    if (preferredDay !== null && !isComingDay(preferredDay, shop.market.timezone, now))
      throw fieldsRefused([{ path: 'preferredDay', key: 'checkout.shipping.preferredDay', params: {} }])

    return database.transaction(async (sql) => {
      const { checkout } = await checkoutState(context, sql)
      if (!checkout.shippingMethods.some(({ key }) => key === shippingMethod))
        throw fieldsRefused([{ path: 'shippingMethod', key: 'checkout.shipping.unavailable', params: {} }])

      await changeChoices(sql, shop.shopId, session.userId, { shippingMethod, preferredDay })
      return (await checkoutState(context, sql)).checkout
    })
  },
)

/** A day that exists and is not over. */
function isComingDay(day: string, timezone: string, now: Date): boolean {
  return ageOn(now, day, timezone) !== null && day >= isoDay(now, timezone)
}

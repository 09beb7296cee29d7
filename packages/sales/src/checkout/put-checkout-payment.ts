import { putCheckoutPayment } from '@shop/api-client/contract/checkout'
import { payerBirthDateProblems } from '@shop/domain/person/payer-birth-date-problems'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { onSession } from '../on.ts'
import { checkoutState } from './checkout-service.ts'
import { changeChoices } from './checkout-store.ts'

/** Keeps the way to pay, whether the account's balance pays its part, and the birth date where the method asks for it. */
export const putCheckoutPaymentHandler = onSession(putCheckoutPayment).answer(
  async ({ paymentKey, useBalance, birthDate }, context) => {
    const { shop, session, database, now } = context
    return database.transaction(async (sql) => {
      if (useBalance !== undefined)
        await changeChoices(sql, shop.shopId, session.userId, { usesBalance: useBalance })
      const before = await checkoutState(context, sql)
      if (useBalance && before.checkout.balance === null)
        throw fieldsRefused([{ path: 'useBalance', key: 'payment.reasons.balance', params: {} }])
      if (paymentKey === undefined) return before.checkout
      const date = birthDate === undefined ? before.choices.birthDate : birthDate
      const isNeeded = before.checkout.paymentMethods.some(
        (offered) => offered.key === paymentKey && offered.needsBirthDate,
      )
      const errors = isNeeded ? payerBirthDateProblems(date, shop.market.timezone, now) : []
      if (errors.length > 0) throw fieldsRefused(errors)
      if (isNeeded) await changeChoices(sql, shop.shopId, session.userId, { birthDate: date })

      const { checkout } = await checkoutState(context, sql)
      const method = checkout.paymentMethods.find(({ key }) => key === paymentKey)
      if (!method?.available)
        throw fieldsRefused([
          { path: 'paymentKey', key: method?.reason ?? 'payment.reasons.country', params: {} },
        ])

      await changeChoices(sql, shop.shopId, session.userId, { paymentKey })
      return (await checkoutState(context, sql)).checkout
    })
  },
)

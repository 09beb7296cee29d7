import { type Checkout, putCheckoutPayment } from '@shop/api-client/contract/checkout'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { payerBirthDateProblems } from '@shop/domain/person/payer-birth-date-problems'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { onSession } from '../on.ts'
import { checkoutState } from './checkout-service.ts'
import { changeChoices } from './checkout-store.ts'

/**
 * Keeps the way to pay and the saved card, whether the card is to be saved, whether the account's balance pays its part, and
 * the birth date where the method asks for it. A card of somebody else is refused as one that is not there.
 */
export const putCheckoutPaymentHandler = onSession(putCheckoutPayment).answer(
  async ({ paymentKey, useBalance, birthDate, cardId = null, saveCard }, context) => {
    const { shop, session, database, now } = context
    return database.transaction(async (sql) => {
      if (useBalance !== undefined)
        await changeChoices(sql, shop.shopId, session.userId, { usesBalance: useBalance })
      const before = await checkoutState(context, sql)
      if (useBalance && before.checkout.balance === null)
        throw fieldsRefused([{ path: 'useBalance', key: 'payment.reasons.balance', params: {} }])
      if (saveCard !== undefined) {
        if (saveCard && !before.checkout.cards?.maySave)
          throw fieldsRefused([{ path: 'saveCard', key: 'payment.card.saving', params: {} }])
        await changeChoices(sql, shop.shopId, session.userId, { savesCard: saveCard })
      }
      if (paymentKey === undefined) return (await checkoutState(context, sql)).checkout
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

      const refusal = cardRefusal(checkout, { paymentKey, cardId })
      if (refusal !== null) throw fieldsRefused([{ path: 'cardId', key: refusal, params: {} }])

      await changeChoices(sql, shop.shopId, session.userId, { paymentKey, cardId })
      return (await checkoutState(context, sql)).checkout
    })
  },
)

/** Why a saved card cannot pay here, as a message key; null for none, or one that can. */
function cardRefusal(
  { cards }: Checkout,
  { paymentKey, cardId }: { paymentKey: PaymentMethodCode; cardId: string | null },
): string | null {
  if (cardId === null) return null
  const card = cards?.saved.find(({ id }) => id === cardId)
  if (card === undefined || paymentKey !== 'KK') return 'payment.card.unknown'
  return card.state === 'usable' ? null : `payment.card.${card.state}`
}

import { putLoyaltyNumber } from '@shop/api-client/contract/loyalty'
import { problem } from '@shop/api-client/contract/problem'
import { paybackNumber } from '@shop/domain/payback/payback-number'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { changeChoices } from '../../checkout/checkout-store.ts'
import { onSession } from '../../on.ts'
import { asksForNumber } from '../asks-for-number.ts'
import { loyaltyNumberOf } from './load-loyalty-number.ts'
import { keepLoyaltyNumber } from './loyalty-number-store.ts'

/** Takes a number, or forgets it; an account keeps it only where that is asked for. */
export const putLoyaltyNumberHandler = onSession(putLoyaltyNumber).answer(async (input, context) => {
  const { shop, session, database, now } = context
  if (!asksForNumber(context))
    throw problem(404, 'loyalty_unavailable', 'This shop asks for no number of a loyalty programme.')
  const number = input.number === null ? null : checked(input.number)
  return database.transaction(async (sql) => {
    await changeChoices(sql, shop.shopId, session.userId, { loyaltyNumber: number })
    if (session.loggedIn && session.customerId !== null)
      await keepLoyaltyNumber(sql, session.customerId, { number: input.keep ? number : null, now })
    return loyaltyNumberOf(context, sql)
  })
})

function checked(typed: string): string {
  const known = paybackNumber(typed)
  if (known.type === 'number') return known.number
  throw fieldsRefused([{ path: 'number', key: `loyalty.number.${known.why}`, params: {} }])
}

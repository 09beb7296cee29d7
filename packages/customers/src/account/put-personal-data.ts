import { putPersonalData } from '@shop/api-client/contract/user-personal-data'
import { normalisedPersonalData, personalDataProblems } from '@shop/domain/user/personal-data-problems'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { onSession } from '../on.ts'
import { updatePersonalData } from '../user/customer-store.ts'
import { sessionUser } from '../user/session-user.ts'
import { ownCustomer } from './own-customer.ts'

/** Changes names, gender, birth date and phone. Orders keep what they were placed with. @see product §7 */
export const putPersonalDataHandler = onSession(putPersonalData).answer(async (input, context) => {
  const { sql, session, shop, now } = context
  const data = normalisedPersonalData(input, shop.market)
  const errors = personalDataProblems(data, shop.market, now)
  if (errors.length > 0) throw fieldsRefused(errors)

  const customer = await ownCustomer(sql, session)
  await updatePersonalData(sql, customer.id, data, now)
  return sessionUser(session, { ...customer, ...data })
})

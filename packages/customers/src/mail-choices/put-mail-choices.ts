import { putMailChoices } from '@shop/api-client/contract/user-mail-choices'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { ownId } from '../account/own-customer.ts'
import { onSession } from '../on.ts'
import { changeOwnChoices } from './mail-choice-store.ts'
import { mailChoicesOf } from './mail-choices.ts'

/** Changes in which language mails are written. @see product §3; eu-duties C-32 */
export const putMailChoicesHandler = onSession(putMailChoices).answer(async (change, context) => {
  const { session, shop, now } = context
  const customerId = ownId(session)
  const isOffered = change.mailLocale == null || shop.locales.includes(change.mailLocale)
  if (!isOffered)
    throw fieldsRefused([{ path: 'mailLocale', key: 'generic.validation.required', params: {} }])
  return context.inOneCommit(async (sql) => {
    await changeOwnChoices(sql, customerId, { ...change, updatedAt: now })
    return mailChoicesOf(sql, customerId, shop)
  })
})

import { loadMailChoices } from '@shop/api-client/contract/user-mail-choices'
import { ownId } from '../account/own-customer.ts'
import { onSession } from '../on.ts'
import { mailChoicesOf } from './mail-choices.ts'

/** Which mails the signed-in customer gets. @see product §3 */
export const loadMailChoicesHandler = onSession(loadMailChoices).answer(async (_, { sql, session, shop }) =>
  mailChoicesOf(sql, ownId(session), shop),
)

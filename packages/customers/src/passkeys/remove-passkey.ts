import { problem } from '@shop/api-client/contract/problem'
import { removePasskey } from '@shop/api-client/contract/user-passkeys'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { ownCustomer } from '../account/own-customer.ts'
import { onSession } from '../on.ts'
import { deletePasskey } from '../user/passkeys/passkey-store.ts'
import { passkeyMail } from './passkey-mail.ts'

/** Removes a passkey and tells the account's mailbox of it; 404 for any other than one's own. */
export const removePasskeyHandler = onSession(removePasskey).answer(async ({ id }, context) => {
  const { sql, session, shop, addressOf, now } = context
  const customer = await ownCustomer(sql, session)
  return context.inOneCommit(async (transaction) => {
    const name = await deletePasskey(transaction, customer.id, id)
    if (name === null) throw problem(404, 'not_found', 'There is no such passkey.')
    await putMail(
      transaction,
      passkeyMail(shop, { change: 'removed', to: customer.email, name, addressOf }),
      now,
    )
    return {}
  })
})

import type { NewPasskey } from '@shop/api-client/contract/entities/passkey'
import { problem } from '@shop/api-client/contract/problem'
import { addPasskey } from '@shop/api-client/contract/user-passkeys'
import { MOST_PASSKEYS, passkeyName } from '@shop/domain/user/passkey'
import { newKey } from '@shop/engine/db/new-key'
import { relyingParty } from '@shop/engine/passkeys/relying-party'
import { verifiedNewPasskey } from '@shop/engine/passkeys/verified-passkey'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { ownCustomer } from '../account/own-customer.ts'
import { onSession, type SessionContext } from '../on.ts'
import { answeredChallenge, passkeyRefused } from '../user/passkeys/passkey-challenges.ts'
import { insertPasskey, lockAccount, type Passkey, passkeysOf } from '../user/passkeys/passkey-store.ts'
import { passkeyEntry } from './passkey-entry.ts'
import { passkeyMail } from './passkey-mail.ts'
import { passkeysFull } from './start-passkey.ts'

/**
 * Keeps a new passkey and tells the account's mailbox of it. The authenticator must have verified its user, so that a
 * device that lies around signs nobody in.
 *
 * @see product §3
 */
export const addPasskeyHandler = onSession(addPasskey).answer(async ({ name, passkey }, context) => {
  const { sql, session, shop, addressOf, now } = context
  const customer = await ownCustomer(sql, session)
  const made = await verifiedPasskey(context, passkey)
  const kept: Passkey = {
    ...made,
    id: newKey(),
    customerId: customer.id,
    name: passkeyName(name, session.device),
    createdAt: now,
    lastUsedAt: null,
  }

  return context.inOneCommit(async (transaction) => {
    await lockAccount(transaction, customer.id)
    if ((await passkeysOf(transaction, customer.id)).length >= MOST_PASSKEYS) throw passkeysFull()
    if (!(await insertPasskey(transaction, kept)))
      throw problem(409, 'passkey_known', 'This passkey is kept already.')
    const mail = passkeyMail(shop, { change: 'added', to: customer.email, name: kept.name, addressOf })
    await putMail(transaction, mail, now)
    return passkeyEntry(kept, made.host)
  })
})

async function verifiedPasskey(context: SessionContext, passkey: NewPasskey) {
  const challenge = await answeredChallenge(context, 'add', passkey.response.clientDataJSON)
  const made = await verifiedNewPasskey(passkey, { ...relyingParty(context.addressOf('/')), challenge })
  if (made === null) throw passkeyRefused()
  return made
}

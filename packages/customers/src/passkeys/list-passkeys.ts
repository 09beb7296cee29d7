import { listPasskeys } from '@shop/api-client/contract/user-passkeys'
import { relyingParty } from '@shop/engine/passkeys/relying-party'
import { ownId } from '../account/own-customer.ts'
import { onSession } from '../on.ts'
import { passkeysOf } from '../user/passkeys/passkey-store.ts'
import { passkeyEntry } from './passkey-entry.ts'

/** The passkeys of the account, those of other hosts as well: here is where a lost device is locked out. */
export const listPasskeysHandler = onSession(listPasskeys).answer(async (_, context) => {
  const { host } = relyingParty(context.addressOf('/'))
  const rows = await passkeysOf(context.sql, ownId(context.session))
  return rows.map((row) => passkeyEntry(row, host))
})

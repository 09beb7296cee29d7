import { listPasskeys } from '@shop/api-client/contract/user-passkeys'
import { ownId } from '../account/own-customer.ts'
import { onSession } from '../on.ts'
import { passkeysOf } from '../user/passkeys/passkey-store.ts'
import { relyingParty } from '../user/passkeys/relying-party.ts'
import { passkeyEntry } from './passkey-entry.ts'

/** The passkeys of the account, those of other hosts as well: here is where a lost device is locked out. */
export const listPasskeysHandler = onSession(listPasskeys).answer(async (_, context) => {
  const { host } = relyingParty(context)
  const rows = await passkeysOf(context.sql, ownId(context.session))
  return rows.map((row) => passkeyEntry(row, host))
})

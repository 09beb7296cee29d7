import { problem } from '@shop/api-client/contract/problem'
import { renamePasskey } from '@shop/api-client/contract/user-passkeys'
import { passkeyName, passkeyNameProblems } from '@shop/domain/user/passkey'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { relyingParty } from '@shop/engine/passkeys/relying-party'
import { ownId } from '../account/own-customer.ts'
import { onSession } from '../on.ts'
import { namePasskey } from '../user/passkeys/passkey-store.ts'
import { passkeyEntry } from './passkey-entry.ts'

/** Renames one's own passkey: 422 without a name, 404 for any other's. */
export const renamePasskeyHandler = onSession(renamePasskey).answer(async ({ id, name }, context) => {
  const errors = passkeyNameProblems(name)
  if (errors.length > 0) throw fieldsRefused(errors)
  const passkey = await namePasskey(context.sql, ownId(context.session), id, passkeyName(name, null))
  if (passkey === null) throw problem(404, 'not_found', 'There is no such passkey.')
  return passkeyEntry(passkey, relyingParty(context.addressOf('/')).host)
})

import type { PasskeyEntry } from '@shop/api-client/contract/user-passkeys'
import type { Passkey } from '../user/passkeys/passkey-store.ts'

/** A passkey as its owner sees it; neither its key nor the authenticator's id are shown. */
export function passkeyEntry(
  { id, name, host, createdAt, lastUsedAt }: Passkey,
  hostHere: string,
): PasskeyEntry {
  return {
    id,
    name,
    otherHost: host === hostHere ? null : host,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

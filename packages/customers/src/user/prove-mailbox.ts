import type { Sql } from '@shop/engine/db/database'
import { deleteOtherSessions } from '@shop/engine/session/session-store'
import type { Customer } from './customer.ts'
import { proveEmail } from './customer-store.ts'
import { endPasskeys } from './passkeys/passkey-store.ts'

type Proof = {
  /** The session that goes on; every other one may end. */
  sessionId: string
  /** The new password; null where none was set. */
  passwordHash: string | null
  now: Date
}

/**
 * The owner of the mailbox is here. A new password signs out every other device. With the first proof everything ends by
 * which whoever registered with the address could come back: password, passkeys and sessions; anybody can register with
 * somebody's address. Returns the hash of the password that counts now.
 *
 * @see product §3; docs/decisions/0001
 */
export async function proveMailbox(
  sql: Sql,
  owner: Customer,
  { sessionId, passwordHash, now }: Proof,
): Promise<string | null> {
  const isFirst = await proveEmail(sql, owner.id, { passwordHash, now })
  if (isFirst) await endPasskeys(sql, owner.id)
  if (isFirst || passwordHash !== null) await deleteOtherSessions(sql, owner.userId, sessionId)
  return passwordHash ?? (isFirst ? null : owner.passwordHash)
}

import type { Sql } from '@shop/engine/db/database'
import type { Session } from '@shop/engine/session/session'
import { deleteOtherSessions } from '@shop/engine/session/session-store'
import type { Customer } from './customer.ts'
import { proveEmail } from './customer-store.ts'
import { endPasskeys } from './passkeys/passkey-store.ts'

type Proof = {
  /** The session in which the proof is given: it goes on, every other one may end. */
  session: Session
  /** The new password; null where none was set. */
  passwordHash: string | null
  now: Date
}

/**
 * The owner of the mailbox is here. A new password signs out every other device. With the first proof everything ends by
 * which whoever registered with the address could come back: password, passkeys and sessions; anybody can register with
 * somebody's address. Where the proof is given by whoever is signed in to the account, they are one person, and all of it
 * stays. Returns the hash of the password that counts now.
 *
 * @see product §3; docs/decisions/0001
 */
export async function proveMailbox(
  sql: Sql,
  owner: Customer,
  { session, passwordHash, now }: Proof,
): Promise<string | null> {
  const isTheirs = session.loggedIn && session.customerId === owner.id
  const isTakenOver = await proveEmail(sql, owner.id, { passwordHash, now, isTheirs })
  if (isTakenOver) await endPasskeys(sql, owner.id)
  if (isTakenOver || passwordHash !== null) await deleteOtherSessions(sql, owner.userId, session.id)
  return passwordHash ?? (isTakenOver ? null : owner.passwordHash)
}

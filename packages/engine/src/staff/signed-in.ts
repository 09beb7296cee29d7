import type { OfficeReply } from '@shop/api-client/office/office-door'
import { noteCommand } from '../command/command-log-store.ts'
import type { Database, Sql } from '../db/database.ts'
import { objectOf, staffActor } from './staff-actor.ts'
import { openStaffSession } from './staff-session.ts'
import type { Staff } from './staff-store.ts'

/** What somebody has proven at a sign-in. */
export type Proof = { by: 'password' | 'passwordAndCode' } | { by: 'passkey'; passkey: string }

/**
 * Opens a session for somebody who has proven who they are, and notes the sign-in in the log, in one commit.
 *
 * @param within what has to hold in the same commit; false where it does not, and then nobody is signed in
 */
export async function signedInStaff(
  database: Pick<Database, 'transaction'>,
  person: Staff,
  { proof, now, within = async () => true }: SigningIn,
): Promise<Extract<OfficeReply, { type: 'signedIn' }> | null> {
  return database.transaction(async (sql) => {
    if (!(await within(sql))) return null
    const { token, endsAt } = await openStaffSession({ sql }, person.id, now)
    const object = objectOf(person.email)
    await noteCommand(sql, {
      actor: staffActor(person),
      command: 'signIn',
      isRead: false,
      object,
      before: null,
      after: proof,
      now,
    })
    return { type: 'signedIn', token, endsAt: endsAt.toISOString() }
  })
}

type SigningIn = { proof: Proof; now: Date; within?: (sql: Sql) => Promise<boolean> }

import type { OfficeReply } from '@shop/api-client/office/office-door'
import { noteCommand } from '../command/command-log-store.ts'
import type { Sql } from '../db/database.ts'
import { markedDevice } from '../session/known-device.ts'
import { objectOf, staffActor } from './staff-actor.ts'
import { openStaffSession } from './staff-session.ts'
import type { Staff } from './staff-store.ts'

/** What somebody has proven at a sign-in. */
export type Proof =
  | { by: 'password' | 'passwordAndCode' }
  | { by: 'passkey'; passkey: string }
  | { by: 'company'; issuer: string }

type SigningIn = {
  now: Date
  /** Whom the browser has signed in before. */
  device?: string | null
  lacksFactor?: boolean
}

/** Opens a session for somebody who has proven who they are, and notes the sign-in in the log, in the caller's commit. */
export async function signedInStaff(
  sql: Sql,
  person: Staff,
  proof: Proof,
  { now, device = null, lacksFactor = false }: SigningIn,
): Promise<Extract<OfficeReply, { type: 'signedIn' }>> {
  const { token, endsAt } = await openStaffSession({ sql }, person.id, { now, lacksFactor })
  await noteCommand(sql, {
    actor: staffActor(person),
    command: 'signIn',
    isRead: false,
    object: objectOf(person.email),
    before: null,
    after: proof,
    now,
  })
  const marks = markedDevice(device, person.passwordHash)
  return { type: 'signedIn', token, endsAt: endsAt.toISOString(), device: marks }
}

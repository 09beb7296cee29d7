import {
  addStaff,
  blockStaff,
  listStaff,
  readLog,
  resetStaff,
} from '@shop/api-client/office/account-commands'
import { bindCommands } from '../command/bind-commands.ts'
import { logEntries } from '../command/command-log-store.ts'
import { CommandRefusal } from '../command/command-refusal.ts'
import type { Sql } from '../db/database.ts'
import { passwordHash } from '../session/password-hash.ts'
import { objectOf, type StaffContext } from './account-commands.ts'
import { oneTimePassword } from './one-time-password.ts'
import {
  allStaff,
  deleteStaffSessions,
  insertStaff,
  otherOwners,
  putOneTimePassword,
  putStaffState,
  type Staff,
  staffByEmail,
} from './staff-store.ts'

/** A one-time password that nobody has used is worth nothing after this. */
const ONE_TIME_MILLISECONDS = 7 * 24 * 60 * 60 * 1000
const SHOWN_ENTRIES = 50

const onStaff = bindCommands<StaffContext>()
/** The password is made and hashed before the transaction, which must not wait for that. */
const prepare = async () => {
  const password = oneTimePassword()
  return { password, hash: await passwordHash(password) }
}

/** Who works here, and what was done. */
export const STAFF_COMMANDS = [
  onStaff(listStaff)(async (_input, { sql }) => {
    const staff = (await allStaff(sql)).map(({ email, name, roles, state, factorSecret, lastSignInAt }) => ({
      email,
      name,
      roles,
      state,
      hasSecondFactor: factorSecret !== null,
      lastSignIn: lastSignInAt?.toISOString() ?? null,
    }))
    return { answer: { staff }, object: null }
  }),

  onStaff(addStaff, { prepare })(async ({ email, name, roles }, context, { password, hash }) => {
    const { sql, now } = context
    refuseBeyondOwn(context, roles)
    const oneTimeEndsAt = new Date(now.getTime() + ONE_TIME_MILLISECONDS)
    const isNew = await insertStaff(sql, { email, name, roles, passwordHash: hash, oneTimeEndsAt, now })
    if (!isNew) throw new CommandRefusal(`${email} works here already: reset the password, or end the block.`)
    return {
      answer: { email, oneTimePassword: password },
      object: objectOf(email),
      after: { name, roles, state: 'active' },
    }
  }),

  onStaff(blockStaff)(async ({ email, isBlocked }, context) => {
    const { sql, actor } = context
    const person = await named(sql, email)
    refuseBeyondOwn(context, person.roles)
    if (actor.kind === 'staff' && actor.id === person.id)
      throw new CommandRefusal('Nobody blocks themselves: ask somebody else to do it.')
    if (isBlocked && person.roles.includes('owner') && (await otherOwners(sql, person.id)) === 0)
      throw new CommandRefusal(`${person.email} is the last owner: make somebody else an owner first.`)
    const state = isBlocked ? 'blocked' : 'active'
    await putStaffState(sql, person.id, state)
    if (isBlocked) await deleteStaffSessions(sql, person.id)
    return {
      answer: { email: person.email, state },
      object: objectOf(person.email),
      before: { state: person.state },
      after: { state },
    }
  }),

  onStaff(resetStaff, { prepare })(async ({ email }, context, { password, hash }) => {
    const { sql, now } = context
    const person = await named(sql, email)
    refuseBeyondOwn(context, person.roles)
    const oneTimeEndsAt = new Date(now.getTime() + ONE_TIME_MILLISECONDS)
    await putOneTimePassword(sql, person.id, { passwordHash: hash, oneTimeEndsAt })
    await deleteStaffSessions(sql, person.id)
    return {
      answer: { email: person.email, oneTimePassword: password },
      object: objectOf(person.email),
      before: { hasSecondFactor: person.factorSecret !== null },
      after: { hasSecondFactor: false },
    }
  }),

  onStaff(readLog)(async ({ object, before }, { sql }) => {
    const rows = await logEntries(sql, { object, before, limit: SHOWN_ENTRIES + 1 })
    const entries = rows.slice(0, SHOWN_ENTRIES).map((row) => ({ ...row, at: row.at.toISOString() }))
    return { answer: { entries, hasMore: rows.length > SHOWN_ENTRIES }, object: null }
  }),
]

async function named(sql: Sql, email: string): Promise<Staff> {
  const person = await staffByEmail(sql, email)
  if (person === null) throw new CommandRefusal(`Nobody with the address ${email} works here.`)
  return person
}

/** Whoever manages staff makes nobody an owner, and locks none out, without being one: that would be a way to every right. */
function refuseBeyondOwn({ actor }: StaffContext, roles: readonly string[]): void {
  if (actor.kind === 'staff' && roles.includes('owner') && !actor.roles.includes('owner'))
    throw new CommandRefusal('Only an owner changes who is an owner.')
}

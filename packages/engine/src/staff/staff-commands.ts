import {
  addStaff,
  blockStaff,
  changeStaffRoles,
  endStaffSessions,
  listStaff,
  readLog,
  resetStaff,
} from '@shop/api-client/office/account-commands'
import { sightOf } from '@shop/domain/staff/log-sight'
import { ROLES } from '@shop/domain/staff/rights'
import { mayRun } from '../command/actor.ts'
import { bindCommands } from '../command/bind-commands.ts'
import { type LogRow, logEntries, undoneEntries } from '../command/command-log-store.ts'
import { CommandRefusal } from '../command/command-refusal.ts'
import { shownVersion } from '../command/shown-version.ts'
import { storedUndo, undoBy } from '../command/undo.ts'
import type { Sql } from '../db/database.ts'
import { takeTurn } from '../db/take-turn.ts'
import { passwordHash } from '../session/password-hash.ts'
import { endCompanyLinks } from './company-link-store.ts'
import { oneTimePassword } from './one-time-password.ts'
import type { StaffContext } from './own-account.ts'
import { objectOf } from './staff-actor.ts'
import { countStaffPasskeys, endStaffPasskeys, staffPasskeysOf } from './staff-passkey-store.ts'
import { openStaffSessions } from './staff-session.ts'
import {
  allStaff,
  deleteStaffSessions,
  insertStaff,
  otherOwners,
  putOneTimePassword,
  putStaffRoles,
  putStaffState,
  type Staff,
  staffByEmail,
} from './staff-store.ts'

/** A one-time password that nobody has used is worth nothing after this. */
const ONE_TIME_MILLISECONDS = 7 * 24 * 60 * 60 * 1000
const SHOWN_ENTRIES = 50

/**
 * The turn of whoever changes who is an owner and may work here: two at once would each still see the other as an owner. It
 * is taken before any other lock of these commands.
 */
const OWNERS = 'owners'

const onStaff = bindCommands<StaffContext>()
/** The password is made and hashed before the transaction, which must not wait for that. */
const prepare = async () => {
  const password = oneTimePassword()
  return { password, hash: await passwordHash(password) }
}

/** Who works here, and what was done. */
export const STAFF_COMMANDS = [
  onStaff(listStaff)(async (_input, { sql, now }) => {
    const open = await openStaffSessions(sql, now)
    const passkeys = await countStaffPasskeys(sql)
    const staff = (await allStaff(sql)).map(
      ({ id, email, name, roles, state, factorSecret, lastSignInAt }) => ({
        email,
        name,
        roles,
        state,
        hasSecondFactor: factorSecret !== null,
        passkeys: passkeys.get(id) ?? 0,
        lastSignIn: lastSignInAt?.toISOString() ?? null,
        sessions: open.get(id) ?? 0,
      }),
    )
    return { answer: { staff }, object: null }
  }),

  onStaff(addStaff, { prepare })(async ({ email, name, roles }, context, { password, hash }) => {
    const { sql, now } = context
    refuseBeyondOwn(context, roles)
    const oneTimeEndsAt = new Date(now.getTime() + ONE_TIME_MILLISECONDS)
    const isNew = await insertStaff(sql, { email, name, roles, passwordHash: hash, oneTimeEndsAt, now })
    if (!isNew)
      throw new CommandRefusal(
        `${email} works here already: reset the password, or end the block.`,
        'staffKnown',
        { email },
      )
    return {
      answer: { email, oneTimePassword: password },
      object: objectOf(email),
      after: { name, roles, state: 'active' },
      undo: undoBy(blockStaff, { email, isBlocked: true }),
    }
  }),

  onStaff(changeStaffRoles, {
    version: async ({ email, was }, { sql }) => {
      const { roles, ...person } = await named(sql, email)
      const object = objectOf(person.email)
      await takeTurn(sql, OWNERS)
      await takeTurn(sql, object)
      return shownVersion(sql, { was, is: (await staffByEmail(sql, email))?.roles ?? roles, object })
    },
  })(async ({ email, roles }, context) => {
    const { sql } = context
    const person = await named(sql, email)
    refuseBeyondOwn(context, [...person.roles, ...roles])
    refuseSelf(context, person)
    if (!roles.includes('owner')) await refuseLastOwner(sql, person)
    const next = ROLES.filter((role) => roles.includes(role))
    await putStaffRoles(sql, person.id, next)
    return {
      answer: { email: person.email, roles: next },
      object: objectOf(person.email),
      before: { roles: person.roles },
      after: { roles: next },
      undo: undoBy(changeStaffRoles, { email: person.email, roles: person.roles, was: next }),
    }
  }),

  onStaff(blockStaff)(async ({ email, isBlocked }, context) => {
    const { sql } = context
    await takeTurn(sql, OWNERS)
    const person = await namedInTurn(sql, email)
    refuseBeyondOwn(context, person.roles)
    refuseSelf(context, person)
    if (isBlocked) await refuseLastOwner(sql, person)
    const state = isBlocked ? 'blocked' : 'active'
    await putStaffState(sql, person.id, state)
    if (isBlocked) await deleteStaffSessions(sql, person.id)
    return {
      answer: { email: person.email, state },
      object: objectOf(person.email),
      before: { state: person.state },
      after: { state },
      undo:
        state === person.state ? null : undoBy(blockStaff, { email: person.email, isBlocked: !isBlocked }),
    }
  }),

  onStaff(resetStaff, { prepare })(async ({ email }, context, { password, hash }) => {
    const { sql, now } = context
    const person = await namedInTurn(sql, email)
    refuseBeyondOwn(context, person.roles)
    const oneTimeEndsAt = new Date(now.getTime() + ONE_TIME_MILLISECONDS)
    const { length: passkeys } = await staffPasskeysOf(sql, person.id)
    await putOneTimePassword(sql, person.id, { passwordHash: hash, oneTimeEndsAt })
    await endStaffPasskeys(sql, person.id)
    await endCompanyLinks(sql, person.id)
    await deleteStaffSessions(sql, person.id)
    return {
      answer: { email: person.email, oneTimePassword: password },
      object: objectOf(person.email),
      before: { hasSecondFactor: person.factorSecret !== null, passkeys },
      after: { hasSecondFactor: false, passkeys: 0 },
    }
  }),

  onStaff(endStaffSessions)(async ({ email }, context) => {
    const { sql, now, sessionId } = context
    const person = await named(sql, email)
    refuseBeyondOwn(context, person.roles)
    const ended = (await openStaffSessions(sql, now)).get(person.id) ?? 0
    await deleteStaffSessions(sql, person.id, sessionId ?? undefined)
    return {
      answer: { email: person.email, ended },
      object: objectOf(person.email),
      before: { sessions: ended },
    }
  }),

  onStaff(readLog)(async ({ from, until, ...asked }, context) => {
    const { sql } = context
    const rows = await logEntries(sql, {
      ...asked,
      from: from === null ? null : new Date(from),
      until: until === null ? null : new Date(until),
      limit: SHOWN_ENTRIES + 1,
    })
    const shown = rows.slice(0, SHOWN_ENTRIES)
    const undone = new Map(
      (
        await undoneEntries(
          sql,
          shown.map(({ id }) => id),
        )
      ).map((row) => [row.undoes, row]),
    )
    const entries = shown.map((row) => shownEntry(row, undone.get(row.id), context))
    // Who can be chosen is read with the first page alone.
    const people = asked.before === null ? (await allStaff(sql)).map(({ id, name }) => ({ id, name })) : []
    return {
      answer: { entries, hasMore: rows.length > SHOWN_ENTRIES, people },
      object: asked.object,
      after: lookedFor({ thing: asked.thing, staffId: asked.staffId, from, until }),
    }
  }),
]

/** An entry, without what it held where that is about a customer whom the reader may not see. */
function shownEntry(row: LogRow, undone: LogRow | undefined, { actor, rightOf }: StaffContext) {
  const { at, before, after } = row
  const isHidden = !sightOf({ right: rightOf(row.command), object: row.object }).every((right) =>
    mayRun(actor, right),
  )
  return {
    ...row,
    at: at.toISOString(),
    before: isHidden ? null : before,
    after: isHidden ? null : after,
    isHidden,
    undo: undone
      ? ({ type: 'undone', by: undone.by, at: undone.at.toISOString() } as const)
      : undoFor(row, (command) => {
          const right = rightOf(command)
          return !isHidden && right !== null && mayRun(actor, right)
        }),
    isUndo: row.undoes !== null,
  }
}

/** The step that takes an entry back, as far as the reader may do it. */
function undoFor(row: LogRow, mayUndo: (command: string) => boolean) {
  const stored = storedUndo(row)
  if (stored === null) return { type: 'elsewhere' } as const
  const { command, input, seen } = stored
  return mayUndo(command)
    ? ({ type: 'here', command, input, seen } as const)
    : ({ type: 'forbidden' } as const)
}

/** What a log was searched for; null for all of it. */
function lookedFor(asked: Record<string, string | null>): Record<string, string> | null {
  const words = Object.entries(asked).flatMap(([name, word]) => (word === null ? [] : [[name, word]]))
  return words.length === 0 ? null : Object.fromEntries(words)
}

/** The same, once nobody else changes their access, and no company signs them in. */
async function namedInTurn(sql: Sql, email: string): Promise<Staff> {
  await takeTurn(sql, objectOf((await named(sql, email)).email))
  return named(sql, email)
}

async function named(sql: Sql, email: string): Promise<Staff> {
  const person = await staffByEmail(sql, email)
  if (person === null)
    throw new CommandRefusal(`Nobody with the address ${email} works here.`, 'staffUnknown', { email })
  return person
}

/** Whoever manages staff makes nobody an owner, and locks none out, without being one: that would be a way to every right. */
function refuseBeyondOwn({ actor }: StaffContext, roles: readonly string[]): void {
  if (actor.kind === 'staff' && roles.includes('owner') && !actor.roles.includes('owner'))
    throw new CommandRefusal('Only an owner changes who is an owner.', 'ownersOnly')
}

/** Roles and access are given by others: what somebody does to themselves is a mistake, or a theft. */
function refuseSelf({ actor }: StaffContext, { id }: Staff): void {
  if (actor.kind === 'staff' && actor.id === id)
    throw new CommandRefusal(
      'Nobody changes their own roles or access: ask somebody else to do it.',
      'staffSelf',
    )
}

/** Without an owner nobody could make one. */
async function refuseLastOwner(sql: Sql, { id, email, roles, state }: Staff): Promise<void> {
  if (state === 'active' && roles.includes('owner') && (await otherOwners(sql, id)) === 0)
    throw new CommandRefusal(`${email} is the last owner: make somebody else an owner first.`, 'lastOwner', {
      email,
    })
}

import { normalisedEmail } from '@shop/domain/person/normalised-email'
import type { Role } from '@shop/domain/staff/rights'
import { and, asc, count, eq, gt, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { newKey } from '../db/new-key.ts'
import { staff, staffSessions } from '../db/schema/staff.ts'

export type Staff = typeof staff.$inferSelect

export async function staffByEmail(sql: Sql, email: string): Promise<Staff | null> {
  const [row] = await sql
    .select()
    .from(staff)
    .where(eq(staff.email, normalisedEmail(email)))
  return row ?? null
}

export async function staffById(sql: Sql, id: string): Promise<Staff | null> {
  const [row] = await sql.select().from(staff).where(eq(staff.id, id))
  return row ?? null
}

/** Everybody who works here or did, by name. */
export async function allStaff(sql: Sql): Promise<Staff[]> {
  return sql.select().from(staff).orderBy(asc(staff.name), asc(staff.email))
}

type NewStaff = {
  email: string
  name: string
  roles: readonly Role[]
  passwordHash: string
  oneTimeEndsAt: Date
  now: Date
}

/** Adds somebody with a one-time password; false when the address is known already. */
export async function insertStaff(sql: Sql, { email, roles, now, ...person }: NewStaff): Promise<boolean> {
  const added = await sql
    .insert(staff)
    .values({
      id: newKey(),
      email: normalisedEmail(email),
      roles: [...roles],
      state: 'active',
      createdAt: now,
      ...person,
    })
    .onConflictDoNothing({ target: staff.email })
    .returning({ id: staff.id })
  return added.length > 0
}

/** Replaces password and second factor by a one-time password. Sessions are ended by the caller. */
export async function putOneTimePassword(
  sql: Sql,
  id: string,
  { passwordHash, oneTimeEndsAt }: { passwordHash: string; oneTimeEndsAt: Date },
): Promise<void> {
  await sql
    .update(staff)
    .set({ passwordHash, oneTimeEndsAt, mustChangePassword: true, factorSecret: null, factorStep: null })
    .where(eq(staff.id, id))
}

export async function putPassword(sql: Sql, id: string, passwordHash: string): Promise<void> {
  await sql
    .update(staff)
    .set({ passwordHash, mustChangePassword: false, oneTimeEndsAt: null })
    .where(eq(staff.id, id))
}

export async function putFactor(
  sql: Sql,
  id: string,
  factor: { secret: string; step: number } | null,
): Promise<void> {
  await sql
    .update(staff)
    .set({ factorSecret: factor?.secret ?? null, factorStep: factor?.step ?? null })
    .where(eq(staff.id, id))
}

/** Uses a step up; false when another sign-in was quicker with the same code. */
export async function useFactorStep(sql: Sql, id: string, step: number): Promise<boolean> {
  const used = await sql
    .update(staff)
    .set({ factorStep: step })
    .where(and(eq(staff.id, id), or(isNull(staff.factorStep), lt(staff.factorStep, step))))
    .returning({ id: staff.id })
  return used.length > 0
}

export async function putStaffState(sql: Sql, id: string, state: Staff['state']): Promise<void> {
  await sql.update(staff).set({ state }).where(eq(staff.id, id))
}

export async function putStaffRoles(sql: Sql, id: string, roles: readonly Role[]): Promise<void> {
  await sql
    .update(staff)
    .set({ roles: [...roles] })
    .where(eq(staff.id, id))
}

/** How many owners could still sign in if one of them could not. */
export async function otherOwners(sql: Sql, id: string): Promise<number> {
  const rows = await sql
    .select({ roles: staff.roles })
    .from(staff)
    .where(and(eq(staff.state, 'active'), ne(staff.id, id)))
  return rows.filter(({ roles }) => roles.includes('owner')).length
}

type NewSession = { id: string; staffId: string; endsAt: Date; now: Date }

export async function insertStaffSession(sql: Sql, { id, staffId, endsAt, now }: NewSession): Promise<void> {
  await sql.insert(staffSessions).values({ id, staffId, createdAt: now, seenAt: now, endsAt })
  await sql.update(staff).set({ lastSignInAt: now }).where(eq(staff.id, staffId))
}

/** Who a session belongs to, while it lasts and they may work here. */
export async function staffOfSession(
  sql: Sql,
  ids: readonly string[],
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<{ person: Staff; sessionId: string; seenAt: Date } | null> {
  const [row] = await sql
    .select({ person: staff, sessionId: staffSessions.id, seenAt: staffSessions.seenAt })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        inArray(staffSessions.id, [...ids]),
        gt(staffSessions.endsAt, now),
        gt(staffSessions.seenAt, idleSince),
        eq(staff.state, 'active'),
      ),
    )
  return row ?? null
}

export async function touchStaffSession(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.update(staffSessions).set({ seenAt: now }).where(eq(staffSessions.id, id))
}

export async function renameStaffSession(sql: Sql, id: string, to: string): Promise<void> {
  await sql.update(staffSessions).set({ id: to }).where(eq(staffSessions.id, id))
}

export async function deleteStaffSession(sql: Sql, id: string): Promise<void> {
  await sql.delete(staffSessions).where(eq(staffSessions.id, id))
}

/** Signs somebody out everywhere, or everywhere but here. */
export async function deleteStaffSessions(sql: Sql, staffId: string, here?: string): Promise<void> {
  await sql
    .delete(staffSessions)
    .where(
      and(eq(staffSessions.staffId, staffId), here === undefined ? undefined : ne(staffSessions.id, here)),
    )
}

/** How many sessions of each person go on, by their id. */
export async function countStaffSessions(
  sql: Sql,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<Map<string, number>> {
  const rows = await sql
    .select({ staffId: staffSessions.staffId, sessions: count() })
    .from(staffSessions)
    .where(and(gt(staffSessions.endsAt, now), gt(staffSessions.seenAt, idleSince)))
    .groupBy(staffSessions.staffId)
  return new Map(rows.map(({ staffId, sessions }) => [staffId, Number(sessions)]))
}

/** Forgets sessions that have ended. */
export async function forgetStaffSessions(
  sql: Sql,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<void> {
  await sql
    .delete(staffSessions)
    .where(or(lte(staffSessions.endsAt, now), lte(staffSessions.seenAt, idleSince)))
}

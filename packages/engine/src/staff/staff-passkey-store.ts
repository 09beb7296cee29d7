import { and, asc, count, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { staff } from '../db/schema/staff.ts'
import { staffPasskeyChallenges, staffPasskeys } from '../db/schema/staff-sign-in.ts'

export type StaffPasskey = typeof staffPasskeys.$inferSelect
type Challenge = typeof staffPasskeyChallenges.$inferSelect

/** Keeps a challenge until it is answered or ends. */
export async function keepStaffChallenge(sql: Sql, challenge: Challenge): Promise<void> {
  await sql.insert(staffPasskeyChallenges).values(challenge)
}

/**
 * Uses a challenge up, in a statement of its own: what comes of the answer does not bring it back. Null when it is
 * unknown, used, too old, or somebody else's; a sign-in is nobody's.
 */
export async function takeStaffChallenge(
  sql: Sql,
  { challengeHash, staffId, now }: Pick<Challenge, 'challengeHash' | 'staffId'> & { now: Date },
): Promise<Challenge | null> {
  const [taken] = await sql
    .delete(staffPasskeyChallenges)
    .where(
      and(
        eq(staffPasskeyChallenges.challengeHash, challengeHash),
        staffId === null
          ? isNull(staffPasskeyChallenges.staffId)
          : eq(staffPasskeyChallenges.staffId, staffId),
        gt(staffPasskeyChallenges.expiresAt, now),
      ),
    )
    .returning()
  return taken ?? null
}

/** Uses up what somebody has begun while signed in, whoever that is. Null when it is unknown, used or too old. */
export async function takeBegunLink(
  sql: Sql,
  { challengeHash, now }: Pick<Challenge, 'challengeHash'> & { now: Date },
): Promise<Challenge | null> {
  const [taken] = await sql
    .delete(staffPasskeyChallenges)
    .where(
      and(
        eq(staffPasskeyChallenges.challengeHash, challengeHash),
        isNotNull(staffPasskeyChallenges.staffId),
        gt(staffPasskeyChallenges.expiresAt, now),
      ),
    )
    .returning()
  return taken ?? null
}

/** Forgets challenges that nobody has answered in time. */
export async function forgetStaffChallenges(sql: Sql, now: Date): Promise<void> {
  await sql.delete(staffPasskeyChallenges).where(lt(staffPasskeyChallenges.expiresAt, now))
}

/** The passkeys of somebody, the oldest first. */
export async function staffPasskeysOf(sql: Sql, staffId: string): Promise<StaffPasskey[]> {
  return sql
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id))
}

/** How many passkeys each person has, by their id. */
export async function countStaffPasskeys(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql
    .select({ staffId: staffPasskeys.staffId, passkeys: count() })
    .from(staffPasskeys)
    .groupBy(staffPasskeys.staffId)
  return new Map(rows.map(({ staffId, passkeys }) => [staffId, Number(passkeys)]))
}

/** Locks somebody's row, so that of two passkeys added at once the second counts the first. */
export async function lockStaff(sql: Sql, staffId: string): Promise<void> {
  await sql.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('update')
}

/** Keeps a passkey; false when one of this id is there already, whoever has it. */
export async function insertStaffPasskey(sql: Sql, passkey: StaffPasskey): Promise<boolean> {
  const kept = await sql
    .insert(staffPasskeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.id })
  return kept.length > 0
}

/** The passkey of an authenticator on this host; null for one that nobody has. */
export async function staffPasskeyOn(
  sql: Sql,
  host: string,
  credentialId: string,
): Promise<StaffPasskey | null> {
  const [row] = await sql
    .select()
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.credentialId, credentialId), eq(staffPasskeys.host, host)))
  return row ?? null
}

type Use = { credentialId: string; before: number; counter: number; now: Date }

/** Notes a use; false when the passkey was removed or used meanwhile, so that its answer counts no more. */
export async function noteStaffPasskeyUse(
  sql: Sql,
  { credentialId, before, counter, now }: Use,
): Promise<boolean> {
  const noted = await sql
    .update(staffPasskeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(staffPasskeys.credentialId, credentialId), eq(staffPasskeys.counter, before)))
    .returning({ id: staffPasskeys.id })
  return noted.length > 0
}

/** Removes a passkey of somebody: what it was called, or null when there is none of this id. */
export async function deleteStaffPasskey(sql: Sql, staffId: string, id: string): Promise<string | null> {
  const [gone] = await sql
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)))
    .returning({ name: staffPasskeys.name })
  return gone?.name ?? null
}

/** Removes every passkey of somebody, and what waits for one. */
export async function endStaffPasskeys(sql: Sql, staffId: string): Promise<void> {
  await sql.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
  await sql.delete(staffPasskeyChallenges).where(eq(staffPasskeyChallenges.staffId, staffId))
}

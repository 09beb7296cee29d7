import type { Sql } from '@shop/engine/db/database'
import { passkeyChallenges, passkeys } from '@shop/engine/db/schema/passkeys'
import { users } from '@shop/engine/db/schema/shopper'
import { and, asc, eq, gt, lt } from 'drizzle-orm'

export type Passkey = typeof passkeys.$inferSelect
type Challenge = typeof passkeyChallenges.$inferSelect

/** Keeps a challenge until it is answered or ends. */
export async function keepChallenge(sql: Sql, challenge: Challenge): Promise<void> {
  await sql.insert(passkeyChallenges).values(challenge)
}

/**
 * Uses a challenge up, in a statement of its own: what comes of the answer does not bring it back. False when it is
 * unknown, used, too old, for something else, or another session's.
 */
export async function takeChallenge(
  sql: Sql,
  { challengeHash, sessionId, purpose, now }: Omit<Challenge, 'expiresAt'> & { now: Date },
): Promise<boolean> {
  const taken = await sql
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.sessionId, sessionId),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash })
  return taken.length > 0
}

/** Forgets challenges that nobody has answered in time. */
export async function forgetChallenges(sql: Sql, now: Date): Promise<void> {
  await sql.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}

/** The passkeys of an account, the oldest first. */
export async function passkeysOf(sql: Sql, customerId: string): Promise<Passkey[]> {
  return sql
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

/** Locks the account, so that of two passkeys added at once the second counts the first. */
export async function lockAccount(sql: Sql, customerId: string): Promise<void> {
  await sql.select({ id: users.id }).from(users).where(eq(users.id, customerId)).for('update')
}

/** Keeps a passkey; false when one of this id is there already, whoever has it. */
export async function insertPasskey(sql: Sql, passkey: Passkey): Promise<boolean> {
  const kept = await sql.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })
  return kept.length > 0
}

/** The passkey of an authenticator on this host; null for one that no account has. */
export async function passkeyOn(sql: Sql, host: string, credentialId: string): Promise<Passkey | null> {
  const [row] = await sql
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.host, host)))
  return row ?? null
}

/** Notes a use; false when the passkey was removed or used meanwhile, so that its answer counts no more. */
export async function noteUse(
  sql: Sql,
  {
    credentialId,
    before,
    counter,
    now,
  }: { credentialId: string; before: number; counter: number; now: Date },
): Promise<boolean> {
  const noted = await sql
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.counter, before)))
    .returning({ id: passkeys.id })
  return noted.length > 0
}

/** Renames a passkey of an account; null when there is none of this id. */
export async function namePasskey(
  sql: Sql,
  customerId: string,
  id: string,
  name: string,
): Promise<Passkey | null> {
  const [named] = await sql
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.customerId, customerId)))
    .returning()
  return named ?? null
}

/** Removes a passkey of an account: what it was called, or null when there is none of this id. */
export async function deletePasskey(sql: Sql, customerId: string, id: string): Promise<string | null> {
  const [gone] = await sql
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.customerId, customerId)))
    .returning({ name: passkeys.name })
  return gone?.name ?? null
}

/** Removes every passkey of an account. */
export async function endPasskeys(sql: Sql, customerId: string): Promise<void> {
  await sql.delete(passkeys).where(eq(passkeys.customerId, customerId))
}

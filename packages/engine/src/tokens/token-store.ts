import type { Scope } from '@shop/domain/staff/token-scopes'
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { integrationTokens } from '../db/schema/integration.ts'

export type StoredToken = typeof integrationTokens.$inferSelect

type NewToken = Pick<
  StoredToken,
  'id' | 'name' | 'prefix' | 'hash' | 'createdAt' | 'createdBy' | 'endsAt'
> & {
  scopes: readonly Scope[]
}

export async function insertToken(sql: Sql, { scopes, ...token }: NewToken): Promise<void> {
  await sql.insert(integrationTokens).values({ ...token, scopes: [...scopes] })
}

export async function tokenByHash(sql: Sql, hash: string): Promise<StoredToken | null> {
  const [row] = await sql.select().from(integrationTokens).where(eq(integrationTokens.hash, hash))
  return row ?? null
}

export async function tokenById(sql: Sql, id: string): Promise<StoredToken | null> {
  const [row] = await sql.select().from(integrationTokens).where(eq(integrationTokens.id, id)).for('update')
  return row ?? null
}

/** All of them, also those that have ended, the oldest first. */
export async function allTokens(sql: Sql): Promise<StoredToken[]> {
  return sql
    .select()
    .from(integrationTokens)
    .orderBy(asc(integrationTokens.createdAt), asc(integrationTokens.id))
}

export async function revokeStoredToken(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.update(integrationTokens).set({ revokedAt: now }).where(eq(integrationTokens.id, id))
}

/** Notes that a token was used, where the last note is older than `before`: not every request writes. */
export async function noteUse(sql: Sql, id: string, { now, before }: { now: Date; before: Date }) {
  await sql
    .update(integrationTokens)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(integrationTokens.id, id),
        or(isNull(integrationTokens.lastUsedAt), lt(integrationTokens.lastUsedAt, before)),
      ),
    )
}

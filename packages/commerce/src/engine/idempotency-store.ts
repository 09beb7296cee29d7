import { and, eq, lt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { idempotencyKeys } from '../db/schema/system.ts'

type Claim = { key: string; requestHash: string; call: string; now: Date; abandonedBefore: Date }

/** Claims a key for one execution; false when somebody else has it. A claim whose process died is taken over. */
export async function claimKey(sql: Sql, { now, abandonedBefore, ...claim }: Claim): Promise<boolean> {
  const claimed = await sql
    .insert(idempotencyKeys)
    .values({ ...claim, status: 'running', startedAt: now })
    .onConflictDoUpdate({
      target: idempotencyKeys.key,
      set: { startedAt: now },
      setWhere: raw`${idempotencyKeys.status} = 'running' and ${idempotencyKeys.requestHash} = ${claim.requestHash} and ${lt(idempotencyKeys.startedAt, abandonedBefore)}`,
    })
    .returning({ key: idempotencyKeys.key })
  return claimed.length > 0
}

export async function findAnswer(
  sql: Sql,
  key: string,
): Promise<{ requestHash: string; sealedAnswer: string | null } | null> {
  const [row] = await sql.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
  return row ? { requestHash: row.requestHash, sealedAnswer: row.sealedAnswer } : null
}

export async function keepAnswer(sql: Sql, key: string, sealedAnswer: string): Promise<void> {
  await sql.update(idempotencyKeys).set({ status: 'done', sealedAnswer }).where(eq(idempotencyKeys.key, key))
}

/** Forgets this very answer; one that was kept meanwhile stays. */
export async function forgetAnswer(sql: Sql, key: string, sealedAnswer: string): Promise<void> {
  await sql
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.sealedAnswer, sealedAnswer)))
}

export async function forgetKey(sql: Sql, key: string): Promise<void> {
  await sql.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key))
}

/** Forgets answers that nobody will ask for again. */
export async function forgetOldKeys(sql: Sql, before: Date): Promise<void> {
  await sql.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, before))
}

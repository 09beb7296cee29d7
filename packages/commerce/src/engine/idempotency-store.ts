import { and, eq, lt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { NOT_WAITED_FOR } from '../db/not-waited-for.ts'
import { sessions } from '../db/schema/shopper.ts'
import { idempotencyKeys } from '../db/schema/system.ts'
import type { Session } from '../session/session.ts'
import { sessionOf } from '../session/session-store.ts'

export type Claim = { key: string; requestHash: string; call: string; now: Date; abandonedBefore: Date }

/**
 * Claims a key for one execution; false when somebody else has it. A claim whose process died is taken over. It is on the
 * disk at the latest together with what it is claimed for.
 */
export async function claimKey(sql: Sql, claim: Claim): Promise<boolean> {
  return (await claiming(sql, claim)).length > 0
}

/** As `claimKey`, and reads the session that asks in the same go: nearly every change begins with both. */
export async function claimWithSession(
  sql: Sql,
  claim: Claim,
  sessionId: string,
): Promise<{ isClaimed: boolean; session: Session | null }> {
  const claimed = sql.$with('claimed').as(claiming(sql, claim))
  const [row] = await sql
    .with(claimed)
    .select({ isClaimed: raw<boolean>`exists (select from claimed)`, session: sessions })
    .from(raw`(select 1) as one`)
    .leftJoin(sessions, eq(sessions.id, sessionId))
  return { isClaimed: row?.isClaimed === true, session: row?.session ? sessionOf(row.session) : null }
}

function claiming(sql: Sql, { now, abandonedBefore, ...claim }: Claim) {
  return sql
    .insert(idempotencyKeys)
    .values({ ...claim, status: 'running', startedAt: now })
    .onConflictDoUpdate({
      target: idempotencyKeys.key,
      set: { startedAt: now },
      setWhere: raw`${idempotencyKeys.status} = 'running' and ${idempotencyKeys.requestHash} = ${claim.requestHash} and ${lt(idempotencyKeys.startedAt, abandonedBefore)}`,
    })
    .returning({ key: idempotencyKeys.key, wait: NOT_WAITED_FOR.as('wait') })
}

export async function findAnswer(
  sql: Sql,
  key: string,
): Promise<{ requestHash: string; sealedAnswer: string | null } | null> {
  const [row] = await sql.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
  return row ? { requestHash: row.requestHash, sealedAnswer: row.sealedAnswer } : null
}

/** An answer that a power failure takes is missing as after a process that died. */
export async function keepAnswer(sql: Sql, key: string, sealedAnswer: string): Promise<void> {
  await sql
    .update(idempotencyKeys)
    .set({ status: 'done', sealedAnswer })
    .where(eq(idempotencyKeys.key, key))
    .returning({ wait: NOT_WAITED_FOR })
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

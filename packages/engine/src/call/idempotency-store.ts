import { and, eq, lt, sql as raw, type SQL } from 'drizzle-orm'
import { ASYNCHRONOUS_COMMIT } from '../db/asynchronous-commit.ts'
import type { Sql } from '../db/database.ts'
import { sessions } from '../db/schema/shopper.ts'
import { idempotencyKeys } from '../db/schema/system.ts'
import type { Session } from '../session/session.ts'
import { sessionOf } from '../session/session-store.ts'

/** An answer as it is kept under the key of its request. */
export type KeptRow = {
  key: string
  requestHash: string
  call: string
  sealedAnswer: string
  startedAt: Date
}
export type StoredAnswer = Pick<KeptRow, 'requestHash' | 'sealedAnswer'>

/** The session that asks, and what was answered under its key before, in one go: nearly every change begins with both. */
export async function sessionAndAnswer(
  sql: Sql,
  { key, sessionId }: { key: string; sessionId: string },
): Promise<{ session: Session | null; kept: StoredAnswer | null }> {
  const [row] = await sql
    .select({ session: sessions, kept: idempotencyKeys })
    .from(raw`(select 1) as one`)
    .leftJoin(sessions, eq(sessions.id, sessionId))
    .leftJoin(idempotencyKeys, eq(idempotencyKeys.key, key))
  return { session: row?.session ? sessionOf(row.session) : null, kept: keptOf(row?.kept) }
}

export async function findAnswer(sql: Sql, key: string): Promise<StoredAnswer | null> {
  const [row] = await sql.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
  return keptOf(row)
}

function keptOf(row: typeof idempotencyKeys.$inferSelect | null | undefined): StoredAnswer | null {
  if (!row || row.sealedAnswer === null) return null
  return { requestHash: row.requestHash, sealedAnswer: row.sealedAnswer }
}

/**
 * The insert that stores an answer together with its change: in the same transaction, or in the same statement, whose
 * required rows `from` names. Fails on the key when another request has stored an answer before, so that only its
 * change counts.
 */
export function keepingStatement(row: KeptRow, from: SQL = raw``): SQL {
  const { key, requestHash, call, sealedAnswer, startedAt } = row
  return raw`insert into ${idempotencyKeys} (key, request_hash, call, sealed_answer, started_at)
    select ${key}::text, ${requestHash}::text, ${call}::text, ${sealedAnswer}::text,
      ${startedAt.toISOString()}::timestamptz ${from}`
}

/** Stores the answer to a request that has changed nothing; false when another request has stored one before. */
export async function keepAnswer(sql: Sql, row: KeptRow): Promise<boolean> {
  const kept = await sql
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key, wait: ASYNCHRONOUS_COMMIT.as('wait') })
  return kept.length > 0
}

/** Forgets this very answer; one that was kept meanwhile stays. */
export async function forgetAnswer(sql: Sql, key: string, sealedAnswer: string): Promise<void> {
  await sql
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.sealedAnswer, sealedAnswer)))
}

/** Deletes answers that are too old to be asked for again. */
export async function forgetOldKeys(sql: Sql, before: Date): Promise<void> {
  await sql.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, before))
}

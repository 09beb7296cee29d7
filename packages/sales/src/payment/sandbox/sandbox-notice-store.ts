import type { Sql } from '@shop/engine/db/database'
import { outbox } from '@shop/engine/db/schema/system'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import * as v from 'valibot'
import type { SignedNotice } from './sandbox-provider.ts'

const TOPIC = 'sandboxNotice'
const Payload = v.object({ body: v.string(), signature: v.string() })

/** Keeps a notice until it is to be sent. */
export async function putSandboxNotice(sql: Sql, notice: SignedNotice, at: Date): Promise<void> {
  await sql.insert(outbox).values({ topic: TOPIC, payload: notice, availableAt: at })
}

/** Notices whose time has come, oldest first. */
export async function dueSandboxNotices(
  sql: Sql,
  now: Date,
): Promise<{ id: number; notice: SignedNotice }[]> {
  const rows = await sql
    .select({ id: outbox.id, payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.topic, TOPIC), isNull(outbox.doneAt), lte(outbox.availableAt, now)))
    .orderBy(asc(outbox.availableAt), asc(outbox.id))
    .limit(100)
  return rows.map(({ id, payload }) => ({ id, notice: v.parse(Payload, payload) }))
}

export async function sandboxNoticeSent(sql: Sql, id: number, now: Date): Promise<void> {
  await sql.update(outbox).set({ doneAt: now }).where(eq(outbox.id, id))
}

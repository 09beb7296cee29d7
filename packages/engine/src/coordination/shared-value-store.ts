import { and, eq, gt, lt, sql as raw } from 'drizzle-orm'
import { ASYNCHRONOUS_COMMIT } from '../db/asynchronous-commit.ts'
import { sharedValues } from '../db/schema/system.ts'
import type { Sql } from '../db/sql.ts'

/** By the clock of the database: it is the same for all processes. */
export async function keepValue(sql: Sql, key: string, value: Uint8Array, seconds: number): Promise<void> {
  const endsAt = raw`now() + ${seconds}::float8 * interval '1 second'`
  await sql
    .insert(sharedValues)
    .values({ key, value, endsAt })
    .onConflictDoUpdate({ target: sharedValues.key, set: { value, endsAt } })
}

export async function keptValue(sql: Sql, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const [row] = await sql
    .select({ value: sharedValues.value })
    .from(sharedValues)
    .where(and(eq(sharedValues.key, key), gt(sharedValues.endsAt, raw`now()`)))
  return row ? new Uint8Array(row.value) : null
}

export async function forgetValues(sql: Sql): Promise<void> {
  await sql.delete(sharedValues).where(lt(sharedValues.endsAt, raw`now()`))
}

/** Tells every connection that listens on the channel. */
export async function sendNotice(sql: Sql, channel: string, text: string): Promise<void> {
  await sql.execute(raw`select pg_notify(${channel}, ${text}), ${ASYNCHRONOUS_COMMIT}`)
}

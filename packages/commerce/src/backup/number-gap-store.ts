import type { Sql } from '@shop/engine/db/database'
import { numberGaps, orderNumbers } from '@shop/engine/db/schema/orders'
import { sql as raw } from 'drizzle-orm'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
const DAYS = 30
const LEAST_GAP = 1000
/** More than any shop sends between two backups; the counter has room for ever. */
const SKIPPED_MESSAGES = 100_000_000

/** Numbers that are left out, of one counter. */
export type NumberGap = { counter: string; first: number; last: number }

/**
 * How many numbers may have been given after a backup: twice the orders, or the invoices and corrections where these are
 * more, of the thirty days before it for each thirty days that it is old, and never less than a thousand. A number too many costs nothing; one too few makes two invoices of one.
 */
export async function likelyGap(
  sql: Sql,
  { writtenAt, now }: { writtenAt: Date; now: Date },
): Promise<number> {
  const since = new Date(writtenAt.getTime() - DAYS * DAY_MILLISECONDS)
  const { rows } = await sql.execute<{ count: number }>(raw`
    select greatest(
      (select count(*) from orders where placed_at >= ${since.toISOString()}::timestamptz),
      (select count(*) from invoices where issued_at >= ${since.toISOString()}::timestamptz))::int as count`)
  const months = Math.ceil(Math.max(1, now.getTime() - writtenAt.getTime()) / (DAYS * DAY_MILLISECONDS))
  return Math.max(LEAST_GAP, 2 * (rows[0]?.count ?? 0)) * months
}

/** Receivers of web hooks drop messages whose id they know: those of the time after the backup are not given again. */
export async function skipMessageIds(sql: Sql): Promise<void> {
  await sql.execute(raw`
    select setval(pg_get_serial_sequence('hook_deliveries', 'id'),
      nextval(pg_get_serial_sequence('hook_deliveries', 'id')) + ${SKIPPED_MESSAGES})`)
}

/** Leaves the next numbers of every counter out, and notes why; the audit knows of them from then on. */
export async function leaveOut(
  sql: Sql,
  { gap, writtenAt, now }: { gap: number; writtenAt: Date; now: Date },
): Promise<NumberGap[]> {
  if (gap === 0) return []
  const counters = await sql
    .update(orderNumbers)
    .set({ last: raw`${orderNumbers.last} + ${gap}` })
    .returning({ counter: orderNumbers.counter, last: orderNumbers.last })
  const gaps = counters
    .map(({ counter, last }) => ({ counter, first: last - gap + 1, last }))
    .toSorted((one, other) => one.counter.localeCompare(other.counter, 'en'))
  const reason = `may have been given after the backup of ${writtenAt.toISOString()}, which was restored`
  if (gaps.length > 0)
    await sql.insert(numberGaps).values(gaps.map((one) => ({ ...one, notedAt: now, reason })))
  return gaps
}

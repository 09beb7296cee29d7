import type { Sql } from '@shop/engine/db/database'
import { HELD } from '@shop/mail/outbox/outbox-store'
import { sql as raw } from 'drizzle-orm'

/** Up to which row something was counted. */
export type Mark = { payments: number; vitals: number }

/** Where counting begins: what was there before the process is not counted. */
export async function latestMark(sql: Sql): Promise<Mark> {
  const { rows } = await sql.execute<{ payments: string; vitals: string }>(raw`
    select (select coalesce(max(id), 0) from payment_events)::text as payments,
      (select coalesce(max(id), 0) from web_vitals)::text as vitals`)
  return { payments: Number(rows[0]?.payments ?? 0), vitals: Number(rows[0]?.vitals ?? 0) }
}

/** What a shop is measured by, read in one statement. Ages in seconds. */
export type ShopNumbers = {
  outboxAge: number
  outboxWaiting: number
  outboxDead: number
  orders: number
  negativeStock: number
  /** Of the oldest capture, refund or cancellation that was not asked for, or not without a failure. */
  movesAge: number
  /** Since the last audit; null before the first. */
  auditAge: number | null
  auditBroken: number
}

export async function shopNumbers(
  sql: Sql,
  { prefix, now }: { prefix: string; now: Date },
): Promise<ShopNumbers> {
  const at = raw`${now.toISOString()}::timestamptz`
  const { rows } = await sql.execute<ShopNumbers>(raw`
    select coalesce(extract(epoch from ${now.toISOString()}::timestamptz
        - min(available_at) filter (where dead_at is null)), 0)::float8 as "outboxAge",
      (count(*) filter (where dead_at is null))::int as "outboxWaiting",
      (count(*) filter (where dead_at is not null))::int as "outboxDead",
      (select coalesce(max(last), 0) from order_numbers where counter = ${prefix})::float8 as orders,
      (select count(*) from stock where quantity < 0)::int as "negativeStock",
      (select coalesce(extract(epoch from ${at} - min(created_at)), 0) from payment_moves
        where state = 'due' and (attempts > 0 or due_at <= ${at}))::float8 as "movesAge",
      (select extract(epoch from ${at} - max(ended_at)) from audits)::float8 as "auditAge",
      (select coalesce((select broken from audits where ended_at is not null order by ended_at desc limit 1), 0))::int
        as "auditBroken"
    from outbox where done_at is null and available_at <> ${HELD.toISOString()}::timestamptz`)
  const [row] = rows
  if (row === undefined) throw new Error('The database answers no numbers of the shop.')
  return { ...row, outboxAge: Math.max(0, row.outboxAge), movesAge: Math.max(0, row.movesAge) }
}

/** What happened to payments since a mark, by kind, with the new mark. */
export async function paymentEventsSince(
  sql: Sql,
  since: number,
): Promise<{ kinds: { kind: string; count: number }[]; mark: number }> {
  const { rows } = await sql.execute<{ kind: string; count: number; last: string }>(raw`
    select kind, count(*)::int as count, max(id)::text as last from payment_events where id > ${since} group by kind`)
  return { kinds: rows, mark: Math.max(since, ...rows.map(({ last }) => Number(last))) }
}

/** What browsers measured since a mark, at most as many as a scrape needs, with the new mark. */
export async function vitalsSinceMark(
  sql: Sql,
  since: number,
): Promise<{ vitals: { metric: string; rating: string; count: number }[]; mark: number }> {
  const { rows } = await sql.execute<{ metric: string; rating: string; count: number; last: string }>(raw`
    select metric, rating, count(*)::int as count, max(id)::text as last from web_vitals where id > ${since}
    group by metric, rating`)
  return { vitals: rows, mark: Math.max(since, ...rows.map(({ last }) => Number(last))) }
}

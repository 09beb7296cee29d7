import type { Sql } from '@shop/engine/db/database'
import { HELD } from '@shop/mail/outbox/outbox-store'
import { sql as raw } from 'drizzle-orm'

/** What a database says of itself; its clock in milliseconds. */
export type DatabaseFacts = {
  version: string
  bytes: number
  at: number
  /** Settings that decide whether a commit outlives a loss of power. */
  isDurable: boolean
  /** Connections that are open, of all users, and how many an ordinary user may open. */
  connections: number
  mostConnections: number
}

export async function databaseFacts(sql: Sql): Promise<DatabaseFacts> {
  const { rows } = await sql.execute<{
    version: string
    bytes: string
    at: number
    durable: boolean
    connections: number
    mostConnections: number
  }>(raw`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::text as bytes,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as at,
      current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off' as durable,
      (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as connections,
      (current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int)
        as "mostConnections"`)
  const [row] = rows
  if (row === undefined) throw new Error('The database answers nothing about itself.')
  const { version, at, connections, mostConnections } = row
  return { version, bytes: Number(row.bytes), at, isDurable: row.durable, connections, mostConnections }
}

/** How many postings there are, how many wait and for how long, and the orders of those that were not taken. */
export type WaitingPostings = { all: number; waiting: number; stuck: string[]; seconds: number }

/** Points on their way to the loyalty programme. */
export async function waitingPostings(sql: Sql, now: Date): Promise<WaitingPostings> {
  const { rows } = await sql.execute<WaitingPostings>(raw`
    select count(*)::int as "all", (count(*) filter (where points_postings.state = 'due'))::int as waiting,
      coalesce(array_agg(orders.number order by points_postings.updated_at)
        filter (where points_postings.state in ('refused', 'givenUp')), '{}') as stuck,
      coalesce(extract(epoch from ${now.toISOString()}::timestamptz
        - min(points_postings.created_at) filter (where points_postings.state = 'due')), 0)::float8 as seconds
    from points_postings join orders on orders.id = points_postings.order_id`)
  const { all = 0, waiting = 0, stuck = [], seconds = 0 } = rows[0] ?? {}
  return { all, waiting, stuck, seconds: Math.max(0, seconds) }
}

/** Mails and news on their way: how many, since when the oldest is due, and how many were given up. */
export async function waitingMessages(
  sql: Sql,
  now: Date,
): Promise<{ waiting: number; dead: number; seconds: number }> {
  const { rows } = await sql.execute<{ waiting: number; dead: number; seconds: number }>(raw`
    select (count(*) filter (where dead_at is null))::int as waiting,
      (count(*) filter (where dead_at is not null))::int as dead,
      coalesce(extract(epoch from ${now.toISOString()}::timestamptz
        - min(available_at) filter (where dead_at is null)), 0)::float8 as seconds
    from outbox where done_at is null and available_at <> ${HELD.toISOString()}::timestamptz`)
  const { waiting = 0, dead = 0, seconds = 0 } = rows[0] ?? {}
  return { waiting, dead, seconds: Math.max(0, seconds) }
}

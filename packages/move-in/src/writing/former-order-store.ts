import { formerOrders } from '@shop/engine/db/schema/former-orders'
import { movedIn } from '@shop/engine/db/schema/moved-in'
import { users } from '@shop/engine/db/schema/shopper'
import { sentRows, texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { and, eq, inArray, sql as query } from 'drizzle-orm'

type NewRow = typeof formerOrders.$inferInsert
export type KnownOrder = { oldId: string; fingerprint: string; customerId: string | null }

/** What is kept of orders, by their old ids. */
export async function knownOrders(
  sql: Sql,
  source: string,
  oldIds: readonly string[],
): Promise<Map<string, KnownOrder>> {
  const { oldId, fingerprint, customerId } = formerOrders
  const rows = await sql
    .select({ oldId, fingerprint, customerId })
    .from(formerOrders)
    .where(and(eq(formerOrders.source, source), inArray(oldId, [...oldIds])))
  return new Map(rows.map((row) => [row.oldId, row]))
}

/**
 * The accounts of addresses: those that moved in with theirs, and those that have proven it. An address that was only typed in
 * is nobody's.
 */
export async function ownersOf(sql: Sql, emails: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql.execute<{ email: string; id: string }>(query`
    select ${users.email} as email, ${users.id} as id from ${users}
    where ${users.email} = any(${texts([...new Set(emails)])}) and not ${users.isGuest} and (
      ${users.emailProvenAt} is not null
      or exists (select from ${movedIn} where ${movedIn.kind} = 'customer' and ${movedIn.newId} = ${users.id}))`)
  return new Map(rows.map(({ email, id }) => [email, id]))
}

/** Writes orders; one that is there becomes what is said now, and keeps its id and its owner. */
export async function putFormerOrders(sql: Sql, rows: readonly NewRow[]): Promise<void> {
  if (rows.length === 0) return
  const { names, source } = sentRows(
    formerOrders,
    rows.map((row) => ({ ...row, placedAt: row.placedAt.toISOString(), movedAt: row.movedAt.toISOString() })),
  )
  await sql.execute(query`
    insert into ${formerOrders} (${names}) select ${names} from ${source}
    on conflict (source, old_id) do update set
      number = excluded.number, email = excluded.email, state = excluded.state, placed_at = excluded.placed_at,
      currency = excluded.currency, total = excluded.total, refunded = excluded.refunded, lines = excluded.lines,
      sums = excluded.sums, shipping_address = excluded.shipping_address, fingerprint = excluded.fingerprint,
      customer_id = coalesce(${formerOrders.customerId}, excluded.customer_id)`)
}

/** Orders that moved in before their customers are theirs now. */
export async function giveFormerOrders(
  sql: Sql,
  customers: readonly { email: string; id: string }[],
): Promise<void> {
  if (customers.length === 0) return
  const [emails, ids] = [customers.map(({ email }) => email), customers.map(({ id }) => id)]
  await sql.execute(query`
    update ${formerOrders} set customer_id = owner.id
    from unnest(${texts(emails)}, ${texts(ids)}) as owner(email, id)
    where ${formerOrders.email} = owner.email and ${formerOrders.customerId} is null`)
}

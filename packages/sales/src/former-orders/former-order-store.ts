import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { KEPT_FOR, periodBefore, yearsEndBefore } from '@shop/domain/privacy/kept-for'
import { anywhere, literally } from '@shop/engine/db/like-pattern'
import { formerOrders } from '@shop/engine/db/schema/former-orders'
import { users } from '@shop/engine/db/schema/shopper'
import type { Sql } from '@shop/engine/db/sql'
import { and, count, desc, eq, ilike, inArray, isNull, like, lt, or, sql as raw, type SQL } from 'drizzle-orm'

/** A row of the history, as it is kept. */
export type FormerOrderRow = typeof formerOrders.$inferSelect

type OwnQuery = { customerId: string; search: string }

/** A customer's orders of the old shop, newest first, and how many there are of all that were asked for. */
export async function formerOrdersOf(
  sql: Sql,
  { limit, offset, ...query }: OwnQuery & { limit: number; offset: number },
): Promise<{ orders: FormerOrderRow[]; total: number }> {
  const [counted] = await sql.select({ orders: count() }).from(formerOrders).where(wanted(query))
  const total = counted?.orders ?? 0
  if (total === 0) return { orders: [], total }
  const orders = await sql
    .select()
    .from(formerOrders)
    .where(wanted(query))
    .orderBy(desc(formerOrders.placedAt), desc(formerOrders.id))
    .limit(limit)
    .offset(offset)
  return { orders, total }
}

function wanted({ customerId, search }: OwnQuery) {
  const isOwn = eq(formerOrders.customerId, customerId)
  if (search === '') return isOwn
  const hasLine = raw`exists (select 1 from jsonb_array_elements(${formerOrders.lines}) as line
    where line->>'name' ilike ${anywhere(search)} or line->>'articleNumber' ilike ${anywhere(search)})`
  return and(isOwn, or(ilike(formerOrders.number, anywhere(search)), hasLine))
}

/** Letters of an address from which on its beginning says whose it is. */
const LEAST_EMAIL = 3

/** Orders of the old shop with this number, with or without the sign before it, or an e-mail address that begins so. */
export async function findFormerOrders(
  sql: Sql,
  { text, limit }: { text: string; limit: number },
): Promise<FormerOrderRow[]> {
  const word = text.trim()
  const hits: SQL[] = [
    eq(raw`ltrim(upper(${formerOrders.number}), '#')`, word.toUpperCase().replace(/^#+/, '')),
  ]
  if (word.length >= LEAST_EMAIL) hits.push(like(formerOrders.email, `${literally(word.toLowerCase())}%`))
  return sql
    .select()
    .from(formerOrders)
    .where(or(...hits))
    .orderBy(desc(formerOrders.placedAt), desc(formerOrders.id))
    .limit(limit)
}

/** The latest orders of the old shop under an address or of an account, for the desk. */
export async function formerOrdersUnder(
  sql: Sql,
  person: { email: string; customerIds: readonly string[] },
  limit: number,
): Promise<FormerOrderRow[]> {
  return sql
    .select()
    .from(formerOrders)
    .where(
      or(
        inArray(formerOrders.customerId, [...person.customerIds]),
        and(isNull(formerOrders.customerId), eq(formerOrders.email, person.email)),
      ),
    )
    .orderBy(desc(formerOrders.placedAt), desc(formerOrders.id))
    .limit(limit)
}

export async function formerOrderById(sql: Sql, id: string): Promise<FormerOrderRow | null> {
  const [row] = await sql.select().from(formerOrders).where(eq(formerOrders.id, id))
  return row ?? null
}

/** The number of the customer whose account shows an order; null where none does. */
export async function customerNumberOf(
  sql: Sql,
  { customerId }: Pick<FormerOrderRow, 'customerId'>,
): Promise<string | null> {
  if (customerId === null) return null
  const [row] = await sql.select({ number: users.customerNo }).from(users).where(eq(users.id, customerId))
  return row?.number ?? null
}

/** Every order of the old shop that an account shows, for an export. */
export async function allFormerOrdersOf(sql: Sql, customerId: string): Promise<FormerOrderRow[]> {
  return sql
    .select()
    .from(formerOrders)
    .where(eq(formerOrders.customerId, customerId))
    .orderBy(desc(formerOrders.placedAt))
}

/** Those under an address that no account shows. */
export async function unownedFormerOrders(sql: Sql, email: string): Promise<FormerOrderRow[]> {
  return sql.select().from(formerOrders).where(unowned(email)).orderBy(desc(formerOrders.placedAt))
}

/** Deletes those under an address that no account shows; those of an account go with it. */
export async function forgetFormerOrders(sql: Sql, email: string): Promise<void> {
  await sql.delete(formerOrders).where(unowned(email))
}

function unowned(email: string) {
  return and(isNull(formerOrders.customerId), eq(formerOrders.email, normalisedEmail(email)))
}

/** The moments before which orders of the old shop are not kept: of an account, and of nobody's. */
export function formerOrdersKeptFrom(now: Date): { owned: Date; unowned: Date } {
  return { owned: yearsEndBefore(now, KEPT_FOR.invoice), unowned: periodBefore(now, KEPT_FOR.guest) }
}

/** Deletes at most so many that have grown too old. Returns how many. */
export async function forgetAgedFormerOrders(sql: Sql, now: Date, most: number): Promise<number> {
  const kept = formerOrdersKeptFrom(now)
  const aged = sql
    .select({ id: formerOrders.id })
    .from(formerOrders)
    .where(
      or(
        lt(formerOrders.placedAt, kept.owned),
        and(isNull(formerOrders.customerId), lt(formerOrders.placedAt, kept.unowned)),
      ),
    )
    .limit(most)
  const gone = await sql
    .delete(formerOrders)
    .where(inArray(formerOrders.id, aged))
    .returning({ id: formerOrders.id })
  return gone.length
}

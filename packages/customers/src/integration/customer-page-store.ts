import type { Sql } from '@shop/engine/db/database'
import { users } from '@shop/engine/db/schema/shopper'
import { and, asc, eq, gt, gte } from 'drizzle-orm'

/** What another system may know of a person: neither birthday nor password. */
const ROW = {
  id: users.id,
  customerNo: users.customerNo,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  isGuest: users.isGuest,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}

/** People behind an id, ascending; of whom something has changed since a moment, or all. */
export async function customersAfter(
  sql: Sql,
  { after, since, limit }: { after: string; since: Date | null; limit: number },
) {
  return sql
    .select(ROW)
    .from(users)
    .where(and(gt(users.id, after), since === null ? undefined : gte(users.updatedAt, since)))
    .orderBy(asc(users.id))
    .limit(limit)
}

/** One of them; null for an unknown id. */
export async function exchangedCustomerById(sql: Sql, id: string) {
  const [row] = await sql.select(ROW).from(users).where(eq(users.id, id))
  return row ?? null
}

export type CustomerRow = Awaited<ReturnType<typeof customersAfter>>[number]

import { normalisedEmail } from '@shop/domain/person/normalised-email'
import type { Sql } from '@shop/engine/db/database'
import { anywhere } from '@shop/engine/db/like-pattern'
import { orders } from '@shop/engine/db/schema/orders'
import { users } from '@shop/engine/db/schema/shopper'
import { asc, count, desc, eq, ilike, or } from 'drizzle-orm'

/** As many as a screen holds. */
const MOST = 50

export type FoundPerson = typeof users.$inferSelect & { orders: number }

/** Accounts and guests by customer number or a part of the e-mail address or last name; accounts first. */
export async function findPeople(sql: Sql, word: string): Promise<FoundPerson[]> {
  const part = anywhere(word.trim())
  const rows = await sql
    .select({ person: users, orders: count(orders.id) })
    .from(users)
    .leftJoin(orders, eq(orders.customerId, users.id))
    .where(or(eq(users.customerNo, word.trim()), ilike(users.email, part), ilike(users.lastName, part)))
    .groupBy(users.id)
    .orderBy(asc(users.isGuest), asc(users.email), desc(users.createdAt))
    .limit(MOST)
  return rows.map(({ person, orders: placed }) => ({ ...person, orders: placed }))
}

/**
 * The one that an e-mail address or customer number names for certain: its account, else its latest guest. Null when
 * there is none.
 */
export async function personNamed(sql: Sql, word: string): Promise<typeof users.$inferSelect | null> {
  const [row] = await sql
    .select()
    .from(users)
    .where(or(eq(users.customerNo, word.trim()), eq(users.email, normalisedEmail(word))))
    .orderBy(asc(users.isGuest), desc(users.createdAt))
    .limit(1)
  return row ?? null
}

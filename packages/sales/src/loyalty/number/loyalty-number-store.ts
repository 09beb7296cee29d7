import type { Sql } from '@shop/engine/db/database'
import { users } from '@shop/engine/db/schema/shopper'
import { and, eq } from 'drizzle-orm'

/** The number that an account keeps; null for none, and for guests, who have no account. */
export async function keptLoyaltyNumber(sql: Sql, customerId: string): Promise<string | null> {
  const [row] = await sql
    .select({ number: users.loyaltyNumber })
    .from(users)
    .where(and(eq(users.id, customerId), eq(users.isGuest, false)))
  return row?.number ?? null
}

export async function keepLoyaltyNumber(
  sql: Sql,
  customerId: string,
  { number, now }: { number: string | null; now: Date },
): Promise<void> {
  await sql
    .update(users)
    .set({ loyaltyNumber: number, updatedAt: now })
    .where(and(eq(users.id, customerId), eq(users.isGuest, false)))
}

import { and, eq } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { checkouts } from '../db/schema/shopper.ts'
import { type CheckoutChoices, NO_CHOICES } from './checkout-choices.ts'

/** What the shopper has chosen so far in one shop. */
export async function checkoutChoices(sql: Sql, shopId: number, userId: string): Promise<CheckoutChoices> {
  const [row] = await sql
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.shopId, shopId), eq(checkouts.userId, userId)))
  if (row === undefined) return NO_CHOICES
  const { shopId: _shop, userId: _user, email: _email, updatedAt: _at, ...choices } = row
  return choices
}

/** Keeps a change; what it does not name stays. */
export async function changeChoices(
  sql: Sql,
  shopId: number,
  userId: string,
  change: Partial<CheckoutChoices>,
): Promise<void> {
  const set = { ...change, updatedAt: new Date() }
  await sql
    .insert(checkouts)
    .values({ shopId, userId, ...set })
    .onConflictDoUpdate({ target: [checkouts.shopId, checkouts.userId], set })
}

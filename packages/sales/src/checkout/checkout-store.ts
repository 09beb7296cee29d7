import type { Customer } from '@shop/customers/user/customer'
import { customerOf } from '@shop/customers/user/customer-store'
import type { Sql } from '@shop/engine/db/database'
import { checkouts, users } from '@shop/engine/db/schema/shopper'
import { and, eq, sql as raw } from 'drizzle-orm'
import { type CheckoutChoices, NO_CHOICES } from './checkout-choices.ts'

/** What the shopper has chosen so far in one shop. */
export async function checkoutChoices(sql: Sql, shopId: number, userId: string): Promise<CheckoutChoices> {
  const [row] = await sql
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.shopId, shopId), eq(checkouts.userId, userId)))
  return choicesOf(row)
}

/** As `checkoutChoices`, and the customer behind a session in the same go. */
export async function choicesWithCustomer(
  sql: Sql,
  shopId: number,
  { userId, customerId }: { userId: string; customerId: string | null },
): Promise<{ choices: CheckoutChoices; customer: Customer | null }> {
  if (customerId === null) return { choices: await checkoutChoices(sql, shopId, userId), customer: null }
  const [row] = await sql
    .select({ choices: checkouts, customer: users })
    .from(raw`(select 1) as one`)
    .leftJoin(checkouts, and(eq(checkouts.shopId, shopId), eq(checkouts.userId, userId)))
    .leftJoin(users, eq(users.id, customerId))
  return {
    choices: withKeptNumber(choicesOf(row?.choices ?? undefined), row?.customer ?? null),
    customer: row?.customer ? customerOf(row.customer) : null,
  }
}

/** A number that was given for this order wins over what the account keeps. */
function withKeptNumber(
  choices: CheckoutChoices,
  customer: typeof users.$inferSelect | null,
): CheckoutChoices {
  if (choices.loyaltyNumber !== null || customer === null || customer.isGuest) return choices
  return { ...choices, loyaltyNumber: customer.loyaltyNumber }
}

function choicesOf(row: typeof checkouts.$inferSelect | undefined): CheckoutChoices {
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
  const set = { ...change, updatedAt: raw`now()` }
  await sql
    .insert(checkouts)
    .values({ shopId, userId, ...set })
    .onConflictDoUpdate({ target: [checkouts.shopId, checkouts.userId], set })
}

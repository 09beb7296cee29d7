import type { ShownCustomer } from '@shop/api-client/office/customer-commands'
import type { Sql } from '@shop/engine/db/database'
import { accountBalances } from '@shop/engine/db/schema/balance'
import { giftLists } from '@shop/engine/db/schema/gift-lists'
import { invoices } from '@shop/engine/db/schema/invoices'
import { movedIn } from '@shop/engine/db/schema/moved-in'
import { orders } from '@shop/engine/db/schema/orders'
import { reminders } from '@shop/engine/db/schema/reminders'
import {
  addresses,
  basketItems,
  baskets,
  newsletterSubscriptions,
  users,
  wishlistItems,
  wishlists,
} from '@shop/engine/db/schema/shopper'
import { and, count, desc, eq, gt, inArray, or, sum } from 'drizzle-orm'

type Person = typeof users.$inferSelect

/** Accounts and guests under the same address are one person to the desk. */
export async function sameAddress(sql: Sql, { id, email }: Person): Promise<string[]> {
  const rows = await sql
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, id), and(eq(users.email, email), eq(users.isGuest, true))))
  return rows.map((row) => row.id)
}

/** When an account moved in from another shop, or last followed it; null for every other one. */
export async function movedInAt(sql: Sql, customerId: string): Promise<Date | null> {
  const [row] = await sql
    .select({ movedAt: movedIn.movedAt })
    .from(movedIn)
    .where(and(eq(movedIn.kind, 'customer'), eq(movedIn.newId, customerId)))
  return row?.movedAt ?? null
}

export async function latestOrdersOf(sql: Sql, customerIds: readonly string[], limit: number) {
  return sql
    .select({
      number: orders.number,
      placedAt: orders.placedAt,
      state: orders.state,
      total: orders.total,
      currency: orders.currency,
    })
    .from(orders)
    .where(inArray(orders.customerId, [...customerIds]))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit)
}

export async function countOrdersOf(sql: Sql, customerIds: readonly string[]): Promise<number> {
  const [row] = await sql
    .select({ count: count() })
    .from(orders)
    .where(inArray(orders.customerId, [...customerIds]))
  return Number(row?.count ?? 0)
}

export async function balancesOf(sql: Sql, customerId: string): Promise<ShownCustomer['balances']> {
  return sql
    .select({ currency: accountBalances.currency, amount: accountBalances.amount })
    .from(accountBalances)
    .where(and(eq(accountBalances.customerId, customerId), gt(accountBalances.amount, 0)))
}

/** How much somebody has laid aside, and nothing of what it is. */
export async function shelvesOf(sql: Sql, { id, userId, email }: Person): Promise<ShownCustomer['shelves']> {
  const [inBaskets] = await sql
    .select({ baskets: count(), units: sum(basketItems.quantity) })
    .from(basketItems)
    .innerJoin(baskets, eq(baskets.key, basketItems.basketKey))
    .where(eq(baskets.userId, userId))
  const [filled] = await sql
    .select({ count: count() })
    .from(baskets)
    .where(
      and(
        eq(baskets.userId, userId),
        inArray(baskets.key, sql.select({ key: basketItems.basketKey }).from(basketItems)),
      ),
    )
  const [wished] = await sql
    .select({ count: count() })
    .from(wishlistItems)
    .innerJoin(wishlists, eq(wishlists.key, wishlistItems.wishlistKey))
    .where(eq(wishlists.userId, userId))
  const [lists] = await sql.select({ count: count() }).from(giftLists).where(eq(giftLists.customerId, id))
  const [reminded] = await sql.select({ count: count() }).from(reminders).where(eq(reminders.email, email))
  return {
    baskets: Number(filled?.count ?? 0),
    basketUnits: Number(inBaskets?.units ?? 0),
    wishes: Number(wished?.count ?? 0),
    giftLists: Number(lists?.count ?? 0),
    reminders: Number(reminded?.count ?? 0),
  }
}

export async function newslettersOf(sql: Sql, email: string): Promise<ShownCustomer['newsletters']> {
  const rows = await sql
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
    .orderBy(desc(newsletterSubscriptions.createdAt))
  return rows.map(({ state, locale, source, createdAt, confirmedAt }) => ({
    state,
    locale,
    source,
    at: (confirmedAt ?? createdAt).toISOString(),
  }))
}

export async function addressesOf(sql: Sql, customerId: string) {
  return sql.select().from(addresses).where(eq(addresses.customerId, customerId))
}

/** Papers that tax law keeps with their recipient. */
export async function countInvoicesOf(sql: Sql, customerIds: readonly string[]): Promise<number> {
  const [row] = await sql
    .select({ count: count() })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(inArray(orders.customerId, [...customerIds]))
  return Number(row?.count ?? 0)
}

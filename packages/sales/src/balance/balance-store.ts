import type { Currency } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { accountBalances, accountBookings } from '@shop/engine/db/schema/balance'
import { orders } from '@shop/engine/db/schema/orders'
import type { Owner } from '@shop/engine/session/owner'
import { and, desc, eq, gte, sql as raw, sum } from 'drizzle-orm'

type Account = { customerId: string; currency: Currency }

/** What the shop holds for a customer, minor units. */
export async function balanceOf(sql: Sql, { customerId, currency }: Account): Promise<number> {
  const [row] = await sql
    .select({ amount: accountBalances.amount })
    .from(accountBalances)
    .where(and(eq(accountBalances.customerId, customerId), eq(accountBalances.currency, currency)))
  return row?.amount ?? 0
}

/** Holds a balance until the transaction ends, so that no other basket pays with it meanwhile. */
export async function lockBalance(sql: Sql, { customerId, currency }: Account): Promise<void> {
  await sql
    .select({ amount: accountBalances.amount })
    .from(accountBalances)
    .where(and(eq(accountBalances.customerId, customerId), eq(accountBalances.currency, currency)))
    .for('update')
}

type Booking = Account & { amount: number; orderId: string | null; note?: string | null; now: Date }

/**
 * Debits a balance if it holds that much; the condition is part of the update, which makes it safe against races. Minor
 * units.
 */
export async function takeFromBalance(sql: Sql, booking: Booking): Promise<boolean> {
  const { customerId, currency, amount, orderId, note = null, now } = booking
  const taken = await sql
    .update(accountBalances)
    .set({ amount: raw`${accountBalances.amount} - ${amount}` })
    .where(
      and(
        eq(accountBalances.customerId, customerId),
        eq(accountBalances.currency, currency),
        gte(accountBalances.amount, amount),
      ),
    )
    .returning({ amount: accountBalances.amount })
  if (taken.length === 0) return false
  await sql
    .insert(accountBookings)
    .values({ customerId, currency, amount: -amount, kind: 'paid', orderId, note, at: now })
  return true
}

/** Credits a balance: by an operator, or as the refund of an order. Minor units. */
export async function putOnBalance(
  sql: Sql,
  { kind, ...booking }: Booking & { kind: 'credited' | 'released' | 'refunded' },
): Promise<void> {
  const { customerId, currency, amount, orderId, note = null, now } = booking
  await sql
    .insert(accountBalances)
    .values({ customerId, currency, amount })
    .onConflictDoUpdate({
      target: [accountBalances.customerId, accountBalances.currency],
      set: { amount: raw`${accountBalances.amount} + ${amount}` },
    })
  await sql.insert(accountBookings).values({ customerId, currency, amount, kind, orderId, note, at: now })
}

/** What an order still has of a balance, minor units: what was paid less what went back; null when it has nothing. */
export async function paidByBalance(
  sql: Sql,
  orderId: string,
): Promise<(Account & { amount: number }) | null> {
  const [row] = await sql
    .select({
      customerId: accountBookings.customerId,
      currency: accountBookings.currency,
      total: sum(accountBookings.amount),
    })
    .from(accountBookings)
    .where(eq(accountBookings.orderId, orderId))
    .groupBy(accountBookings.customerId, accountBookings.currency)
  if (row === undefined || Number(row.total) >= 0) return null
  return { customerId: row.customerId, currency: row.currency, amount: -Number(row.total) }
}

/** What this shopper's unpaid orders in this shop claim of a balance: ordering again releases it. */
export async function waitingBalance(
  sql: Sql,
  { customerId, currency }: Account,
  { shopId, userId }: Owner,
): Promise<number> {
  const [row] = await sql
    .select({ total: sum(accountBookings.amount) })
    .from(accountBookings)
    .innerJoin(orders, eq(orders.id, accountBookings.orderId))
    .where(
      and(
        eq(accountBookings.customerId, customerId),
        eq(accountBookings.currency, currency),
        eq(orders.shopId, shopId),
        eq(orders.userId, userId),
        eq(orders.state, 'pending_payment'),
      ),
    )
  return -Number(row?.total ?? 0)
}

/**
 * Whether the shop holds money for a customer in any currency: on the balance, or claimed by an order that waits for
 * the rest and may still release it.
 */
export async function holdsMoney(sql: Sql, customerId: string): Promise<boolean> {
  const { rows } = await sql.execute<{ holds: boolean }>(raw`
    select exists(
      select 1 from ${accountBalances}
      where ${accountBalances.customerId} = ${customerId} and ${accountBalances.amount} > 0
    ) or exists(
      select 1 from ${accountBookings} join ${orders} on ${orders.id} = ${accountBookings.orderId}
      where ${accountBookings.customerId} = ${customerId} and ${orders.state} = 'pending_payment'
    ) as holds`)
  return rows[0]?.holds === true
}

/** The bookings of a balance with the numbers of their orders, newest first. */
export async function balanceBookings(sql: Sql, { customerId, currency }: Account) {
  return sql
    .select({
      at: accountBookings.at,
      kind: accountBookings.kind,
      amount: accountBookings.amount,
      orderNumber: orders.number,
      note: accountBookings.note,
    })
    .from(accountBookings)
    .leftJoin(orders, eq(orders.id, accountBookings.orderId))
    .where(and(eq(accountBookings.customerId, customerId), eq(accountBookings.currency, currency)))
    .orderBy(desc(accountBookings.id))
    .limit(MOST_BOOKINGS)
}

const MOST_BOOKINGS = 200

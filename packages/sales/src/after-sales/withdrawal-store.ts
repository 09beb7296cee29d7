import type { Sql } from '@shop/engine/db/database'
import { withdrawals } from '@shop/engine/db/schema/after-sales'
import { orders } from '@shop/engine/db/schema/orders'
import { takeTurn } from '@shop/engine/db/take-turn'
import { and, asc, desc, eq, gt } from 'drizzle-orm'

export type Withdrawal = typeof withdrawals.$inferSelect

export async function insertWithdrawal(sql: Sql, row: typeof withdrawals.$inferInsert): Promise<void> {
  await sql.insert(withdrawals).values(row)
}

/** Lets declarations of the same words wait for each other until the transaction ends. */
export async function lockFingerprint(sql: Sql, fingerprint: string): Promise<void> {
  await takeTurn(sql, `withdrawal ${fingerprint}`)
}

/** The latest declaration of these words, if it came after a moment. */
export async function sameDeclaration(
  sql: Sql,
  { fingerprint, after }: { fingerprint: string; after: Date },
): Promise<Withdrawal | null> {
  const [row] = await sql
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.fingerprint, fingerprint), gt(withdrawals.declaredAt, after)))
    .orderBy(desc(withdrawals.declaredAt))
    .limit(1)
  return row ?? null
}

/** The oldest unprocessed declaration, locked until the transaction ends. */
export async function lockReceived(sql: Sql): Promise<Withdrawal | null> {
  const [row] = await sql
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.state, 'received'))
    .orderBy(asc(withdrawals.declaredAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}

export async function lockWithdrawal(sql: Sql, number: string): Promise<Withdrawal | null> {
  const [row] = await sql.select().from(withdrawals).where(eq(withdrawals.number, number)).for('update')
  return row ?? null
}

export async function settleWithdrawal(
  sql: Sql,
  id: string,
  settled: Pick<Withdrawal, 'state' | 'outcome'> & { orderId?: string | null; settledAt: Date },
): Promise<void> {
  await sql.update(withdrawals).set(settled).where(eq(withdrawals.id, id))
}

/** Declarations of a state, the oldest first. */
export async function withdrawalsIn(
  sql: Sql,
  state: Withdrawal['state'],
  limit: number,
): Promise<Withdrawal[]> {
  return sql
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.state, state))
    .orderBy(asc(withdrawals.declaredAt))
    .limit(limit)
}

/** The order that a shopper names by its number and the address it was placed with; null for any other pair. */
export async function orderNamed(
  sql: Sql,
  { orderNumber, email }: { orderNumber: string; email: string },
): Promise<{ id: string; locale: string } | null> {
  const [row] = await sql
    .select({ id: orders.id, locale: orders.locale })
    .from(orders)
    .where(and(eq(orders.number, plainNumber(orderNumber)), eq(orders.email, email)))
  return row ?? null
}

/** Blanks and small letters make no other number. */
export function plainNumber(orderNumber: string): string {
  return orderNumber.replaceAll(/\s/g, '').toUpperCase()
}

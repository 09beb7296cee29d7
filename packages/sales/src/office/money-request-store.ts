import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { moneyRequests } from '@shop/engine/db/schema/settings'
import { asc, desc, eq, ne } from 'drizzle-orm'

export type StoredMoneyRequest = typeof moneyRequests.$inferSelect

type NewRequest = Pick<
  StoredMoneyRequest,
  'orderNumber' | 'amount' | 'currency' | 'note' | 'askedById' | 'askedBy' | 'askedAt'
>

/** Notes that money is asked for; null where the order has a request that waits already. */
export async function insertMoneyRequest(sql: Sql, request: NewRequest): Promise<string | null> {
  const [row] = await sql
    .insert(moneyRequests)
    .values({ id: newKey(), state: 'waiting', ...request })
    .onConflictDoNothing()
    .returning({ id: moneyRequests.id })
  return row?.id ?? null
}

/** A request, held until the transaction ends. */
export async function lockMoneyRequest(sql: Sql, id: string): Promise<StoredMoneyRequest | null> {
  const [row] = await sql.select().from(moneyRequests).where(eq(moneyRequests.id, id)).for('update')
  return row ?? null
}

type Decision = { state: 'approved' | 'refused'; decidedBy: string; decidedAt: Date; why: string | null }

export async function decideMoneyRequest(sql: Sql, id: string, decision: Decision): Promise<void> {
  await sql.update(moneyRequests).set(decision).where(eq(moneyRequests.id, id))
}

/** What waits, the oldest first. */
export async function waitingMoneyRequests(sql: Sql): Promise<StoredMoneyRequest[]> {
  return sql
    .select()
    .from(moneyRequests)
    .where(eq(moneyRequests.state, 'waiting'))
    .orderBy(asc(moneyRequests.askedAt))
}

export async function decidedMoneyRequests(sql: Sql, limit: number): Promise<StoredMoneyRequest[]> {
  return sql
    .select()
    .from(moneyRequests)
    .where(ne(moneyRequests.state, 'waiting'))
    .orderBy(desc(moneyRequests.decidedAt))
    .limit(limit)
}

/** What was written about a refund may name its person; that there was one, and who decided, stays. */
export async function forgetMoneyNotes(sql: Sql, orderNumber: string): Promise<void> {
  await sql
    .update(moneyRequests)
    .set({ note: null, why: null })
    .where(eq(moneyRequests.orderNumber, orderNumber))
}

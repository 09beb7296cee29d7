import { assistantBaskets } from '@shop/engine/db/schema/assistants'
import type { Sql } from '@shop/engine/db/sql'
import { and, eq, lt, sql as query } from 'drizzle-orm'

export type AssistantBasketRow = typeof assistantBaskets.$inferSelect

/** Stores a new one, and drops those that have expired; false where the id is there already. */
export async function insertAssistantBasket(
  sql: Sql,
  row: typeof assistantBaskets.$inferInsert,
  now: Date,
): Promise<boolean> {
  await sql.delete(assistantBaskets).where(lt(assistantBaskets.expiresAt, now))
  const made = await sql
    .insert(assistantBaskets)
    .values(row)
    .onConflictDoNothing()
    .returning({ idHash: assistantBaskets.idHash })
  return made.length === 1
}

export async function assistantBasketById(sql: Sql, idHash: string): Promise<AssistantBasketRow | null> {
  const [row] = await sql.select().from(assistantBaskets).where(eq(assistantBaskets.idHash, idHash))
  return row ?? null
}

/** Notes which request came under a key, unless another one has: what is noted then is returned. */
export async function noteRequest(
  sql: Sql,
  idHash: string,
  { key, digest }: { key: string; digest: string },
): Promise<string> {
  const noted = JSON.stringify({ [key]: digest })
  const [row] = await sql
    .update(assistantBaskets)
    .set({ requests: query`${noted}::jsonb || ${assistantBaskets.requests}` })
    .where(eq(assistantBaskets.idHash, idHash))
    .returning({ requests: assistantBaskets.requests })
  return row?.requests[key] ?? digest
}

/** Changes one that is still open; false for one that is not. */
export async function changeAssistantBasket(
  sql: Sql,
  idHash: string,
  change: Partial<Omit<AssistantBasketRow, 'idHash'>>,
): Promise<boolean> {
  const changed = await sql
    .update(assistantBaskets)
    .set(change)
    .where(and(eq(assistantBaskets.idHash, idHash), eq(assistantBaskets.state, 'open')))
    .returning({ idHash: assistantBaskets.idHash })
  return changed.length === 1
}

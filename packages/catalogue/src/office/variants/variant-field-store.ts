import { variants } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { eq } from 'drizzle-orm'

/** Writes what the office edits of a variant; what only an import says stays. */
export async function updateVariant(
  sql: Sql,
  { id, label, gtin }: Pick<typeof variants.$inferSelect, 'id' | 'label' | 'gtin'>,
): Promise<void> {
  await sql.update(variants).set({ label, gtin }).where(eq(variants.id, id))
}

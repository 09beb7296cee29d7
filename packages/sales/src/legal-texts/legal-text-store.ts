import type { KeptLegalText } from '@shop/domain/legal-text/legal-text'
import type { Sql } from '@shop/engine/db/database'
import { legalTexts } from '@shop/engine/db/schema/legal-texts'
import { asc, desc, eq, inArray } from 'drizzle-orm'

/** Keeps versions that are not kept yet; what is kept never changes. */
export async function keepLegalTexts(sql: Sql, kept: readonly KeptLegalText[], now: Date): Promise<void> {
  await sql
    .insert(legalTexts)
    .values(
      kept.map(({ id, text }) => ({ id, locale: text.locale, page: text.page, text, firstSeenAt: now })),
    )
    .onConflictDoNothing()
}

/** These versions, in the order in which they are asked for; those that nobody knows are left out. */
export async function legalTextsById(sql: Sql, ids: readonly string[]): Promise<KeptLegalText[]> {
  if (ids.length === 0) return []
  const rows = await sql
    .select({ id: legalTexts.id, text: legalTexts.text })
    .from(legalTexts)
    .where(inArray(legalTexts.id, [...ids]))
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}

/** The version of each page that was seen last. */
export async function latestLegalTexts(sql: Sql, locale: string): Promise<KeptLegalText[]> {
  return sql
    .selectDistinctOn([legalTexts.page], { id: legalTexts.id, text: legalTexts.text })
    .from(legalTexts)
    .where(eq(legalTexts.locale, locale))
    .orderBy(asc(legalTexts.page), desc(legalTexts.firstSeenAt))
}

/** Every version of a locale, the newest first. */
export async function legalTextHistory(sql: Sql, locale: string) {
  return sql
    .select({ id: legalTexts.id, text: legalTexts.text, firstSeenAt: legalTexts.firstSeenAt })
    .from(legalTexts)
    .where(eq(legalTexts.locale, locale))
    .orderBy(asc(legalTexts.page), desc(legalTexts.firstSeenAt))
}

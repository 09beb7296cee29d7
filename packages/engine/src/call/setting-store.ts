import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Sql } from '../db/database.ts'
import { settings } from '../db/schema/settings.ts'

/** What owners may set, with what holds while nothing is set. Whoever adds one writes it here. */
const SETTINGS = {
  /** What one person may give back of an order in a day, minor units of its currency; null for no limit. */
  refundLimit: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
}
type Settings = { [Key in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[Key]> }

/** A setting as it is within this transaction: it holds at once, in every process. */
export async function settingOf<Key extends keyof Settings>(sql: Sql, key: Key): Promise<Settings[Key]> {
  const [row] = await sql.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return v.parse(SETTINGS[key], row?.value ?? null)
}

type Change<Key extends keyof Settings> = { key: Key; value: Settings[Key]; by: string; now: Date }

export async function putSetting<Key extends keyof Settings>(
  sql: Sql,
  { key, value, by, now }: Change<Key>,
): Promise<void> {
  const change = { value: value as unknown, changedAt: now, changedBy: by }
  await sql
    .insert(settings)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: settings.key, set: change })
}

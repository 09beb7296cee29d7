import {
  type SettingKey,
  type ShopSetting,
  settingName,
  storedSetting,
} from '@shop/api-client/office/shop-setting'
import { desc, eq, inArray, sql as raw } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { settingChanges, settings } from '../db/schema/settings.ts'

/** What is stored under a name, and the number of its latest change: 0 where it was never changed. */
export type StoredSetting = {
  setting: ShopSetting | null
  version: number
  changedAt: Date | null
  changedBy: string | null
}

const NEVER: StoredSetting = { setting: null, version: 0, changedAt: null, changedBy: null }

/** Settings by their names; names without a row are as the brand says. */
export async function shopSettings(
  sql: Sql,
  keys: readonly SettingKey[],
): Promise<(key: SettingKey) => StoredSetting> {
  const names = keys.map(settingName)
  const rows = await sql.select().from(settings).where(inArray(settings.key, names))
  const changes = await sql
    .select({ key: settingChanges.key, version: raw<string>`max(${settingChanges.id})` })
    .from(settingChanges)
    .where(inArray(settingChanges.key, names))
    .groupBy(settingChanges.key)
  const versions = new Map(changes.map(({ key, version }) => [key, Number(version)]))
  const found = new Map(
    rows.map(({ key, value, changedAt, changedBy }) => [
      key,
      { setting: storedSetting(key, value), version: versions.get(key) ?? 0, changedAt, changedBy },
    ]),
  )
  return (key) => found.get(settingName(key)) ?? NEVER
}

/** The same for one setting, which nobody else changes until the end of the transaction. */
export async function lockShopSetting(
  sql: Sql,
  key: SettingKey,
  { by, now }: { by: string; now: Date },
): Promise<StoredSetting> {
  const name = settingName(key)
  // A row has to be there to be held, also where two are the first to change it.
  await sql
    .insert(settings)
    .values({ key: name, value: null, changedAt: now, changedBy: by })
    .onConflictDoNothing()
  await sql.select().from(settings).where(eq(settings.key, name)).for('update')
  return (await shopSettings(sql, [key]))(key)
}

/** Sets it, null for what the brand says, and notes how it was. Returns the number of the change. */
export async function putShopSetting(
  sql: Sql,
  key: SettingKey,
  change: { before: ShopSetting | null; after: ShopSetting | null; by: string; now: Date },
): Promise<number> {
  const { before, after, by, now } = change
  const name = settingName(key)
  await sql
    .update(settings)
    .set({ value: after?.value ?? null, changedAt: now, changedBy: by })
    .where(eq(settings.key, name))
  const [row] = await sql
    .insert(settingChanges)
    .values({ key: name, before: before?.value ?? null, after: after?.value ?? null, by, at: now })
    .returning({ id: settingChanges.id })
  if (row === undefined) throw new Error(`The change of ${name} was not noted.`)
  return row.id
}

/** How a setting came to be what it is, the newest change first. */
export async function settingHistory(sql: Sql, key: SettingKey, most: number) {
  const name = settingName(key)
  const rows = await sql
    .select()
    .from(settingChanges)
    .where(eq(settingChanges.key, name))
    .orderBy(desc(settingChanges.id))
    .limit(most)
  return rows.map(({ id, before, after, by, at }) => ({
    version: id,
    at,
    by,
    before: storedSetting(name, before),
    after: storedSetting(name, after),
  }))
}

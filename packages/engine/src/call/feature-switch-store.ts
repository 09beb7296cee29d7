import { LOCALES, type Locale } from '@shop/domain/market/markets'
import { FEATURES, type FeatureName } from '@shop/domain/shop/brand'
import { desc, eq, inArray, max } from 'drizzle-orm'
import * as v from 'valibot'
import type { Sql } from '../db/database.ts'
import { settingChanges, settings } from '../db/schema/settings.ts'
import { featureSwitches } from '../db/schema/switches.ts'
import { putFeatureSwitch } from './switch-store.ts'

/** What a feature is switched to, by locale; null is what the brand says. */
export type SwitchedIn = Partial<Record<Locale, boolean | null>>

/** The number of the latest change of each feature: 0 where it was never switched, or before changes were noted. */
export async function switchVersions(sql: Sql): Promise<ReadonlyMap<FeatureName, number>> {
  const names = new Map(FEATURES.map((feature) => [switchName(feature), feature]))
  const rows = await sql
    .select({ key: settingChanges.key, version: max(settingChanges.id) })
    .from(settingChanges)
    .where(inArray(settingChanges.key, [...names.keys()]))
    .groupBy(settingChanges.key)
  return new Map(
    rows.flatMap(({ key, version }) => {
      const feature = names.get(key)
      return feature === undefined ? [] : [[feature, Number(version)] as const]
    }),
  )
}

/** Everything that is switched of one feature, which nobody else switches until the end of the transaction. */
export async function lockFeatureSwitch(
  sql: Sql,
  feature: FeatureName,
  { by, now }: { by: string; now: Date },
): Promise<SwitchedIn> {
  const key = switchName(feature)
  // A row has to be there to be held, also where two are the first; without a value it sets nothing.
  await sql.insert(settings).values({ key, value: null, changedAt: now, changedBy: by }).onConflictDoNothing()
  await sql.select().from(settings).where(eq(settings.key, key)).for('update')
  const rows = await sql.select().from(featureSwitches).where(eq(featureSwitches.feature, feature))
  return Object.fromEntries(rows.map(({ locale, isOn }) => [locale, isOn]))
}

/** Switches a feature and notes how it was. Returns the number of the change. */
export async function noteFeatureSwitch(
  sql: Sql,
  feature: FeatureName,
  change: { before: SwitchedIn; after: SwitchedIn; by: string; now: Date },
): Promise<number> {
  const { before, after, by, now } = change
  for (const isOn of [true, false, null]) {
    const locales = LOCALES.filter((locale) => after[locale] === isOn)
    await putFeatureSwitch(sql, { feature, locales, isOn, now })
  }
  const [row] = await sql
    .insert(settingChanges)
    .values({ key: switchName(feature), before, after, by, at: now })
    .returning({ id: settingChanges.id })
  if (row === undefined) throw new Error(`The change of ${feature} was not noted.`)
  return row.id
}

/** Who switched a feature, when, from what to what, the newest first. */
export async function featureSwitchChanges(sql: Sql, feature: FeatureName, most: number) {
  const rows = await sql
    .select()
    .from(settingChanges)
    .where(eq(settingChanges.key, switchName(feature)))
    .orderBy(desc(settingChanges.id))
    .limit(most)
  return rows.map(({ id, before, after, by, at }) => ({
    version: id,
    at,
    by,
    before: v.parse(Noted, before),
    after: v.parse(Noted, after),
  }))
}

/** A newer build may have switched it in a locale that this one does not know. */
const Noted = v.fallback(v.record(v.string(), v.nullable(v.boolean())), {})

function switchName(feature: FeatureName): string {
  return `switch:${feature}`
}

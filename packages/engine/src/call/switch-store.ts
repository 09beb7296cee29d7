import type { Locale } from '@shop/domain/market/markets'
import type { FeatureName } from '@shop/domain/shop/brand'
import { and, eq, inArray, isNotNull, like, sql as raw } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Sql } from '../db/database.ts'
import { settings } from '../db/schema/settings.ts'
import { featureSwitches, switches } from '../db/schema/switches.ts'
import type { SwitchName } from './switches.ts'

/** A feature as an operator has switched it in a locale; names may be those of a newer build. */
export type FeatureSwitch = { feature: string; locale: string; isOn: boolean }

/** What is switched and set; `settings` are as they are stored, also those of a newer build. */
export type Switched = {
  on: string[]
  features: FeatureSwitch[]
  settings: { name: string; value: unknown }[]
}

/** The names of everything that is on, also of what a newer build has switched. */
export async function switchesOn(sql: Sql): Promise<string[]> {
  const rows = await sql.select({ name: switches.name }).from(switches).where(eq(switches.isOn, true))
  return rows.map(({ name }) => name)
}

/** Everything that is switched or set, in one statement: every process asks twice a second. */
export async function switchedNow(sql: Sql): Promise<Switched> {
  const nothing = raw<unknown>`null::jsonb`.as('value')
  const rows = await unionAll(
    sql
      .select({
        name: switches.name,
        locale: raw<string | null>`null`.as('locale'),
        isOn: raw<boolean | null>`${switches.isOn}`.as('is_on'),
        value: nothing,
      })
      .from(switches)
      .where(eq(switches.isOn, true)),
    sql
      .select({
        name: raw<string>`${featureSwitches.feature}`.as('name'),
        locale: raw<string | null>`${featureSwitches.locale}`.as('locale'),
        isOn: raw<boolean | null>`${featureSwitches.isOn}`.as('is_on'),
        value: nothing,
      })
      .from(featureSwitches),
    // What owners set about the office itself has no place after a colon, and is read where it counts.
    sql
      .select({
        name: raw<string>`${settings.key}`.as('name'),
        locale: raw<string | null>`null`.as('locale'),
        isOn: raw<boolean | null>`null::boolean`.as('is_on'),
        value: raw<unknown>`${settings.value}`.as('value'),
      })
      .from(settings)
      .where(and(like(settings.key, '%:%'), isNotNull(settings.value))),
  )
  return {
    on: rows.flatMap(({ name, locale, isOn }) => (isOn !== null && locale === null ? [name] : [])),
    features: rows.flatMap(({ name, locale, isOn }) =>
      isOn === null || locale === null ? [] : [{ feature: name, locale, isOn }],
    ),
    settings: rows.flatMap(({ name, isOn, value }) => (isOn === null ? [{ name, value }] : [])),
  }
}

/** Switches; returns whether that changed anything. */
export async function putSwitch(
  sql: Sql,
  { name, isOn, now }: { name: SwitchName; isOn: boolean; now: Date },
): Promise<boolean> {
  const [before] = await sql.select().from(switches).where(eq(switches.name, name)).for('update')
  if ((before?.isOn ?? false) === isOn) return false
  await sql
    .insert(switches)
    .values({ name, isOn, changedAt: now })
    .onConflictDoUpdate({ target: switches.name, set: { isOn, changedAt: now } })
  return true
}

/** Switches a feature in some locales; `null` leaves them to the brand again. Returns the locales that changed. */
export async function putFeatureSwitch(
  sql: Sql,
  {
    feature,
    locales,
    isOn,
    now,
  }: { feature: FeatureName; locales: readonly Locale[]; isOn: boolean | null; now: Date },
): Promise<Locale[]> {
  if (locales.length === 0) return []
  const ofThese = and(eq(featureSwitches.feature, feature), inArray(featureSwitches.locale, [...locales]))
  if (isOn === null) {
    const gone = await sql
      .delete(featureSwitches)
      .where(ofThese)
      .returning({ locale: featureSwitches.locale })
    return gone.map(({ locale }) => locale)
  }
  const changed = await sql
    .insert(featureSwitches)
    .values(locales.map((locale) => ({ feature, locale, isOn, changedAt: now })))
    .onConflictDoUpdate({
      target: [featureSwitches.feature, featureSwitches.locale],
      set: { isOn, changedAt: now },
      setWhere: raw`${featureSwitches.isOn} <> ${isOn}`,
    })
    .returning({ locale: featureSwitches.locale })
  return changed.map(({ locale }) => locale)
}

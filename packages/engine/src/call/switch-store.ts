import { eq } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { switches } from '../db/schema/switches.ts'
import type { SwitchName } from './switches.ts'

/** The names of everything that is on, also of what a newer build has switched. */
export async function switchesOn(sql: Sql): Promise<string[]> {
  const rows = await sql.select({ name: switches.name }).from(switches).where(eq(switches.isOn, true))
  return rows.map(({ name }) => name)
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

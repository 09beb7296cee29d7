import { auditLines, auditShop } from '../audit/audit.ts'
import type { Engine } from '../engine.ts'

/** What is broken in a shop, in lines; none when every invariant holds. */
export async function brokenInvariants({
  database,
  now,
}: Pick<Engine, 'database' | 'now'>): Promise<string[]> {
  const results = await auditShop(database.sql, { now: now() })
  return auditLines(results.filter(({ broken }) => broken > 0))
}

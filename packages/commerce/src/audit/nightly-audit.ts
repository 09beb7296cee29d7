import type { Sql } from '@shop/engine/db/database'
import { auditLines, auditShop } from './audit.ts'
import { claimAudit, noteAudit } from './audit-claim-store.ts'

/** UTC: night in all countries of the shop. */
const FROM_HOUR = 2
const UNTIL_HOUR = 5

/**
 * Once a night, in one process of all: the audit, with one line in the log when all is well, and what is broken and what
 * to do about it when something is not. What came of it is noted for the metrics; a process that dies on the way leaves the
 * night to another one.
 */
export async function nightlyAudit(
  sql: Sql,
  now: Date,
  log: Pick<Console, 'info' | 'error'> = console,
): Promise<void> {
  const hour = now.getUTCHours()
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return
  const night = now.toISOString().slice(0, 10)
  if (!(await claimAudit(sql, night, now))) return

  const results = await auditShop(sql, { now })
  const broken = results.filter((one) => one.broken > 0)
  await noteAudit(sql, { night, broken: broken.length, now })
  if (broken.length === 0) log.info(`Audit: all ${results.length} invariants hold.`)
  else log.error(['Audit: something is broken.', ...auditLines(broken)].join('\n'))
}

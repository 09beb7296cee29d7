import { countAttempts } from '@shop/engine/coordination/attempt-store'
import type { Sql } from '@shop/engine/db/database'
import { auditLines, auditShop } from './audit.ts'

/** UTC: night in all countries of the shop. */
const FROM_HOUR = 2
const UNTIL_HOUR = 5
const DAY_SECONDS = 24 * 60 * 60

/**
 * Once a night, in one process of all: the audit, with one line in the log when all is well, and what is broken and what
 * to do about it when something is not.
 */
export async function nightlyAudit(
  sql: Sql,
  now: Date,
  log: Pick<Console, 'info' | 'error'> = console,
): Promise<void> {
  const hour = now.getUTCHours()
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return
  const key = `audit:${now.toISOString().slice(0, 10)}`
  const [mine] = await countAttempts(sql, [key], { most: 1, perSeconds: DAY_SECONDS, now })
  if (mine?.used !== 1) return

  const results = await auditShop(sql, { now })
  const broken = results.filter((one) => one.broken > 0)
  if (broken.length === 0) log.info(`Audit: all ${results.length} invariants hold.`)
  else log.error(['Audit: something is broken.', ...auditLines(broken)].join('\n'))
}

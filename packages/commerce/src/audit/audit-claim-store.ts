import type { Sql } from '@shop/engine/db/database'
import { audits } from '@shop/engine/db/schema/system'
import { eq, lt, sql as raw } from 'drizzle-orm'

/** Of a million orders an audit takes minutes: whoever has not ended after an hour is gone. */
const CLAIMED_MILLISECONDS = 60 * 60 * 1000
const KEPT_MILLISECONDS = 90 * 24 * 60 * 60 * 1000

/** Takes the audit of a night; false where it was made, or somebody is at it. */
export async function claimAudit(sql: Sql, night: string, now: Date): Promise<boolean> {
  const claimedUntil = new Date(now.getTime() + CLAIMED_MILLISECONDS)
  const claimed = await sql
    .insert(audits)
    .values({ night, claimedUntil })
    .onConflictDoUpdate({
      target: audits.night,
      set: { claimedUntil },
      setWhere: raw`${audits.endedAt} is null and ${audits.claimedUntil} <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ night: audits.night })
  return claimed.length > 0
}

/** Notes what came of it, and forgets nights of long ago. */
export async function noteAudit(
  sql: Sql,
  { night, broken, now }: { night: string; broken: number; now: Date },
): Promise<void> {
  await sql.update(audits).set({ endedAt: now, broken }).where(eq(audits.night, night))
  await sql.delete(audits).where(lt(audits.claimedUntil, new Date(now.getTime() - KEPT_MILLISECONDS)))
}

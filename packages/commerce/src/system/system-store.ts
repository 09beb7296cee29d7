import type { Health } from '@shop/api-client/office/system-commands'
import type { SwitchName } from '@shop/engine/call/switches'
import type { Sql } from '@shop/engine/db/database'
import { switches } from '@shop/engine/db/schema/switches'
import { HELD } from '@shop/mail/outbox/outbox-store'
import { eq, sql as raw } from 'drizzle-orm'

/** What waits for a worker by its topic, the latest first; messages of web hooks are a topic of their own. */
export async function waitingJobs(sql: Sql, now: Date): Promise<Health['jobs']> {
  const at = raw`${now.toISOString()}::timestamptz`
  const { rows } = await sql.execute<Health['jobs'][number]>(raw`
    select topic, (count(*) filter (where dead_at is null))::int as waiting,
      (count(*) filter (where dead_at is not null))::int as dead,
      greatest(0, coalesce(extract(epoch from ${at} - min(available_at) filter (where dead_at is null)), 0))::int
        as "lateSeconds",
      (array_agg(last_error order by id desc) filter (where last_error is not null))[1] as "lastError"
    from outbox where done_at is null and available_at <> ${HELD.toISOString()}::timestamptz
    group by topic
    union all
    select 'webHooks', (count(*) filter (where dead_at is null))::int,
      (count(*) filter (where dead_at is not null))::int,
      greatest(0, coalesce(extract(epoch from ${at} - min(coalesce(due_at, noted_at))
        filter (where dead_at is null)), 0))::int,
      (array_agg(last_error order by id desc) filter (where last_error is not null))[1]
    from hook_deliveries where done_at is null having count(*) > 0
    order by 4 desc, 1`)
  return rows
}

/** Whether something is switched on, and since when it is as it is; null where nobody has switched it. */
export async function switchState(
  sql: Sql,
  name: SwitchName,
): Promise<{ isOn: boolean; changedAt: Date } | null> {
  const [row] = await sql.select().from(switches).where(eq(switches.name, name))
  return row ?? null
}

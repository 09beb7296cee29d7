import { and, gt, gte, inArray, lt, sql as raw, type SQL } from 'drizzle-orm'
import { ASYNCHRONOUS_COMMIT } from '../db/asynchronous-commit.ts'
import type { Sql } from '../db/database.ts'
import { attempts } from '../db/schema/system.ts'
import type { Window, WindowRule } from './coordination.ts'

type Row = { used: number; endsAt: string; wait: string }

/**
 * Counts an attempt for each key, in order, until one has used up its own: a refused attempt must not use up the
 * others' limits. One statement for all processes; returns the windows that were counted in.
 */
export async function countAttempts(
  sql: Sql,
  keys: readonly string[],
  { most, perSeconds, now }: WindowRule,
): Promise<Window[]> {
  const unique = [...new Set(keys)]
  const at = raw`${now.toISOString()}::timestamptz`
  const endsAt = raw`${new Date(now.getTime() + perSeconds * 1000).toISOString()}::timestamptz`
  const name = (index: number) => raw.identifier(`key_${index}`)
  const parts = unique.map((key, index): SQL => {
    const before = index === 0 ? raw`` : raw`from ${name(index - 1)} where used <= ${most}::int`
    return raw`${name(index)} as (insert into ${attempts} as known (key, used, ends_at)
      select ${key}::text, 1, ${endsAt} ${before}
      on conflict (key) do update set
        used = case when known.ends_at > ${at} then known.used + 1 else 1 end,
        ends_at = case when known.ends_at > ${at} then known.ends_at else excluded.ends_at end
      returning used, ends_at)`
  })
  const counted = unique.map((_, index) => raw`select used, ends_at from ${name(index)}`)
  const { rows } = await sql.execute<Row>(raw`with ${raw.join(parts, raw`, `)}
    select used, to_json(ends_at) #>> '{}' as "endsAt", ${ASYNCHRONOUS_COMMIT} as wait
    from (${raw.join(counted, raw` union all `)}) as counted`)
  return rows.map((row) => ({ used: row.used, endsAt: new Date(row.endsAt) }))
}

/** The windows of keys that have used up their attempts. */
export async function usedUp(
  sql: Sql,
  keys: readonly string[],
  { most, now }: Pick<WindowRule, 'most' | 'now'>,
): Promise<Window[]> {
  return sql
    .select({ used: attempts.used, endsAt: attempts.endsAt })
    .from(attempts)
    .where(and(inArray(attempts.key, [...keys]), gte(attempts.used, most), gt(attempts.endsAt, now)))
}

/** Forgets attempts that do not count any more. */
export async function forgetAttempts(sql: Sql, now: Date): Promise<void> {
  await sql.delete(attempts).where(lt(attempts.endsAt, now))
}

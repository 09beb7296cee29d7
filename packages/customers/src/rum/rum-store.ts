import { consentDecisions, webVitals } from '@shop/engine/db/schema/measurements'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'

export async function keepVitals(sql: Sql, rows: (typeof webVitals.$inferInsert)[]): Promise<void> {
  await sql.insert(webVitals).values(rows)
}

export async function keepDecision(sql: Sql, row: typeof consentDecisions.$inferInsert): Promise<void> {
  await sql.insert(consentDecisions).values(row)
}

/** One line of the summary: what three of four page views did not exceed. */
export type VitalsLine = {
  pageKind: string
  metric: string
  views: number
  p75: number
  /** Shares, 0 to 1. */
  good: number
  poor: number
}

/** Summarises what was measured since a moment, per kind of page and for all of them (`all`). */
export async function vitalsSince(sql: Sql, since: Date): Promise<VitalsLine[]> {
  const { rows } = await sql.execute<VitalsLine>(query`
    select case when grouping(page_kind) = 1 then 'all' else page_kind end as "pageKind",
      metric,
      count(*)::int as views,
      percentile_cont(0.75) within group (order by value) as p75,
      (count(*) filter (where rating = 'good'))::float8 / count(*) as good,
      (count(*) filter (where rating = 'poor'))::float8 / count(*) as poor
    from web_vitals
    where measured_at >= ${since}
    group by grouping sets ((page_kind, metric), (metric))
    order by grouping(page_kind) desc, "pageKind", metric`)
  return rows
}

/** Forgets measurements and decisions before a moment each; both are there to be summarised, not to be kept. */
export async function forgetMeasurements(sql: Sql, before: { vitals: Date; decisions: Date }): Promise<void> {
  await sql.delete(webVitals).where(query`${webVitals.measuredAt} < ${before.vitals}`)
  await sql.delete(consentDecisions).where(query`${consentDecisions.decidedAt} < ${before.decisions}`)
}

import type { Sql } from '@shop/engine/db/database'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { AuditInput, Findings } from './invariant.ts'

type Row = { object: string | null; found: string | null; checked: string; broken: string }

/**
 * What breaks an invariant, in one statement, so that all of it is of one moment and an order on its way cannot look
 * torn. `violations` selects `object` and `found`, `checked` is a query of one count.
 */
export async function findingsOf(
  sql: Sql,
  { limit }: Pick<AuditInput, 'limit'>,
  { checked, violations }: { checked: SQL; violations: SQL },
): Promise<Findings> {
  const { rows } = await sql.execute<Row>(raw`
    with violations as materialized (${violations})
    select listed.object, listed.found, (${checked})::text as checked,
      (select count(*) from violations)::text as broken
    from (select 1) as one
    left join (select * from violations order by object limit ${limit}::int) as listed on true
    order by listed.object`)
  return {
    checked: Number(rows[0]?.checked ?? 0),
    broken: Number(rows[0]?.broken ?? 0),
    violations: rows.flatMap(({ object, found }) =>
      object === null || found === null ? [] : [{ object, found }],
    ),
  }
}

/** A moment as a parameter. */
export function moment(at: Date): SQL {
  return raw`${at.toISOString()}::timestamptz`
}

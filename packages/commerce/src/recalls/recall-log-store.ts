import { commandLog } from '@shop/engine/db/schema/staff'
import type { Sql } from '@shop/engine/db/sql'
import { and, desc, eq, inArray } from 'drizzle-orm'

type RecallChange = { at: string; by: string; command: string }

const OBJECT = 'recall:'
const MOST = 1000

/** What the log says of recalls, by their ids; the newest first. */
export async function recallChanges(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecallChange[]>> {
  const rows = await sql
    .select({ at: commandLog.at, by: commandLog.by, command: commandLog.command, object: commandLog.object })
    .from(commandLog)
    .where(
      and(
        eq(commandLog.isRead, false),
        inArray(
          commandLog.object,
          ids.map((id) => `${OBJECT}${id}`),
        ),
      ),
    )
    .orderBy(desc(commandLog.id))
    .limit(MOST)
  const byRecall = Map.groupBy(rows, ({ object }) => object?.slice(OBJECT.length) ?? '')
  return new Map(
    [...byRecall].map(([recall, changes]) => [
      recall,
      changes.map(({ at, by, command }) => ({ at: at.toISOString(), by, command })),
    ]),
  )
}

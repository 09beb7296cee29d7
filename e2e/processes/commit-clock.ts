import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const LOOK_MILLISECONDS = 10

export type CommitClock = {
  /**
   * Waits until the rows of a table are others than when it was called. Resolves to a moment of `performance.now()` at
   * which they were still the same, some milliseconds before the commit: what is counted from there is never too short.
   */
  changeOf: (table: string) => Promise<number>
  stop: () => Promise<void>
}

/** Watches tables of a shop from outside, so that a change is timed from its commit and not from the command that makes it. */
export async function openCommitClock(databaseUrl: string, schema: string): Promise<CommitClock> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const stateOf = async (table: string): Promise<string> => {
    const place = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`
    const { rows } = await client.query<{ state: string }>(
      `select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state from ${place}`,
    )
    return rows[0]?.state ?? ''
  }
  return {
    async changeOf(table) {
      const before = await stateOf(table)
      let same = performance.now()
      for (;;) {
        const asked = performance.now()
        if ((await stateOf(table)) !== before) return same
        same = asked
        await wait(LOOK_MILLISECONDS)
      }
    },
    stop: () => client.end(),
  }
}

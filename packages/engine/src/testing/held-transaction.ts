import { sql as raw } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Database, Sql } from '../db/database.ts'

/** A transaction that has done something and goes on holding it; `pid` is who others wait for. */
export async function held(database: Database, body: (sql: Sql) => Promise<unknown>) {
  let commit = () => {}
  const released = new Promise<void>((resolve) => {
    commit = resolve
  })
  const begun = Promise.withResolvers<number>()
  const done = database.transaction(async (sql) => {
    await body(sql)
    const { rows } = await sql.execute<{ pid: number }>(raw`select pg_backend_pid() as pid`)
    begun.resolve(rows[0]?.pid ?? 0)
    await released
  })
  done.catch(begun.reject)
  const pid = await begun.promise
  return {
    pid,
    commit: async () => {
      commit()
      await done
    },
  }
}

/** Until so many connections wait for one, directly or indirectly. */
export async function waiting({ sql }: Database, pid: number, count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql.execute<{ pid: number }>(raw`with recursive held as (
          select ${pid}::int as pid
          union
          select a.pid from pg_stat_activity a join held h on h.pid = any(pg_blocking_pids(a.pid)))
        select pid from held where pid <> ${pid}`)
      expect(rows).toHaveLength(count)
    },
    { timeout: 10_000 },
  )
}

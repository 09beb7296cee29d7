import { randomUUID } from 'node:crypto'
import type { Sql } from '../db/sql.ts'
import { countAttempts, usedUp } from './attempt-store.ts'
import { type Coordination, MOST_KEPT_BYTES, type NoticeListener } from './coordination.ts'
import { noticeText, parsedNotice } from './notice.ts'
import { openPostgresLine } from './postgres-line.ts'
import { forgetValues, keepValue, keptValue, sendNotice } from './shared-value-store.ts'

export type PostgresMeeting = {
  sql: Sql
  /** Address of the server itself, past any pooler. */
  directUrl: string
  /** Names the channel and the locks: several shops may have one database. */
  schema: string
  heartbeatMilliseconds?: number
}

/** Processes that meet on their PostgreSQL server: `LISTEN`, advisory locks, and two small tables. */
export function postgresCoordination(meeting: PostgresMeeting): Coordination {
  const { sql, schema, directUrl, heartbeatMilliseconds } = meeting
  const from = randomUUID()
  const listeners = new Set<NoticeListener>()
  /** One session may take its own lock twice; this process must not. */
  const held = new Set<string>()
  const line = openPostgresLine({
    directUrl,
    channel: schema,
    ...(heartbeatMilliseconds === undefined ? {} : { heartbeatMilliseconds }),
    onNotice(text) {
      const notice = parsedNotice(text)
      if (notice === null || notice.from === from) return
      for (const listener of listeners) listener.heard(notice.topic, notice.message)
    },
    onBack() {
      for (const listener of listeners) listener.missed()
    },
  })

  return {
    place: 'PostgreSQL',
    countAttempts: (keys, rule) => countAttempts(sql, keys, rule),
    usedUp: (keys, rule) => usedUp(sql, keys, rule),
    publish: (topic, message) => sendNotice(sql, schema, noticeText({ from, topic, message })),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async acquire(name) {
      if (held.has(name)) return null
      held.add(name)
      try {
        const [row] = await line.query<{ mine: boolean }>(
          'select pg_try_advisory_lock(hashtext($1), hashtext($2)) as mine',
          [schema, name],
        )
        if (row?.mine !== true) {
          held.delete(name)
          return null
        }
      } catch (error) {
        held.delete(name)
        throw error
      }
      return async () => {
        held.delete(name)
        // A connection that is gone has given it back already.
        await line
          .query('select pg_advisory_unlock(hashtext($1), hashtext($2))', [schema, name])
          .catch(() => undefined)
      }
    },
    async keep(key, value, seconds) {
      if (value.byteLength <= MOST_KEPT_BYTES) await keepValue(sql, key, value, seconds)
    },
    kept: (key) => keptValue(sql, key),
    tidy: () => forgetValues(sql),
    reached: () => [{ place: 'PostgreSQL', isUp: line.isUp() }],
    close: line.close,
  }
}

import { sql as query } from 'drizzle-orm'
import type { Database } from './database.ts'

const EVERY_MILLISECONDS = 30_000

export type DatabaseClock = { now: () => Date; measure: () => Promise<void>; stop: () => void }

/**
 * The time of a server's clock, which is the same for every process: one whose own clock is wrong would otherwise end
 * what others have just begun. It is read at the start and every half minute; in between a monotonic clock goes on. The
 * embedded database has the clock of its process.
 */
export async function openDatabaseClock(
  { sql, kind }: Pick<Database, 'sql' | 'kind'>,
  { passed = () => performance.now(), isOn = true }: { passed?: () => number; isOn?: boolean } = {},
): Promise<DatabaseClock> {
  if (kind === 'embedded')
    return { now: () => new Date(), measure: async () => undefined, stop: () => undefined }

  /** The server's time when our own clock stood at zero, milliseconds. */
  let origin = await measured()
  async function measured(): Promise<number> {
    const asked = passed()
    const { rows } = await sql.execute<{ at: number }>(
      query`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
    )
    return (rows[0]?.at ?? Number.NaN) - (asked + passed()) / 2
  }
  async function measure(): Promise<void> {
    origin = await measured()
  }
  // A failed measurement keeps the last one; users of the database see the failure anyway.
  const timer = isOn ? setInterval(() => void measure().catch(() => undefined), EVERY_MILLISECONDS) : null
  timer?.unref()

  return {
    now: () => new Date(Math.round(origin + passed())),
    measure,
    stop: () => {
      if (timer !== null) clearInterval(timer)
    },
  }
}

import type { Database } from '../db/database.ts'
import { countAttempts, usedUp } from './attempt-store.ts'
import type { Coordination } from './coordination.ts'
import { memoryCoordination } from './memory-coordination.ts'
import { postgresCoordination } from './postgres-coordination.ts'
import { withFallback } from './with-fallback.ts'

export type CoordinationSetup = {
  /** Address of the database server past any pooler; null for the embedded database. */
  directUrl: string | null
  /** A Valkey or Redis server; null meets in PostgreSQL. */
  valkeyUrl: string | null
  schema: string
}

/**
 * Where the processes of a shop meet: on Valkey if there is one, else on their database server. The embedded database
 * belongs to one process, which meets nobody; its attempts are counted in the database all the same, over restarts.
 */
export async function openCoordination(
  { sql, kind }: Pick<Database, 'sql' | 'kind'>,
  { directUrl, valkeyUrl, schema }: CoordinationSetup,
): Promise<Coordination> {
  if (kind === 'embedded' || directUrl === null)
    return {
      ...memoryCoordination(),
      countAttempts: (keys, rule) => countAttempts(sql, keys, rule),
      usedUp: (keys, rule) => usedUp(sql, keys, rule),
    }
  const inDatabase = postgresCoordination({ sql, directUrl, schema })
  if (valkeyUrl === null) return inDatabase
  // Its library costs time at the start, so only shops that use it load it.
  const { valkeyCoordination } = await import('./valkey-coordination.ts')
  return withFallback(await valkeyCoordination(valkeyUrl, schema), inDatabase)
}

import { setTimeout as wait } from 'node:timers/promises'
import { type Check, ok } from '@shop/commerce/doctor/check'
import { postgresCoordination } from '@shop/engine/coordination/postgres-coordination'
import { openDatabase } from '@shop/engine/db/database'
import type { Config } from '../config/config.ts'

const TOPIC = 'processes'
/** A notice that is later than this is one that does not come. */
const PATIENCE_MILLISECONDS = 3000
const LOOK_MILLISECONDS = 20

/** Whether the processes of a shop hear of each other: on its database server, and on Valkey where one is set. */
export async function meetingChecks(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'valkeyUrl'>,
  schema: string,
): Promise<Check[]> {
  const { databaseUrl, valkeyUrl } = config
  if (databaseUrl === null)
    return [{ topic: TOPIC, state: 'off', found: 'one process, on the embedded database', remedy: null }]
  const checks = [await noticeCheck(databaseUrl, config.databaseDirectUrl, schema)]
  return valkeyUrl === null ? checks : [...checks, await valkeyCheck(valkeyUrl, schema)]
}

/** As one process tells another: said through the database of the shop, and heard past any pooler. */
async function noticeCheck(databaseUrl: string, directUrl: string | null, schema: string): Promise<Check> {
  const database = await openDatabase({
    databaseUrl,
    directUrl,
    dataDirectory: null,
    schema,
    migrates: false,
  })
  // A shop that runs listens to its own channel, and must not take this for news.
  const meeting = {
    sql: database.sql,
    directUrl: directUrl ?? databaseUrl,
    schema: `${schema.slice(0, 50)}_doctor`,
  }
  const [one, other] = [postgresCoordination(meeting), postgresCoordination(meeting)]
  try {
    let isHeard = false
    other.subscribe({
      heard: () => {
        isHeard = true
      },
      missed: () => undefined,
    })
    const begun = performance.now()
    while (!isHeard && performance.now() - begun < PATIENCE_MILLISECONDS) {
      if (other.reached().every(({ isUp }) => isUp)) await one.publish('doctor', '')
      await wait(LOOK_MILLISECONDS)
    }
    if (isHeard) return ok(TOPIC, 'hear of each other through PostgreSQL')
    return {
      topic: TOPIC,
      state: 'bad',
      found:
        'a notice through PostgreSQL does not arrive: one process does not hear what another has changed',
      remedy:
        'A pooler that hands out connections by transaction loses them: set DATABASE_DIRECT_URL to the server itself.',
    }
  } finally {
    await Promise.all([one.close(), other.close()])
    await database.close()
  }
}

async function valkeyCheck(valkeyUrl: string, schema: string): Promise<Check> {
  const { valkeyCoordination } = await import('@shop/engine/coordination/valkey-coordination')
  const said: string[] = []
  const begun = performance.now()
  const valkey = await valkeyCoordination(valkeyUrl, `${schema}_doctor`, (line) => void said.push(line))
  const milliseconds = Math.round(performance.now() - begun)
  const isUp = () => valkey.reached().every((place) => place.isUp)
  while (!isUp() && said.length === 0 && performance.now() - begun < PATIENCE_MILLISECONDS)
    await wait(LOOK_MILLISECONDS)
  const isThere = isUp()
  await valkey.close()
  const { host } = new URL(valkeyUrl)
  if (isThere) return ok(TOPIC, `meet in Valkey at ${host}, which lets them in within ${milliseconds} ms`)
  return {
    topic: TOPIC,
    state: 'look',
    found: said[0] ?? `Valkey at ${host} does not answer`,
    remedy: 'The shop goes on without it, slower. Start it, or correct VALKEY_URL.',
  }
}

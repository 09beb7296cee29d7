import { Redis } from 'iovalkey'
import { openDatabase } from '../../db/database.ts'
import { newKey } from '../../db/new-key.ts'
import { serverAddress } from '../../db/test-database.ts'
import type { Coordination } from '../coordination.ts'
import { memoryCoordination, openHub } from '../memory-coordination.ts'
import { postgresCoordination } from '../postgres-coordination.ts'
import { valkeyCoordination } from '../valkey-coordination.ts'

/** Two processes of one shop, and a third one of another shop. */
export type Met = {
  one: Coordination
  other: Coordination
  stranger: Coordination
  close: () => Promise<void>
}
export type MeetingPlaceUnderTest = { name: string; open: () => Promise<Met> }

/** Every place that answers here; a missing one is named in one line. */
export async function meetingPlaces(): Promise<MeetingPlaceUnderTest[]> {
  const places = [memory]
  if ((await serverAddress()) === null)
    console.warn('SKIPPED on PostgreSQL: no server answers. Set TEST_DATABASE_URL to test on one.')
  else places.push(postgres)
  if ((await valkeyAddress()) === null)
    console.warn('SKIPPED on Valkey: no server answers. Set TEST_VALKEY_URL to test on one.')
  else places.push(valkey)
  return places
}

const memory: MeetingPlaceUnderTest = {
  name: 'memory',
  async open() {
    const hub = openHub()
    return together([memoryCoordination(hub), memoryCoordination(hub), memoryCoordination()])
  },
}

const postgres: MeetingPlaceUnderTest = {
  name: 'PostgreSQL',
  async open() {
    const directUrl = (await serverAddress()) ?? ''
    const opened = async (schema: string) =>
      openDatabase({ databaseUrl: directUrl, dataDirectory: null, schema })
    const [ours, theirs] = [testSchema(), testSchema()]
    const databases = [await opened(ours), await opened(ours), await opened(theirs)] as const
    const met = [ours, ours, theirs].map((schema, index) =>
      postgresCoordination({ sql: databases[index as 0 | 1 | 2].sql, directUrl, schema }),
    )
    return together(met, () => Promise.all(databases.map((database) => database.close())))
  },
}

const valkey: MeetingPlaceUnderTest = {
  name: 'Valkey',
  async open() {
    const url = (await valkeyAddress()) ?? ''
    const [ours, theirs] = [testSchema(), testSchema()]
    return together(await Promise.all([ours, ours, theirs].map((schema) => valkeyCoordination(url, schema))))
  },
}

async function together(met: readonly Coordination[], ended?: () => Promise<unknown>): Promise<Met> {
  const [one, other, stranger] = met
  if (!one || !other || !stranger) throw new Error('Three processes meet.')
  await until(() => met.every((member) => member.reached().every(({ isUp }) => isUp)))
  return {
    one,
    other,
    stranger,
    async close() {
      await Promise.all(met.map((member) => member.close()))
      await ended?.()
    },
  }
}

/** Dropped after the run, see testing/drop-test-schemas.ts. */
export function testSchema(): string {
  return `${process.env.SHOP_TEST_SCHEMAS ?? 'test'}_${newKey()}`
}

let address: Promise<string | null> | null = null

/** The server's address, null without one. One that was named and does not answer is an error. */
export function valkeyAddress(): Promise<string | null> {
  address ??= answeringAddress()
  return address
}

async function answeringAddress(): Promise<string | null> {
  const named = process.env.TEST_VALKEY_URL
  const wanted = named ?? 'redis://127.0.0.1:6379'
  const client = new Redis(wanted, { lazyConnect: true, connectTimeout: 5000, retryStrategy: () => null })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return wanted
  } catch (error) {
    if (named !== undefined) throw error
    return null
  } finally {
    client.disconnect()
  }
}

/** Waits for what another process brings about; a loaded machine may take its time, so nothing else is asserted of it. */
export async function until(isSo: () => boolean | Promise<boolean>, milliseconds = 15_000): Promise<void> {
  const end = performance.now() + milliseconds
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It is not so after ${milliseconds} ms: ${isSo.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

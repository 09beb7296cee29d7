import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { takeTurn } from './take-turn.ts'
import { serverAddress } from './test-database.ts'

const address = await serverAddress()
const prefix = process.env.SHOP_TEST_SCHEMAS ?? 'test'
/** Long enough for a statement that nobody holds up. */
const PATIENCE_MS = 10_000
/** Long enough to see that somebody waits. */
const MOMENT_MS = 300

describe.skipIf(address === null)('two shops in one database', () => {
  let [home, sameHome, baby]: Database[] = []
  const opened = (shop: string) =>
    openDatabase({ databaseUrl: address, dataDirectory: null, schema: `${prefix}_turns_${shop}` })
  beforeAll(async () => {
    home = await opened('home')
    sameHome = await opened('home')
    baby = await opened('baby')
  }, 60_000)
  afterAll(async () => {
    for (const database of [home, sameHome, baby]) await database?.close()
  })

  test('what one shop does in its turn holds up its own processes alone', async () => {
    const turn = held(home, 'import')
    await turn.isHeld

    const [own, other] = [turnOf(sameHome, 'import'), turnOf(baby, 'import')]
    await other
    expect(await Promise.race([own, sleep(MOMENT_MS, 'waits')])).toBe('waits')

    turn.end()
    expect(await own).toBe('had it')
  })

  test('turns of another name are not waited for', async () => {
    const turn = held(home, 'import')
    await turn.isHeld

    expect(await turnOf(sameHome, 'sums')).toBe('had it')
    turn.end()
  })

  test('a shop is brought up to date while another one migrates', async () => {
    // Who finds nothing to be migrated waits for nobody, so both begin anew.
    const turn = held(home, 'migrate', `${prefix}_turns_own`)
    await turn.isHeld

    const another = opened('another').then((database) => database.close())
    const own = opened('own').then((database) => database.close())
    await expect(Promise.race([another, sleep(PATIENCE_MS, 'waits')])).resolves.toBeUndefined()
    expect(await Promise.race([own, sleep(MOMENT_MS, 'waits')])).toBe('waits')

    turn.end()
    await own
  })
})

/** Holds a turn until it is ended. */
function held(database: Database | undefined, name: string, schema?: string) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { promise: isHeld, resolve: begin, reject } = Promise.withResolvers<void>()
  database
    ?.transaction(async (sql) => {
      await takeTurn(sql, name, schema)
      begin()
      await ended
    })
    .catch(reject)
  return { isHeld, end }
}

async function turnOf(database: Database | undefined, name: string): Promise<string | undefined> {
  return database?.transaction(async (sql) => {
    await takeTurn(sql, name)
    return 'had it'
  })
}

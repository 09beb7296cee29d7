import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { serverAddress } from '../db/test-database.ts'
import type { Coordination } from './coordination.ts'
import { postgresCoordination } from './postgres-coordination.ts'
import { aLineThatFails, type FailingLine } from './testing/a-line-that-fails.ts'
import { testSchema, until, valkeyAddress } from './testing/meeting-places.ts'
import { valkeyCoordination } from './valkey-coordination.ts'
import { withFallback } from './with-fallback.ts'

const now = new Date('2026-11-21T12:00:00Z')
const databaseUrl = await serverAddress()
const valkeyUrl = await valkeyAddress()
if (databaseUrl === null || valkeyUrl === null)
  console.warn('SKIPPED what happens without Valkey: both PostgreSQL and Valkey have to answer.')

const WAYS = [
  ['hangs', (line: FailingLine) => Promise.resolve(line.hang())],
  ['is killed', (line: FailingLine) => line.cut()],
] as const

describe.skipIf(databaseUrl === null || valkeyUrl === null)('two processes whose Valkey', () => {
  let line: FailingLine
  let databases: Database[] = []
  let one: Coordination
  let other: Coordination
  const said = vi.spyOn(console, 'error')
  const isUp = ({ reached }: Coordination) => reached().every((place) => place.isUp)
  const isDown = ({ reached }: Coordination) =>
    reached().some(({ place, isUp: answers }) => place === 'Valkey' && !answers)

  beforeEach(async () => {
    said.mockReset().mockImplementation(() => undefined)
    line = await aLineThatFails(hostOf(valkeyUrl ?? ''))
    const schema = testSchema()
    const opened = async () => {
      const database = await openDatabase({ databaseUrl, dataDirectory: null, schema })
      databases.push(database)
      const first = await valkeyCoordination(`redis://127.0.0.1:${line.port}`, schema)
      return withFallback(
        first,
        postgresCoordination({ sql: database.sql, directUrl: databaseUrl ?? '', schema }),
      )
    }
    one = await opened()
    other = await opened()
    await until(() => isUp(one) && isUp(other))
  })
  afterEach(async () => {
    await Promise.all([one.close(), other.close()])
    await Promise.all(databases.map((database) => database.close()))
    databases = []
    await line.close()
  })

  test.each(WAYS)(
    '%s go on in PostgreSQL, say so once each, and come back by themselves',
    async (_way, fail) => {
      const rule = { most: 5, perSeconds: 60, now }
      const heard: string[] = []
      other.subscribe({ heard: (topic) => heard.push(topic), missed: () => heard.push('missed') })
      await one.countAttempts(['key'], rule)

      await fail(line)
      // Whoever asks first finds out; nobody is refused or left waiting for it.
      const counted = [await one.countAttempts(['key'], rule), await other.countAttempts(['key'], rule)]
      await until(() => isDown(one) && isDown(other))
      await one.publish('changed', 'while it is away')
      const release = await one.acquire('round')
      const refused = await other.acquire('round')
      await release?.()
      await until(() => heard.includes('changed'))
      await until(() => linesAbout('does not answer').length === 2)

      expect(counted.flat().map(({ used }) => used)).toEqual([1, 2])
      expect(refused).toBeNull()

      await line.mend()
      await until(() => isUp(one) && isUp(other))
      await until(() => heard.includes('missed'))
      // What was counted before the outage counts again.
      expect((await one.countAttempts(['key'], rule)).map(({ used }) => used)).toEqual([2])
      await one.publish('changed', 'again')
      await until(() => heard.filter((topic) => topic === 'changed').length === 2)

      expect(linesAbout('does not answer')).toHaveLength(2)
      expect(linesAbout('answers again')).toHaveLength(2)
    },
  )

  test('hangs cost one request half a second, and those after it nothing', async () => {
    line.hang()
    await one.countAttempts(['first'], { most: 5, perSeconds: 60, now })

    // Known before the next one asks, so that it does not wait for a server that does not answer.
    expect(isDown(one)).toBe(true)
    const begun = performance.now()
    for (let next = 0; next < 40; next += 1)
      await one.countAttempts([`next ${next}`], { most: 5, perSeconds: 60, now })

    // 40 in a row would be 20 s; a loaded machine has room enough below that.
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  test('is not there when they open begin in PostgreSQL, and find it later', async () => {
    await line.cut()
    const late = await valkeyCoordination(`redis://127.0.0.1:${line.port}`, testSchema())
    expect(isDown(late)).toBe(true)

    await line.mend()
    await until(() => isUp(late))

    expect(await late.acquire('a')).not.toBeNull()
    await late.close()
  })

  function linesAbout(words: string): string[] {
    return said.mock.calls.map(([text]) => String(text)).filter((text) => text.includes(words))
  }
})

describe.skipIf(databaseUrl === null)('a process whose connection for notices', () => {
  test.each(WAYS)('%s says so once, and is told that it may have missed something', async (_way, fail) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const line = await aLineThatFails(hostOf(databaseUrl ?? ''))
    const schema = testSchema()
    const database = await openDatabase({ databaseUrl, dataDirectory: null, schema })
    const through = new URL(databaseUrl ?? '')
    through.host = `127.0.0.1:${line.port}`
    const opened = (directUrl: string) =>
      postgresCoordination({ sql: database.sql, directUrl, schema, heartbeatMilliseconds: 200 })
    const one = opened(databaseUrl ?? '')
    const other = opened(through.href)
    const isUp = ({ reached }: Coordination) => reached().every((place) => place.isUp)
    const heard: string[] = []
    other.subscribe({ heard: (topic) => heard.push(topic), missed: () => heard.push('missed') })
    await until(() => isUp(one) && isUp(other))

    await fail(line)
    await until(() => !isUp(other))
    await one.publish('lost', '')
    await until(() => said.mock.calls.length > 0, 30_000)
    await line.mend()
    await until(() => heard.includes('missed'))
    await one.publish('changed', '')
    await until(() => heard.includes('changed'))

    expect(heard).toEqual(['missed', 'changed'])
    expect(said.mock.calls.map(([text]) => String(text).slice(0, 55))).toEqual([
      'The connection by which this process hears of others is',
      'The connection by which this process hears of others is',
    ])
    said.mockRestore()
    await Promise.all([one.close(), other.close()])
    await database.close()
    await line.close()
  })
})

function hostOf(address: string): { host: string; port: number } {
  const { hostname, port, protocol } = new URL(address)
  return { host: hostname, port: Number(port || (protocol === 'redis:' ? 6379 : 5432)) }
}

import { serverAddress } from '@shop/engine/db/test-database'
import { describe, expect, test } from 'vitest'
import { meetingChecks } from './meeting-checks.ts'

const databaseUrl = await serverAddress()
const NOBODY = 'redis://127.0.0.1:9'

test('a shop on the embedded database is one process', async () => {
  const asked = { databaseUrl: null, databaseDirectUrl: null, valkeyUrl: null }

  expect(await meetingChecks(asked, 'test_doctor')).toMatchObject([{ topic: 'processes', state: 'off' }])
})

describe.skipIf(databaseUrl === null)('processes on a server', () => {
  test('hear of each other', async () => {
    const asked = { databaseUrl, databaseDirectUrl: null, valkeyUrl: null }

    expect(await meetingChecks(asked, 'test_doctor')).toEqual([
      { topic: 'processes', state: 'ok', found: 'hear of each other through PostgreSQL', remedy: null },
    ])
  })

  test('whose Valkey does not answer are for somebody to look at, and said with the reason', async () => {
    const asked = { databaseUrl, databaseDirectUrl: null, valkeyUrl: NOBODY }

    const [, valkey] = await meetingChecks(asked, 'test_doctor')

    expect(valkey).toMatchObject({ state: 'look', remedy: expect.stringContaining('VALKEY_URL') })
    expect(valkey?.found).toMatch(/ECONNREFUSED/)
  })
})

import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  aLoyaltyServer,
  LOYALTY_SECRET,
  type LoyaltyServer,
  NOBODYS_NUMBER,
} from '../../testing/a-loyalty-server.ts'
import { isHookSecret } from '../message-signature.ts'
import { embeddedLoyaltyProgramme } from './embedded-loyalty-programme.ts'
import { httpLoyaltyProgramme } from './http-loyalty-programme.ts'
import type { LoyaltyProgramme, PointsPosting } from './loyalty-programme.ts'

/** Longer than a busy machine stalls. */
const LONG = 30_000

let server: LoyaltyServer
beforeEach(async () => {
  server = await aLoyaltyServer()
})
afterEach(() => server.close())

const overHttp = (patience = LONG) =>
  httpLoyaltyProgramme({ endpoint: server.endpoint, secret: LOYALTY_SECRET }, { patience })

const programmes: [string, () => LoyaltyProgramme][] = [
  ['the one that only records', () => embeddedLoyaltyProgramme],
  ['one that is asked over HTTP', () => overHttp()],
]

describe.each(programmes)('%s', (_, open) => {
  test('takes a posting, and the same one again with the same answer', async () => {
    const programme = open()

    const first = await programme.post(aPosting())
    const again = await programme.post(aPosting())

    expect(first).toEqual({ outcome: 'posted', reference: expect.stringContaining('posting-1') })
    expect(again).toEqual(first)
  })
})

test('only the one over HTTP credits somebody', () => {
  expect([embeddedLoyaltyProgramme.isReal, overHttp().isReal]).toEqual([false, true])
})

test('what is posted again is counted once', async () => {
  for (let time = 0; time < 3; time += 1) await overHttp().post(aPosting())

  expect(server.heard).toHaveLength(3)
  expect(server.balance('1234567890')).toBe(49)
})

test('a number that nobody has is refused for good', async () => {
  const answer = await overHttp().post(aPosting({ number: NOBODYS_NUMBER }))

  expect(answer).toEqual({ outcome: 'refused', reason: 'unknown_number' })
})

test.each<[string, number, string]>([
  ['a 404 without a code, as of a proxy', 404, '<h1>Not found</h1>'],
  ['a 422 whose code is none', 422, '{"code":"<script>"}'],
  ['a token that is not known', 401, '{"code":"unknown_number"}'],
  ['too many requests', 429, ''],
  ['a fault', 500, '{"reference":"B-1"}'],
  ['no JSON', 200, 'OK'],
  ['JSON of something else', 200, '["B-1"]'],
  ['a reference that is no text', 201, '{"reference":12}'],
  ['a reference without an end', 201, JSON.stringify({ reference: 'B'.repeat(201) })],
  ['more than an answer holds', 200, JSON.stringify({ reference: 'B', more: 'x'.repeat(20_000) })],
])('%s leaves open whether it was posted', async (_, status, body) => {
  server.answer = (response) => response.writeHead(status).end(body)

  await expect(overHttp().post(aPosting())).rejects.toThrow('The loyalty programme answered')
})

test.each<[string, string | null]>([
  ['{}', null],
  ['{"reference":null}', null],
  ['{"reference":"B-1","more":1}', 'B-1'],
])('%s is the reference %s', async (body, reference) => {
  server.answer = (response) => response.writeHead(200).end(body)

  expect(await overHttp().post(aPosting())).toEqual({ outcome: 'posted', reference })
})

test.each<[string, (response: ServerResponse) => void]>([
  ['that does not answer in time', () => undefined],
  ['that sends a part and no more', (response) => response.writeHead(200).write('{"reference"')],
  ['that breaks off', (response) => response.destroy()],
  ['that sends elsewhere', (response) => response.writeHead(307, { location: '/elsewhere' }).end()],
])('a programme %s is asked again', async (_, answer) => {
  server.answer = answer

  await expect(overHttp(300).post(aPosting())).rejects.toThrow(/./)
  server.answer = null

  expect(await overHttp().post(aPosting())).toMatchObject({ outcome: 'posted' })
  expect(server.balance('1234567890')).toBe(49)
})

test('whoever stops a process does not wait for it', async () => {
  server.answer = () => undefined
  const stopping = new AbortController()
  const posted = overHttp().post(aPosting(), stopping.signal)
  stopping.abort(new Error('stopped'))

  await expect(posted).rejects.toThrow('stopped')
})

test('another secret is not believed', async () => {
  const other = httpLoyaltyProgramme({
    endpoint: server.endpoint,
    secret: `whsec_${Buffer.alloc(32).toString('base64')}`,
  })

  await expect(other.post(aPosting())).rejects.toThrow('answered 401')
  expect(server.heard).toEqual([])
})

test.each([
  [LOYALTY_SECRET, true],
  [`whsec_${Buffer.alloc(64).toString('base64')}`, true],
  [`whsec_${Buffer.alloc(65).toString('base64')}`, false],
  [`whsec_${Buffer.alloc(23).toString('base64')}`, false],
  ['whsec_', false],
  ['whsec_kein Geheimnis, das jemand kennt', false],
  [Buffer.alloc(32).toString('base64'), false],
])('%s can be a secret: %s', (secret, can) => {
  expect(isHookSecret(secret)).toBe(can)
})

function aPosting(more: Partial<PointsPosting> = {}): PointsPosting {
  const at = new Date('2026-12-22T00:00:00Z')
  return {
    id: 'posting-1',
    kind: 'credit',
    number: '1234567890',
    points: 49,
    orderNumber: 'B00000007',
    at,
    ...more,
  }
}

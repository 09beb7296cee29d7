import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encrypted } from '@shop/engine/call/encrypted'
import type { Database } from '@shop/engine/db/database'
import { hookDeliveries, hookEndpoints } from '@shop/engine/db/schema/web-hooks'
import { databases } from '@shop/engine/db/test-database'
import { asc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deliverHooks } from './deliver-hooks.ts'
import { forgetDeliveries } from './delivery-store.ts'
import { addEndpoint, leaseEndpoint, resumeEndpoint } from './endpoint-store.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const SETUP = { secret: 'of the shop', allowsPrivate: true }
const START = Date.now()

type Heard = { id: string; subject: string; step: number; isSigned: boolean }
type Answer = (response: ServerResponse, heard: Heard) => void

describe.each(await databases())('on the $name', ({ open }) => {
  let database: Database
  let receiver: Awaited<ReturnType<typeof aReceiver>>
  let now = START
  beforeAll(async () => {
    database = await open()
    receiver = await aReceiver()
  })
  afterEach(async () => {
    now = START
    receiver.heard.length = 0
    receiver.answer = fine
    await database.sql.delete(hookEndpoints)
    await database.sql.delete(hookDeliveries)
  })
  afterAll(async () => {
    receiver.close()
    await database?.close()
  })

  const later = (milliseconds: number) => {
    now += milliseconds
  }
  const roundOptions = (timeoutMilliseconds = 10_000) => ({
    now: () => new Date(now),
    signal: new AbortController().signal,
    timeoutMilliseconds,
  })
  const round = (timeoutMilliseconds?: number) =>
    deliverHooks(database, SETUP, roundOptions(timeoutMilliseconds))
  const rounds = async (count: number) => {
    for (let each = 0; each < count; each += 1) {
      await round()
      later(10 * 60_000)
    }
  }
  const steps = () => receiver.heard.map(({ subject, step }) => `${subject}${step}`)
  const paused = async () => (await database.sql.select().from(hookEndpoints))[0]?.pauseReason

  test('messages are signed and go out once, in order', async () => {
    await anEndpoint(database, receiver.address)
    await note(database, ['a1', 'b1', 'a2'])

    await round()
    await round()

    expect(steps()).toEqual(['a1', 'b1', 'a2'])
    expect(receiver.heard.every(({ isSigned }) => isSigned)).toBe(true)
  })

  test('a message that is refused holds back its subject and no other', async () => {
    await anEndpoint(database, receiver.address)
    await note(database, ['a1', 'b1', 'a2'])
    receiver.answer = (response, { subject }) => response.writeHead(subject === 'a' ? 400 : 204).end()
    await round()
    expect(steps()).toEqual(['a1', 'b1'])

    receiver.answer = fine
    later(6_000)
    await round()

    expect(steps()).toEqual(['a1', 'b1', 'a1', 'a2'])
  })

  test.each<[string, Answer]>([
    ['fails', (response) => response.writeHead(500).end()],
    ['hangs', () => undefined],
    ['drops the line', (response) => response.destroy()],
    ['answers too late', (response) => setTimeout(() => response.writeHead(200).end(), 400)],
    ['redirects', (response) => response.writeHead(307, { location: receiver.address }).end()],
  ])('a receiver that %s rests, and gets everything in order once it is back', async (_, answer) => {
    await anEndpoint(database, receiver.address)
    await note(database, ['a1', 'a2', 'b1'])
    receiver.answer = answer
    await round(200)
    await round(200)
    expect(steps()).toEqual(['a1'])

    receiver.answer = fine
    later(60_000)
    await round()

    expect(steps().slice(1)).toEqual(['a1', 'a2', 'b1'])
  })

  test('a body without an end is not read', async () => {
    await anEndpoint(database, receiver.address)
    await note(database, ['a1', 'a2'])
    receiver.answer = (response) => {
      response.writeHead(200).write('x'.repeat(100_000))
    }

    await round()

    expect(steps()).toEqual(['a1', 'a2'])
  })

  test('a receiver that took nothing for three days is paused, and hears all of it when it is resumed', async () => {
    await anEndpoint(database, receiver.address)
    await note(database, ['a1', 'a2'])
    receiver.answer = (response) => response.writeHead(404).end()
    await rounds(3)
    later(72 * 3_600_000)
    await rounds(1)
    expect(await paused()).toMatch('three days')
    receiver.heard.length = 0
    receiver.answer = fine
    await round()
    expect(steps()).toEqual([])

    await resumeEndpoint(database.sql, 'hook')
    await round()

    expect(steps()).toEqual(['a1', 'a2'])
  })

  test('a message refused for three days is given up where others are taken, so that the next one goes', async () => {
    await anEndpoint(database, receiver.address)
    await note(database, ['a1', 'a2'])
    receiver.answer = (response, { subject, step }) =>
      response.writeHead(subject === 'a' && step === 1 ? 422 : 204).end()
    await round()
    later(71 * 3_600_000)
    await note(database, ['b1'])
    await round()
    later(7 * 3_600_000)
    await round()

    expect(steps()).toEqual(['a1', 'a1', 'b1', 'a1', 'a2'])
  })

  test('a receiver that is gone is paused at once', async () => {
    await anEndpoint(database, receiver.address)
    await note(database, ['a1'])
    receiver.answer = (response) => response.writeHead(410).end()

    await round()

    expect(await paused()).toMatch('gone')
  })

  test('several workers deliver each message once', async () => {
    await anEndpoint(database, receiver.address)
    const all = Array.from({ length: 12 }, (_, index) => `a${index}`)
    await note(database, all)
    receiver.answer = (response) => setTimeout(() => response.writeHead(200).end(), 5)

    await Promise.all([round(), round(), round()])

    expect(steps()).toEqual(all)
  })

  test('what a worker that died had in hand goes out again after its lease', async () => {
    await anEndpoint(database, receiver.address)
    await note(database, ['a1', 'a2'])
    const until = new Date(now + 60_000)
    await leaseEndpoint(database.sql, { worker: 'killed', now: new Date(now), until }, 'hook')
    await round()
    expect(steps()).toEqual([])

    later(60_000)
    await round()

    expect(steps()).toEqual(['a1', 'a2'])
  })

  test('a round that is ended leaves the attempt under way as if it had not been', async () => {
    await anEndpoint(database, receiver.address)
    await note(database, ['a1'])
    const ending = new AbortController()
    receiver.answer = () => ending.abort()
    await deliverHooks(database, SETUP, { ...roundOptions(), signal: ending.signal })
    receiver.answer = fine

    await round()

    expect(steps()).toEqual(['a1', 'a1'])
  })

  test('an address of the own network is not called', async () => {
    await anEndpoint(database, receiver.address.replace('http:', 'https:'))
    await note(database, ['a1'])

    await deliverHooks(database, { ...SETUP, allowsPrivate: false }, roundOptions())

    const [kept] = await database.sql.select().from(hookDeliveries)
    expect([steps(), kept?.lastError]).toEqual([[], '127.0.0.1 is no public address.'])
  })

  test('what is old is forgotten, and what nobody hears', async () => {
    await anEndpoint(database, receiver.address)
    await note(database, ['a1'])
    await note(database, ['a2'], 'nobody')

    await forgetDeliveries(database.sql, new Date(START - 60_000))
    const kept = await database.sql.select().from(hookDeliveries)
    await forgetDeliveries(database.sql, new Date(START + 60_000))

    expect(kept.map(({ data }) => data)).toEqual([{ subject: 'a', step: 1 }])
    expect(await database.sql.select().from(hookDeliveries).orderBy(asc(hookDeliveries.id))).toEqual([])
  })
})

const fine: Answer = (response) => response.writeHead(204).end()

async function anEndpoint({ sql }: Database, address: string): Promise<void> {
  const sealedSecret = encrypted(SECRET, SETUP.secret)
  await addEndpoint(sql, { id: 'hook', address, events: [], sealedSecret, createdAt: new Date(START) })
}

/** Notes messages as `a1`: a subject and its step. */
async function note({ sql }: Database, words: readonly string[], endpointId = 'hook'): Promise<void> {
  for (const [subject = '', ...step] of words)
    await sql
      .insert(hookDeliveries)
      .values({ endpointId, event: 'order.paid', subject, data: { subject, step: Number(step.join('')) } })
}

async function aReceiver() {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    const message = await heardIn(request)
    heard.push(message)
    state.answer(response, message)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const state = {
    answer: fine,
    heard,
    address: `http://127.0.0.1:${port}/hooks`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return state
}

async function heardIn(request: IncomingMessage): Promise<Heard> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString()
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = request.headers
  const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64')
  const digest = createHmac('sha256', key).update([id, timestamp, body].join('.')).digest('base64')
  const { data } = JSON.parse(body)
  return { id: String(id), isSigned: signature === `v1,${digest}`, ...data }
}

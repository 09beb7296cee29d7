import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encrypted } from '@shop/engine/call/encrypted'
import { watchStatements } from '@shop/engine/db/connection/statement-watch'
import type { Database } from '@shop/engine/db/database'
import { hookDeliveries, hookEndpoints } from '@shop/engine/db/schema/web-hooks'
import { databases } from '@shop/engine/db/test-database'
import { asc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { deliverHooks } from './deliver-hooks.ts'
import { forgetDeliveries } from './delivery-store.ts'
import { addEndpoint, leaseEndpoint, renewSecret, resumeEndpoint } from './endpoint-store.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const SETUP = { secret: 'of the shop', allowsPrivate: true }
const START = Date.now()

type Heard = { id: string; subject: string; step: number; isSigned: boolean; signatures: number }
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
  const stepsOf = (subject: string) => steps().filter((step) => step.startsWith(subject))
  const paused = async () => (await database.sql.select().from(hookEndpoints))[0]?.pauseReason

  test('messages are signed and go out once, in order', async () => {
    await anEndpoint(database, receiver.address)
    await note(database, ['a1', 'b1', 'a2'])

    await round()
    await round()

    expect(steps().toSorted()).toEqual(['a1', 'a2', 'b1'])
    expect(stepsOf('a')).toEqual(['a1', 'a2'])
    expect(receiver.heard.every(({ isSigned }) => isSigned)).toBe(true)
  })

  // Each turn of housekeeping gave back endpoints that it had never taken.
  test('where nothing is due the database is asked once', async () => {
    await anEndpoint(database, receiver.address)
    let statements = 0
    watchStatements(() => {
      statements += 1
    })
    await round()
    watchStatements(null)

    expect(statements).toBe(1)
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

    expect(steps().slice(1).toSorted()).toEqual(['a1', 'a2', 'b1'])
    expect(stepsOf('a').slice(1)).toEqual(['a1', 'a2'])
  })

  // One that took fifteen seconds for each message had kept what came meanwhile from everybody else.
  test('while a receiver hangs, another one hears what comes meanwhile', async () => {
    const slow = await aReceiver()
    slow.answer = () => undefined
    await anEndpoint(database, slow.address, 'slow')
    await anEndpoint(database, receiver.address)
    await note(database, ['a1'], 'slow')
    const ending = new AbortController()

    const running = deliverHooks(database, SETUP, { ...roundOptions(), signal: ending.signal })
    await vi.waitFor(() => expect(slow.heard).toHaveLength(1))
    await note(database, ['b1'])

    await vi.waitFor(() => expect(steps()).toEqual(['b1']), 5000)
    ending.abort()
    await running
    slow.close()
  })

  // Ten thousand counts, one after the other and each on a connection of its own, had kept back the next order.
  test('of a backlog each object is told in order, many beside each other, and orders first', async () => {
    await anEndpoint(database, receiver.address)
    const subjects = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
    await note(
      database,
      [1, 2, 3, 4].flatMap((step) => subjects.map((subject) => `${subject}${step}`)),
    )
    await noteOrder(database, 9)
    let open = 0
    let most = 0
    receiver.answer = (response) => {
      open += 1
      most = Math.max(most, open)
      setTimeout(() => {
        open -= 1
        response.writeHead(204).end()
      }, 20)
    }
    const before = receiver.connections()
    let asked = 0
    watchStatements(() => {
      asked += 1
    })

    await round()

    watchStatements(null)
    expect(steps()[0]).toBe('order:9')
    expect(receiver.heard).toHaveLength(41)
    for (const subject of subjects)
      expect(stepsOf(subject)).toEqual([1, 2, 3, 4].map((step) => `${subject}${step}`))
    expect(most).toBe(8)
    expect(receiver.connections() - before).toBeLessThanOrEqual(8)
    expect(asked).toBeLessThan(2 * 41)
  })

  test('what fails together is one failure of the receiver', async () => {
    await anEndpoint(database, receiver.address)
    await note(database, ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1'])
    receiver.answer = (response) => {
      const status = receiver.heard.length < 4 ? 204 : 503
      setTimeout(() => response.writeHead(status).end(), 50)
    }

    await round()

    const [endpoint] = await database.sql.select().from(hookEndpoints)
    expect(receiver.heard.length).toBeGreaterThan(4)
    expect(endpoint?.failures).toBe(1)
  })

  test('a connection that a receiver has closed meanwhile says nothing about it', async () => {
    await anEndpoint(database, receiver.address)
    await note(database, ['a1', 'a2'])
    receiver.answer = (response) => response.writeHead(204).end(() => response.socket?.destroySoon())

    await round()

    expect(steps()).toEqual(['a1', 'a2'])
    expect((await database.sql.select().from(hookEndpoints))[0]?.failures).toBe(0)
  })

  test('a secret that was renewed and the one before it sign, until a day is over', async () => {
    await anEndpoint(database, receiver.address)
    const renewed = encrypted('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD', SETUP.secret)
    await renewSecret(database.sql, 'hook', { sealedSecret: renewed, formerUntil: new Date(now + 60_000) })
    await note(database, ['a1', 'a2'])

    await round()
    later(60_000)
    await note(database, ['a3'])
    await round()

    expect(receiver.heard.map(({ signatures, isSigned }) => [signatures, isSigned])).toEqual([
      [2, true],
      [2, true],
      [1, false],
    ])
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

async function anEndpoint({ sql }: Database, address: string, id = 'hook'): Promise<void> {
  const sealedSecret = encrypted(SECRET, SETUP.secret)
  await addEndpoint(sql, { id, address, events: [], sealedSecret, createdAt: new Date(START) })
}

/** Notes messages as `a1`: a subject and its step. */
async function note({ sql }: Database, words: readonly string[], endpointId = 'hook'): Promise<void> {
  for (const [subject = '', ...step] of words)
    await sql
      .insert(hookDeliveries)
      .values({ endpointId, event: 'order.paid', subject, data: { subject, step: Number(step.join('')) } })
}

async function noteOrder({ sql }: Database, step: number): Promise<void> {
  const subject = 'order:'
  await sql
    .insert(hookDeliveries)
    .values({ endpointId: 'hook', event: 'order.paid', subject, data: { subject, step } })
}

async function aReceiver() {
  const heard: Heard[] = []
  let connections = 0
  const server = createServer(async (request, response) => {
    const message = await heardIn(request)
    heard.push(message)
    state.answer(response, message)
  })
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const state = {
    answer: fine,
    heard,
    connections: () => connections,
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
  const signatures = String(signature).split(' ')
  const isSigned = signatures.includes(`v1,${digest}`)
  return { id: String(id), isSigned, signatures: signatures.length, ...data }
}

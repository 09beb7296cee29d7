import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { decrypted } from '@shop/engine/call/encrypted'
import type { Database } from '@shop/engine/db/database'
import type { OutgoingRules } from '../outgoing/allowed-address.ts'
import { type KeptConnections, keptConnections } from '../outgoing/kept-connections.ts'
import { afterFailure } from './after-failure.ts'
import {
  delivered,
  type HookDelivery,
  nextDeliveries,
  notDelivered,
  sendAllThatWaits,
} from './delivery-store.ts'
import {
  endLease,
  endpointsDue,
  type HookEndpoint,
  leaseEndpoint,
  noteSuccess,
  pauseEndpoint,
  restEndpoint,
} from './endpoint-store.ts'
import { postHook } from './post-hook.ts'
import { underWay } from './under-way.ts'

/** A receiver has to take a message within it, and work on it afterwards. */
const TIMEOUT_MILLISECONDS = 15_000
/** Longer than one message takes; a worker that died is replaced after it. */
const LEASE_MILLISECONDS = 60_000
const RENEWED_MILLISECONDS = 20_000
/** Messages that one receiver gets at the same time, each about something else. */
const AT_ONCE = 8
/** Messages that are read at a time. */
const READ_AT_ONCE = 32
/** How often what others are to hear is looked for while some receiver takes its time. */
const LOOK_AGAIN_MILLISECONDS = 1000
/** How exactly it is known when a receiver took something last. */
const NOTED_MILLISECONDS = 1000

export type HookSetup = OutgoingRules & {
  /** Seals the secrets of endpoints. */
  secret: string
}

type Round = {
  now: () => Date
  /** Ends the round, and the attempt that is under way, which then does not count. */
  signal: AbortSignal
  timeoutMilliseconds?: number
}

type Worker = HookSetup & Required<Round> & { database: Database; worker: string }

/**
 * Delivers what is due to every endpoint, all of them beside each other and each by one worker on the database; of each
 * subject in order, at least once. What comes to be due while a receiver takes its time goes to the others all the same.
 * Returns once nothing is due.
 */
export async function deliverHooks(database: Database, setup: HookSetup, round: Round): Promise<void> {
  const worker = {
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    ...setup,
    ...round,
    database,
    worker: randomUUID(),
  }
  const { now, signal } = worker
  const receivers = underWay<string>()
  let hasBegun = false
  try {
    while (!signal.aborted) {
      const asked = { worker: worker.worker, now: now(), except: receivers.keys() }
      for (const id of await endpointsDue(database.sql, asked)) {
        hasBegun = true
        receivers.begin(id, deliverTo(worker, id))
      }
      if (receivers.keys().length === 0) return
      await receivers.one(aWhile(signal))
    }
  } finally {
    await receivers.all()
    // Most turns of housekeeping have nothing to deliver, and so nothing to give back.
    if (hasBegun) await endLease(database.sql, worker.worker)
  }
}

async function aWhile(signal: AbortSignal): Promise<void> {
  await after(LOOK_AGAIN_MILLISECONDS, undefined, { signal, ref: false }).catch(() => undefined)
}

/** What is known of a receiver while messages go out to it. */
type Receiver = {
  endpoint: HookEndpoint
  leasedAt: Date
  connections: KeptConnections
  /** How many messages may be under way: one to see whether it answers, and more with each that it takes. */
  width: number
  /** It has failed as a whole: nothing else goes out in this round. */
  isAway: boolean
}

async function deliverTo(worker: Worker, id: string): Promise<void> {
  const { database, signal } = worker
  const endpoint = await leased(worker, id)
  if (endpoint === null) return
  const connections = keptConnections(AT_ONCE)
  const receiver = { endpoint, leasedAt: worker.now(), connections, width: 1, isAway: false }
  const messages = underWay<number>()
  try {
    const read = () =>
      nextDeliveries(database.sql, id, { now: worker.now(), except: messages.keys(), limit: READ_AT_ONCE })
    let waiting = await read()
    while (!signal.aborted && !receiver.isAway) {
      const hasRoom = messages.keys().length < receiver.width
      const isReading = hasRoom && waiting.length === 0
      if (!(await keepsLease(worker, receiver, isReading))) return
      if (isReading) waiting = await read()
      const next = hasRoom ? waiting.shift() : undefined
      if (next !== undefined) messages.begin(next.id, deliver(worker, receiver, next))
      else if (messages.keys().length === 0) return
      else await messages.one()
    }
  } finally {
    await messages.all()
    connections.close()
    await endLease(database.sql, worker.worker, id)
  }
}

function leased({ database, worker, now }: Worker, id: string): Promise<HookEndpoint | null> {
  const at = now()
  return leaseEndpoint(
    database.sql,
    { worker, now: at, until: new Date(at.getTime() + LEASE_MILLISECONDS) },
    id,
  )
}

/** Before messages are read, and while they take long: whoever was paused or removed meanwhile gets no more. */
async function keepsLease(worker: Worker, receiver: Receiver, isReading: boolean): Promise<boolean> {
  const now = worker.now()
  if (!isReading && now.getTime() - receiver.leasedAt.getTime() < RENEWED_MILLISECONDS) return true
  const endpoint = await leased(worker, receiver.endpoint.id)
  if (endpoint === null) return false
  receiver.endpoint = endpoint
  receiver.leasedAt = now
  return true
}

async function deliver(worker: Worker, receiver: Receiver, next: HookDelivery): Promise<void> {
  const answer = await posted(worker, receiver, next)
  const now = worker.now()
  if (worker.signal.aborted && answer.status === null) return
  if (answer.status !== null && answer.status >= 200 && answer.status < 300)
    return taken(worker, receiver, next, { status: answer.status, now })
  const { endpoint } = receiver
  const firstTriedAt = next.firstTriedAt ?? now
  const after = afterFailure(
    { status: answer.status, attempts: next.attempts + 1, firstTriedAt },
    endpoint,
    now,
  )
  receiver.isAway ||= after.type === 'pause' || (after.type === 'retry' && after.restsUntil !== null)
  await worker.database.transaction(async (sql) => {
    const dueAt = after.type === 'retry' ? after.dueAt : null
    await notDelivered(sql, next, {
      ...answer,
      firstTriedAt,
      dueAt,
      deadAt: after.type === 'giveUp' ? now : null,
    })
    if (after.type === 'pause') await pauseEndpoint(sql, endpoint.id, { now, reason: after.reason })
    if (after.type === 'retry' && after.restsUntil !== null)
      await restEndpoint(sql, endpoint.id, { until: after.restsUntil, now })
  })
}

/** Of a receiver that takes one message after the other, each is one statement. */
async function taken(
  { database }: Worker,
  receiver: Receiver,
  message: HookDelivery,
  { status, now }: { status: number; now: Date },
): Promise<void> {
  receiver.width = Math.min(AT_ONCE, receiver.width * 2)
  const { id, failures, restsUntil, succeededAt } = receiver.endpoint
  const isNoted =
    failures === 0 &&
    restsUntil === null &&
    succeededAt !== null &&
    now.getTime() - succeededAt.getTime() < NOTED_MILLISECONDS
  if (isNoted) return delivered(database.sql, message, { status, now })
  receiver.endpoint = { ...receiver.endpoint, failures: 0, restsUntil: null, succeededAt: now }
  await database.transaction(async (sql) => {
    await delivered(sql, message, { status, now })
    await noteSuccess(sql, id, now)
    if (failures > 0) await sendAllThatWaits(sql, id)
  })
}

async function posted(
  { secret, allowsPrivate, timeoutMilliseconds, signal, now }: Worker,
  { endpoint, connections }: Receiver,
  { id, event, data, notedAt }: HookDelivery,
): Promise<{ status: number | null; error: string }> {
  const { address, sealedSecret, formerSealedSecret, formerUntil } = endpoint
  const body = JSON.stringify({ type: event, timestamp: notedAt.toISOString(), data })
  const message = { id: `msg_${id}`, timestamp: Math.floor(now().getTime() / 1000), body }
  try {
    const rules = { allowsPrivate }
    const isFormerKnown = formerSealedSecret !== null && formerUntil !== null && now() < formerUntil
    const sealed = isFormerKnown ? [sealedSecret, formerSealedSecret] : [sealedSecret]
    const secrets = sealed.map((each) => decrypted(each, secret))
    const until = AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)])
    const status = await postHook(message, { address, rules, signal: until, secrets, connections })
    return { status, error: `It answered ${status}.` }
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : String(error) }
  }
}

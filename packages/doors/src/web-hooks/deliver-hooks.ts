import { randomUUID } from 'node:crypto'
import { decrypted } from '@shop/engine/call/encrypted'
import type { Database } from '@shop/engine/db/database'
import type { OutgoingRules } from '../outgoing/allowed-address.ts'
import { afterFailure } from './after-failure.ts'
import { delivered, type HookDelivery, nextDelivery, notDelivered } from './delivery-store.ts'
import {
  endLease,
  endpoints,
  type HookEndpoint,
  leaseEndpoint,
  pauseEndpoint,
  restEndpoint,
} from './endpoint-store.ts'
import { postHook } from './post-hook.ts'

/** A receiver has to take a message within it, and work on it afterwards. */
const TIMEOUT_MILLISECONDS = 15_000
/** Longer than one message takes; a worker that died is replaced after it. */
const LEASE_MILLISECONDS = 60_000

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
 * subject in order, at least once. Returns once nothing is due.
 */
export async function deliverHooks(database: Database, setup: HookSetup, round: Round): Promise<void> {
  const worker = {
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    ...setup,
    ...round,
    database,
    worker: randomUUID(),
  }
  const waiting = (await endpoints(database.sql)).filter(
    ({ open, pausedAt }) => open > 0 && pausedAt === null,
  )
  try {
    await Promise.all(waiting.map(({ id }) => deliverTo(worker, id)))
  } finally {
    await endLease(database.sql, worker.worker)
  }
}

async function deliverTo(worker: Worker, id: string): Promise<void> {
  const { database, now, signal } = worker
  while (!signal.aborted) {
    const at = now()
    const lease = { worker: worker.worker, now: at, until: new Date(at.getTime() + LEASE_MILLISECONDS) }
    const endpoint = await leaseEndpoint(database.sql, lease, id)
    const next = endpoint && (await nextDelivery(database.sql, id, at))
    if (!endpoint || !next) return
    await deliver(worker, endpoint, next)
  }
}

async function deliver(worker: Worker, endpoint: HookEndpoint, next: HookDelivery): Promise<void> {
  const answer = await posted(worker, endpoint, next)
  const now = worker.now()
  if (worker.signal.aborted && answer.status === null) return
  if (answer.status !== null && answer.status >= 200 && answer.status < 300) {
    const taken = { status: answer.status, now, wasAway: endpoint.failures > 0 }
    return worker.database.transaction((sql) => delivered(sql, next, taken))
  }
  const firstTriedAt = next.firstTriedAt ?? now
  const after = afterFailure(
    { status: answer.status, attempts: next.attempts + 1, firstTriedAt },
    endpoint,
    now,
  )
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
      await restEndpoint(sql, endpoint.id, after.restsUntil)
  })
}

async function posted(
  { secret, allowsPrivate, timeoutMilliseconds, signal, now }: Worker,
  { address, sealedSecret }: HookEndpoint,
  { id, event, data, notedAt }: HookDelivery,
): Promise<{ status: number | null; error: string }> {
  const body = JSON.stringify({ type: event, timestamp: notedAt.toISOString(), data })
  const message = { id: `msg_${id}`, timestamp: Math.floor(now().getTime() / 1000), body }
  try {
    const rules = { allowsPrivate }
    const until = AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)])
    const target = { address, rules, signal: until, secret: decrypted(sealedSecret, secret) }
    const status = await postHook(message, target)
    return { status, error: `It answered ${status}.` }
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : String(error) }
  }
}

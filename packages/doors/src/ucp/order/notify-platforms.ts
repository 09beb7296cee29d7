import { createHash } from 'node:crypto'
import { isLocale, type Locale } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import type { OutgoingRules } from '../../outgoing/allowed-address.ts'
import { postBytes } from '../../outgoing/post-bytes.ts'
import { afterFailure } from '../../web-hooks/after-failure.ts'
import type { AgentProfile } from '../protocol/agent-profiles.ts'
import { ORDER, UCP_VERSION } from '../protocol/capabilities.ts'
import { signatureHeaders } from '../signature/signed-message.ts'
import type { SigningKeys } from '../signature/signing-keys.ts'
import { type AssistantOrder, claimDueOrder, noteNotified, reportableOrder } from './assistant-order-store.ts'
import { ORDER_UCP, type OrderFacts, type OrderPlace, ucpOrder } from './ucp-order.ts'

/** A receiver has to take a message within it, and work on it afterwards. */
const TIMEOUT_MILLISECONDS = 15_000
/** Longer than one message takes; a worker that died is replaced after it. */
const LEASE_MILLISECONDS = 60_000
/** Platforms that are written to at the same time. */
const AT_ONCE = 8

export type PlatformNotices = {
  keys: SigningKeys
  rules: OutgoingRules
  profileOf: (header: string | null) => Promise<AgentProfile>
  factsOf: (orderId: string) => Promise<OrderFacts | null>
  placeOf: (locale: Locale) => OrderPlace
}

type Round = { now: () => Date; signal: AbortSignal }

/**
 * Notifies platforms of the orders that their checkouts became: the whole order as it is now, signed, at least once, and
 * for three days if need be. What changes meanwhile follows afterwards. Each platform is told one thing after the other:
 * one that is slow makes nobody else wait.
 *
 * @see https://ucp.dev/2026-04-08/specification/order, "Order Event Webhook"
 */
export async function notifyPlatforms(
  database: Database,
  notices: PlatformNotices,
  round: Round,
): Promise<void> {
  const { now, signal } = round
  const running = new Map<string, Promise<void>>()
  try {
    while (!signal.aborted) {
      const at = now()
      const until = new Date(at.getTime() + LEASE_MILLISECONDS)
      const isFull = running.size >= AT_ONCE
      const due = isFull
        ? null
        : await claimDueOrder(database.sql, { now: at, until, except: [...running.keys()] })
      if (due !== null) {
        const done = notify(database, notices, due, round).finally(() => running.delete(due.agent))
        running.set(due.agent, done)
      } else if (running.size > 0) await Promise.race(running.values())
      else return
    }
  } finally {
    await Promise.allSettled(running.values())
  }
}

/** A status that means that it was taken, or that there was nothing to send, has no error. */
type Attempt = { status: number | null; error: string | null }

async function notify(
  database: Database,
  notices: PlatformNotices,
  due: AssistantOrder,
  round: Round,
): Promise<void> {
  const { sql } = database
  const { status, error } = await attempted(database, notices, due, round)
  if (error === null)
    return noteNotified(sql, due, { dueAt: null, attempts: 0, firstTriedAt: null, lastError: null })
  const now = round.now()
  if (round.signal.aborted) return noteNotified(sql, due, { dueAt: now })
  const firstTriedAt = due.firstTriedAt ?? now
  const attempts = due.attempts + 1
  const after = afterFailure({ status, attempts, firstTriedAt }, { failures: 0, succeededAt: null }, now)
  const dueAt = after.type === 'retry' ? after.dueAt : null
  return noteNotified(sql, due, { dueAt, attempts, firstTriedAt, lastError: error })
}

async function attempted(...asked: Parameters<typeof posted>): Promise<Attempt> {
  try {
    const status = await posted(...asked)
    const isTaken = status === null || (status >= 200 && status < 300)
    return { status, error: isTaken ? null : `It answered ${status}.` }
  } catch (failure) {
    return { status: null, error: failure instanceof Error ? failure.message : String(failure) }
  }
}

/** The status of the answer; null where there is nothing to send, or nobody who wants to hear it. */
async function posted(
  { sql }: Database,
  { keys, rules, profileOf, factsOf, placeOf }: PlatformNotices,
  { orderId, checkoutId, agent, changes, changedAt }: AssistantOrder,
  { now, signal }: Round,
): Promise<number | null> {
  const { locale } = (await reportableOrder(sql, orderId)) ?? {}
  const facts = await factsOf(orderId)
  if (facts === null || locale === undefined || !isLocale(locale)) return null
  const profile = await profileOf(`profile="${agent}"`)
  const address = profile.ucp.capabilities[ORDER]?.find(({ version }) => version === UCP_VERSION)?.config
    ?.webhook_url
  if (address === undefined) return null

  const place = placeOf(locale)
  const document = { ucp: ORDER_UCP, ...ucpOrder(facts, checkoutId, place) }
  const body = Buffer.from(JSON.stringify(document))
  const url = new URL(address)
  const head = {
    'ucp-agent': `profile="${place.addressOf('/.well-known/ucp')}"`,
    'webhook-id': uuidOf(`${orderId}:${changes}`),
    'webhook-timestamp': String(Math.floor(changedAt.getTime() / 1000)),
  }
  const covered = {
    '@method': 'POST',
    '@authority': url.host,
    '@path': url.pathname,
    ...(url.search === '' ? {} : { '@query': url.search }),
    ...head,
  }
  const headers = { ...head, ...signatureHeaders(keys, { body, covered, now: now() }) }
  const until = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)])
  return postBytes(body, { address, headers, rules, signal: until })
}

/** The same change is the same event, however often it is sent. */
function uuidOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

import { createHash } from 'node:crypto'
import type { Locale } from '@shop/domain/market/markets'
import { isLocale } from '@shop/domain/market/markets'
import { decrypted, encrypted } from '@shop/engine/call/encrypted'
import type { Sql } from '@shop/engine/db/sql'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { UcpProblem } from '../protocol/ucp-problem.ts'
import {
  type AssistantBasketRow,
  assistantBasketById,
  changeAssistantBasket,
  insertAssistantBasket,
  noteRequest,
} from './assistant-basket-store.ts'

export type BasketKind = AssistantBasketRow['kind']

/** A cart or checkout that an assistant has begun. Whoever has its id may read and change it. */
export type AssistantBasket = {
  id: string
  kind: BasketKind
  locale: Locale
  token: string
  state: AssistantBasketRow['state']
  lastSeen: Record<string, unknown> | null
  expiresAt: Date
  wantsNewsletter: boolean
  /** The total for which the platform may order, as it was told; null where it may not. */
  toldTotal: number | null
  /** Profile of the platform that has signed; null where nobody has. */
  agent: string | null
  /** Who has got it or is about to order it; null before, and where it has joined what a browser had. */
  buyerId: string | null
}

const HOUR = 3_600_000
/** The protocol's own default. */
const LASTS_MS = 6 * HOUR

/** A request as it is known again: by its key, with a digest of what it says. */
export type Keyed = { key: string; digest: string } | null

/** Who asks, for limits and repeats. */
export type Asking = {
  address: string
  agent: string
  idempotencyKey: string | null
  keyed: Keyed
  /** Profile of the platform whose signature was verified; null without one. */
  signedBy: string | null
}

/** What a request is known again by; null without an Idempotency-Key. */
export function keyedRequest(header: string | null, words: readonly string[]): Keyed {
  return header === null ? null : { key: digestOf([header]), digest: digestOf(words) }
}

/**
 * The id of what a request with an Idempotency-Key makes, the same one for its repeat. It is as hard to guess as the
 * secret, and belongs to one agent.
 */
export function idOf(secret: string, agent: string, header: string | null): string {
  return header === null
    ? newToken()
    : createHash('sha256').update(`${secret}\n${agent}\n${header}`).digest('base64url')
}

export async function storeAssistantBasket(
  sql: Sql,
  { id, kind, locale, token, agent }: Pick<AssistantBasket, 'id' | 'kind' | 'locale' | 'token' | 'agent'>,
  { keyed, now }: { keyed: Keyed; now: Date },
): Promise<boolean> {
  const row = {
    idHash: tokenHash(id),
    kind,
    locale,
    agent,
    sealedToken: encrypted(token, id),
    requests: keyed === null ? {} : { [keyed.key]: keyed.digest },
    expiresAt: new Date(now.valueOf() + LASTS_MS),
  }
  return insertAssistantBasket(sql, row, now)
}

/** The cart or checkout of an id; null for one that is unknown, of the other kind, or too old. */
export async function findAssistantBasket(
  sql: Sql,
  { id, kind }: { id: string; kind: BasketKind | null },
  now: Date,
): Promise<AssistantBasket | null> {
  const row = await assistantBasketById(sql, tokenHash(id))
  if (row === null || (kind !== null && row.kind !== kind) || row.expiresAt <= now || !isLocale(row.locale))
    return null
  const { locale, state, lastSeen, expiresAt, wantsNewsletter, toldTotal, agent, buyerId } = row
  const token = decrypted(row.sealedToken, id)
  const seen = { lastSeen, expiresAt, wantsNewsletter, toldTotal }
  return { id, kind: row.kind, locale, state, ...seen, agent, buyerId, token }
}

/**
 * Refuses a key that another request has used. The same request is done again where its first answer is not kept yet:
 * all of them say what is to be, so a repeat changes nothing.
 *
 * @throws UcpProblem 409
 */
export async function requireSameRequest(sql: Sql, id: string, keyed: Keyed): Promise<void> {
  if (keyed === null) return
  const noted = await noteRequest(sql, tokenHash(id), keyed)
  if (noted !== keyed.digest) throw keyReused()
}

/** A key that another request has used. */
export function keyReused(): UcpProblem {
  return new UcpProblem(
    409,
    'idempotency_conflict',
    'This Idempotency-Key came with another request before. Use a new one for each change.',
  )
}

/**
 * Ends what an assistant may change; what it saw last stays for it to read. False where it has ended already, so that of
 * two who end it at once one gets it.
 *
 * @param change with the buyer whose next order the platform hears of
 */
export async function closeAssistantBasket(
  sql: Sql,
  id: string,
  { buyerId, ...closed }: Pick<AssistantBasketRow, 'state' | 'lastSeen'> & { buyerId?: string },
): Promise<boolean> {
  const ordering = buyerId === undefined ? {} : { buyerId, checkoutId: id }
  return changeAssistantBasket(sql, tokenHash(id), { ...closed, ...ordering })
}

/** Keeps whether the buyer is to be asked by mail about the newsletter. */
export async function keepNewsletterChoice(sql: Sql, id: string, wantsNewsletter: boolean): Promise<void> {
  await changeAssistantBasket(sql, tokenHash(id), { wantsNewsletter })
}

/** Keeps the total that the platform is told, for which alone it may order. */
export async function keepToldTotal(sql: Sql, id: string, toldTotal: number | null): Promise<void> {
  await changeAssistantBasket(sql, tokenHash(id), { toldTotal })
}

/**
 * Has the buyer's next order be this checkout's, which stays open until it is paid. False where it has ended meanwhile.
 *
 * @param lastSeen what is shown once it is paid: the basket is empty then
 */
export async function beginOrdering(
  sql: Sql,
  id: string,
  { buyerId, lastSeen }: { buyerId: string; lastSeen: Record<string, unknown> },
): Promise<boolean> {
  return changeAssistantBasket(sql, tokenHash(id), { buyerId, checkoutId: id, lastSeen })
}

function digestOf(words: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url')
}

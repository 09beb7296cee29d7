import { createHash } from 'node:crypto'
import { problem } from '@shop/api-client/contract/problem'
import type { Address } from '@shop/domain/address/address'
import { CURRENCIES, LOCALES } from '@shop/domain/market/markets'
import { EXPRESS_WALLETS } from '@shop/domain/payment/express-wallet'
import { decrypted, encrypted } from '@shop/engine/call/encrypted'
import * as v from 'valibot'

const text = v.string()

const Ticket = v.object({
  /** The id of the payment that comes of it, if one does: so one agreement pays one order. */
  paymentId: v.pipe(text, v.uuid()),
  wallet: v.picklist(EXPRESS_WALLETS),
  /** Whose session asked. */
  state: text,
  /** What the wallet shows, minor units. */
  amount: v.number(),
  currencyCode: v.picklist(CURRENCIES),
  locale: v.picklist(LOCALES),
  from: v.picklist(['basket', 'checkout']),
  needsPhone: v.boolean(),
  /** The wallet's own order at the provider. */
  reference: v.nullable(text),
  expiresAt: text,
})
/** What the shop knows of a wallet that was asked; it travels through the browser, readable for the shop alone. */
export type WalletTicket = v.InferOutput<typeof Ticket>

const Answer = v.object({
  ticket: Ticket,
  email: text,
  /** Made by `keepExpress` out of input that was checked there. */
  address: v.custom<Address>((address) => typeof address === 'object' && address !== null),
  said: v.record(text, v.unknown()),
  data: v.nullable(text),
})
/** What a wallet has handed over and agreed to, sealed in the same way. */
export type WalletAnswer = v.InferOutput<typeof Answer>

export function sealedTicket(ticket: WalletTicket, secret: string): string {
  return sealed(ticket, `${secret}:express-ticket`)
}

export function sealedAnswer(answer: WalletAnswer, secret: string): string {
  return sealed(answer, `${secret}:express-answer`)
}

/** Opens a ticket of anybody, as long as it counts; null for anything else. */
export function openedTicket(text: string, secret: string, now: Date): WalletTicket | null {
  const ticket = opened(Ticket, text, `${secret}:express-ticket`)
  return ticket !== null && Date.parse(ticket.expiresAt) >= now.getTime() ? ticket : null
}

/** Opens a ticket of this session. Throws 409 `express_expired` for any other. */
export function ownTicket(text: string, secret: string, { userId, now }: Asking): WalletTicket {
  const ticket = openedTicket(text, secret, now)
  if (ticket === null || ticket.state !== stateOf(userId)) throw expressExpired()
  return ticket
}

/** Opens an answer that this session's wallet gave a short while ago; null for anything else. */
export function ownAnswer(text: string, secret: string, { userId, now }: Asking): WalletAnswer | null {
  const answer = opened(Answer, text, `${secret}:express-answer`)
  if (answer === null || answer.ticket.state !== stateOf(userId)) return null
  return Date.parse(answer.ticket.expiresAt) >= now.getTime() ? answer : null
}

/** Ties a wallet to the session that asked it, without naming the session. */
export function stateOf(userId: string): string {
  return createHash('sha256').update(`express:${userId}`).digest('hex').slice(0, 32)
}

export function expressExpired() {
  return problem(409, 'express_expired', 'What the wallet said is too old, or was said to somebody else.')
}

type Asking = { userId: string; now: Date }

function sealed(content: object, key: string): string {
  return Buffer.from(encrypted(JSON.stringify(content), key), 'base64').toString('base64url')
}

function opened<Content>(
  schema: v.GenericSchema<unknown, Content>,
  text: string,
  key: string,
): Content | null {
  try {
    return v.parse(schema, JSON.parse(decrypted(text, key)))
  } catch {
    // Whatever was not sealed here, or by another release, counts as not given.
    return null
  }
}

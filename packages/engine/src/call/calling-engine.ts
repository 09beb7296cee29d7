import type { Call } from '@shop/api-client/contract/define-call'
import type { Locale } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import type { PaymentToken } from '../ports/token-payments.ts'
import type { EngineAnswer } from './engine-answer.ts'

/** What the web server knows about a request that carries a call. */
export type EngineRequest = {
  locale: Locale
  /** The session token of the cookie; null without one. */
  token: string | null
  address: string | null
  idempotencyKey: string | null
  userAgent: string | null
  /** The value of `Engine.recommendationCookieName` among the cookies. */
  recommendationCookie?: string | null
  /** What the browser keeps of `EngineAnswer.deviceMarks`. */
  deviceMarks?: string | null
  /** What pays the order, of a door for platforms; no browser can send one. */
  paymentToken?: PaymentToken | null
  /** The platform of an assistant that has proven who it is: all its buyers come from one address. */
  platform?: string | null
}

/** As much of an open engine as a door needs that only carries calls to it. */
export type CallingEngine = {
  readonly brand: Brand
  /** Answers a call for a visitor; never throws, a problem document is an answer. */
  call(call: Call, input: unknown, request: EngineRequest): Promise<EngineAnswer>
}

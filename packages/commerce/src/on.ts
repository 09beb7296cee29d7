import type { AnswerOf, Call, ParsedInputOf } from '@shop/api-client/contract/define-call'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import type { Shop } from '@shop/domain/shop/shop'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Database } from './db/database.ts'
import type { OneCommit } from './engine/one-commit.ts'
import type { Services } from './engine/services.ts'
import type { Session } from './session/session.ts'

/** What is known about the request that carries a call; in-process calls have none of it. */
export type RequestFacts = {
  /** Client address, for rate limits only; never stored in clear. */
  address: string | null
  idempotencyKey: string | null
  userAgent: string | null
  /** How the recommendation provider knows this browser; absent as long as nobody has agreed to be known. */
  recommendationCookie?: string | null
  /** Which accounts have signed in on this device; absent where none has. */
  deviceMarks?: string | null
}

/** What a handler may use. Whatever is not in here does not exist for it. */
export type CallContext = OneCommit & {
  shop: Shop
  /** Products, categories and prices of the shop's locale, in memory. */
  catalogue: Catalogue
  database: Database
  /** The connection for single statements; what a POST changes goes through `inOneCommit`. */
  sql: Database['sql']
  now: Date
  services: Services
  /** Never null for a call with the rights `session` or `customer`. */
  session: Session | null
  request: RequestFacts
  /** Replaces the visitor's session: its token goes into the cookie of this answer. */
  setSession: (session: { token: string; session: Session }) => void
  /** Has the browser keep these marks, for `isKnownDevice`. */
  markDevice: (marks: string) => void
  /** Ends the cookie of the visitor with this answer. */
  endSession: () => void
  /** Public address of a path of the shop, `/danke/` becomes `https://…/fr-ch/danke/`. */
  addressOf: (path: string) => string
  /** A token that nobody can guess, and that is the same one when the same request comes again under its key. */
  repeatableToken: (purpose: string) => string
}

/** The context of a call that is never answered without a session. */
export type SessionContext = Omit<CallContext, 'session'> & { session: Session }

/** A call together with what answers it; `routes.ts` lists them all. */
export type Handler = {
  readonly call: Call
  /** The input has been parsed with the call's schema before. */
  readonly answer: (input: never, context: CallContext) => Promise<unknown>
  /** Whether a kept answer leads nowhere any more, so that a repeat of its request has to be answered anew. */
  readonly isOver?: (answer: never, sql: Database['sql']) => Promise<boolean>
  /** What the form's own rules say of an input, for `furtherProblems`. */
  readonly problems?: (input: never, asked: { shop: Shop; now: Date }) => ProblemDocument['errors']
}

type Further<C extends Call> = {
  isOver?: (answer: AnswerOf<C>, sql: Database['sql']) => Promise<boolean>
  problems?: (input: ParsedInputOf<C>, asked: { shop: Shop; now: Date }) => ProblemDocument['errors']
}

/**
 * Binds a call to its answer, in two steps, so that the call is inferred before the answer is.
 *
 * Expected refusals are values of the answer; everything else is thrown as a `problem(…)`.
 */
export function on<C extends Call>(call: C) {
  return {
    answer: (answer: (input: ParsedInputOf<C>, context: CallContext) => Promise<AnswerOf<C>>): Handler => ({
      call,
      answer,
    }),
  }
}

/** As `on`, for calls with the rights `session` or `customer`: their handlers need not ask whether there is one. */
export function onSession<C extends Call>(call: C) {
  if (call.rights === 'open') throw new Error(`${call.name} is open: answer it with on(), not onSession()`)

  return {
    answer: (
      answer: (input: ParsedInputOf<C>, context: SessionContext) => Promise<AnswerOf<C>>,
      further: Further<C> = {},
    ): Handler => ({
      call,
      answer: (input: never, context) => answer(input, withSession(call, context)),
      ...further,
    }),
  }
}

function withSession(call: Call, context: CallContext): SessionContext {
  const { session } = context
  if (session === null)
    throw new Error(`${call.name} was answered without a session: the engine has to open one before`)
  return { ...context, session }
}

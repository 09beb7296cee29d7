import type { AnswerOf, Call, ParsedInputOf } from '@shop/api-client/contract/define-call'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import type { Shop } from '@shop/domain/shop/shop'
import type { OneCommit } from './call/one-commit.ts'
import type { EngineServices } from './call/services.ts'
import type { Database } from './db/database.ts'
import type { PaymentToken } from './ports/token-payments.ts'
import type { Session } from './session/session.ts'

/** What is known about the request that carries a call; in-process calls have none of it. */
export type RequestFacts = {
  /** Client address, for rate limits only; never stored in clear. */
  address: string | null
  idempotencyKey: string | null
  userAgent: string | null
  /** How the recommendation provider knows this browser; absent without consent. */
  recommendationCookie?: string | null
  /** Which accounts have signed in on this device; absent where none has. */
  deviceMarks?: string | null
  /** What a platform pays the order with; absent for every browser. */
  paymentToken?: PaymentToken | null
  /** The platform of an assistant that has proven who it is: all its buyers come from one address. Absent for every browser. */
  platform?: string | null
}

/**
 * What every handler may use. A package above adds what it opens itself, as the catalogue or the payment provider, and
 * binds its calls by a context of its own.
 *
 * @see bindCalls
 */
export type CallContext = OneCommit & {
  shop: Shop
  database: Database
  /** The connection for single statements; what a POST changes goes through `inOneCommit`. */
  sql: Database['sql']
  now: Date
  services: EngineServices
  /** Never null for a call with the rights `session` or `customer`. */
  session: Session | null
  request: RequestFacts
  /** Replaces the visitor's session: its token goes into the cookie of this answer. */
  setSession: (session: { token: string; session: Session }) => void
  /** Has the browser keep these marks, for `knownDevice`. */
  markDevice: (marks: string) => void
  /** Ends the cookie of the visitor with this answer. */
  endSession: () => void
  /** Public address of a path of the shop, `/danke/` becomes `https://…/fr-ch/danke/`. */
  addressOf: (path: string) => string
  /** An unguessable token, the same one when the request is repeated under its key. */
  repeatableToken: (purpose: string) => string
}

/** The context of a call that is never answered without a session. */
export type WithSession<Context extends CallContext> = Omit<Context, 'session'> & { session: Session }

/** A call together with what answers it; the `routes.ts` of each package lists its own. */
export type Handler<Context extends CallContext = never> = {
  readonly call: Call
  /** The input has been parsed with the call's schema before. */
  readonly answer: (input: never, context: Context) => Promise<unknown>
  /** Whether a stored answer is no longer of use, so that a repeated request needs a new one. */
  readonly isOver?: (answer: never, sql: Database['sql']) => Promise<boolean>
  /** What the form's own rules say of an input, for `furtherProblems`. */
  readonly problems?: (input: never, asked: { shop: Shop; now: Date }) => ProblemDocument['errors']
}

type Further<C extends Call> = {
  isOver?: (answer: AnswerOf<C>, sql: Database['sql']) => Promise<boolean>
  problems?: (input: ParsedInputOf<C>, asked: { shop: Shop; now: Date }) => ProblemDocument['errors']
}

/**
 * How the calls of a package are bound to their answers, all by the same context.
 *
 * `on(call).answer(…)` takes two steps, so that the call is inferred before the answer is. Expected refusals are values of
 * the answer; everything else is thrown as a `problem(…)`. `onSession` is for calls with the rights `session` or `customer`:
 * their handlers need not ask whether there is a session, and it throws for any other call.
 */
export function bindCalls<Context extends CallContext>() {
  return {
    on: <C extends Call>(call: C) => ({
      answer: (
        answer: (input: ParsedInputOf<C>, context: Context) => Promise<AnswerOf<C>>,
      ): Handler<Context> => ({ call, answer }),
    }),

    onSession: <C extends Call>(call: C) => {
      if (call.rights === 'open')
        throw new Error(`${call.name} is open: answer it with on(), not onSession()`)

      return {
        answer: (
          answer: (input: ParsedInputOf<C>, context: WithSession<Context>) => Promise<AnswerOf<C>>,
          further: Further<C> = {},
        ): Handler<Context> => ({
          call,
          answer: (input: never, context) => answer(input, withSession(call, context)),
          ...further,
        }),
      }
    },
  }
}

function withSession<Context extends CallContext>(call: Call, context: Context): WithSession<Context> {
  const { session } = context
  if (session === null)
    throw new Error(`${call.name} was answered without a session: the engine has to open one before`)
  return { ...context, session }
}

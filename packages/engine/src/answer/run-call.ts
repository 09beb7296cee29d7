import type { Call } from '@shop/api-client/contract/define-call'
import { Problem, problem } from '@shop/api-client/contract/problem'
import type { Shop } from '@shop/domain/shop/shop'
import { deviceName } from '@shop/domain/user/device-name'
import * as v from 'valibot'
import type { EngineAnswer } from '../call/engine-answer.ts'
import {
  hasEndedSession,
  type KeyedRequest,
  keyedRequest,
  once,
  repeatableToken,
} from '../call/idempotency.ts'
import { type StoredAnswer, sessionAndAnswer } from '../call/idempotency-store.ts'
import { oneCommit } from '../call/one-commit.ts'
import type { EngineServices } from '../call/services.ts'
import { databaseProblem } from '../db/connection/database-problem.ts'
import { sqlState } from '../db/connection/sql-state.ts'
import type { Database } from '../db/database.ts'
import { illFormedText } from '../http/ill-formed-text.ts'
import { inputProblem } from '../http/input-problem.ts'
import type { CallContext, Handler } from '../on.ts'
import type { PaymentToken } from '../ports/token-payments.ts'
import type { Session } from '../session/session.ts'
import {
  alive,
  findSession,
  isToken,
  openSession,
  prolongSession,
  SESSION_SECONDS,
} from '../session/session-service.ts'
import { tokenHash } from '../session/token.ts'
import { loggedError } from '../trace/logged-error.ts'
import { furtherProblems } from './further-problems.ts'

/** A visitor's request for a call in one shop. */
export type VisitorRequest = {
  shop: Shop
  addressOf: (path: string) => string
  now: Date
  token: string | null
  address: string | null
  idempotencyKey: string | null
  userAgent: string | null
  recommendationCookie?: string | null
  deviceMarks?: string | null
  paymentToken?: PaymentToken | null
  platform?: string | null
}

type CallParts<Context extends CallContext> = {
  database: Database
  services: EngineServices
  /** Adds what the packages above have opened. */
  contextOf: (context: CallContext) => Context
}

/**
 * Answers one call: opens the session that its rights ask for, parses the input once, runs the handler,
 * and turns whatever it throws into a problem document.
 */
export async function runCall<Context extends CallContext>(
  handler: Handler<Context>,
  input: unknown,
  request: VisitorRequest,
  { database, services, contextOf }: CallParts<Context>,
): Promise<EngineAnswer> {
  const { call, answer, isOver } = handler
  let cookie: EngineAnswer['cookie'] = null
  let deviceMarks: string | undefined
  try {
    const parsed = v.safeParse(call.input, input)
    const refused = parsed.success
      ? refusedText(call, parsed.output)
      : inputProblem(call, parsed.issues, furtherProblems(handler, { input, issues: parsed.issues }, request))
    const keyed = refused === null ? keyedRequest({ ...request, call, input }) : null
    const visitor = await visitorOf(call, request, { sql: database.sql, keyed })
    cookie = visitor.cookie
    if (refused !== null) throw refused

    const answered = (body: unknown): EngineAnswer => ({
      status: isRefusal(body) ? 200 : call.status,
      body,
      cookie,
      ...(deviceMarks === undefined ? {} : { deviceMarks }),
      headers: {},
    })
    const undo = () => {
      cookie = visitor.cookie
      deviceMarks = undefined
    }
    const { inOneCommit, keeping, keptAnswer } = oneCommit({ database, request: keyed, answered, undo })
    const context = contextOf({
      shop: request.shop,
      database,
      sql: database.sql,
      now: request.now,
      services,
      session: visitor.session,
      request: {
        address: request.address,
        idempotencyKey: request.idempotencyKey,
        userAgent: request.userAgent,
        recommendationCookie: request.recommendationCookie ?? null,
        deviceMarks: request.deviceMarks ?? null,
        paymentToken: request.paymentToken ?? null,
        platform: request.platform ?? null,
      },
      setSession: ({ token }) => {
        cookie = { token, maxAgeSeconds: SESSION_SECONDS }
      },
      markDevice: (marks) => {
        deviceMarks = marks
      },
      endSession: () => {
        cookie = 'ended'
      },
      addressOf: request.addressOf,
      inOneCommit,
      keeping,
      repeatableToken: (purpose) => repeatableToken(keyed, purpose),
    })
    const run = async () => {
      // The handler was bound to this very call by `on`, so its input type is the one just parsed.
      const body = await answer(parsed.output as never, context)
      const kept = keptAnswer()
      return { answer: kept ?? answered(body), isKept: kept !== null }
    }
    if (keyed === null) return (await run()).answer
    return await once(database, keyed, {
      kept: visitor.kept,
      // What was kept is an answer of this very call, so its type is the one that its handler gives.
      isOver: async ({ body }) => (await isOver?.(body as never, database.sql)) ?? false,
      run,
    })
  } catch (error) {
    return refusal(call, error, cookie)
  }
}

function refusedText(call: Call, input: unknown): Problem | null {
  return call.method === 'GET' ? null : illFormedText(call, input)
}

type Visitor = {
  session: Session | null
  cookie: EngineAnswer['cookie']
  /** The answer given under the Idempotency-Key before; null when there is none. */
  kept: StoredAnswer | null
}
type Asking = { sql: Database['sql']; keyed: KeyedRequest | null }

async function visitorOf(call: Call, request: VisitorRequest, { sql, keyed }: Asking): Promise<Visitor> {
  const { known, kept } = await knownVisitor(sql, request, keyed)
  // Repeated because its answer was lost, it finds no session any more, and is answered as every repeat is.
  if (known === null && keyed !== null && kept !== null && hasEndedSession(keyed, kept))
    return { session: null, cookie: null, kept }
  return { ...(await admitted(call, request, { sql, known })), kept }
}

async function admitted(
  call: Call,
  { token, now, userAgent }: VisitorRequest,
  { sql, known }: { sql: Database['sql']; known: Session | null },
): Promise<Omit<Visitor, 'kept'>> {
  if (call.rights === 'customer' && known?.loggedIn !== true)
    throw problem(401, 'sign_in_required', 'This is for signed-in customers. Sign in and try again.')

  if (known !== null && token !== null) {
    const prolonged = await prolongSession(sql, known, now).catch(leftAsItIs)
    return { session: known, cookie: prolonged ? { token, maxAgeSeconds: SESSION_SECONDS } : null }
  }
  if (call.rights === 'open') return { session: null, cookie: null }
  const device = userAgent === null ? null : deviceName(userAgent)
  const opened = await openSession(sql, { now, device })
  return { session: opened.session, cookie: { token: opened.token, maxAgeSeconds: SESSION_SECONDS } }
}

/** Reading goes on while nothing can be written: the session still lasts for weeks. */
function leftAsItIs(error: unknown): false {
  if (databaseProblem(error) === null) throw error
  return false
}

async function knownVisitor(
  sql: Database['sql'],
  { token, now }: Pick<VisitorRequest, 'token' | 'now'>,
  keyed: KeyedRequest | null,
): Promise<{ known: Session | null; kept: StoredAnswer | null }> {
  if (token === null) return { known: null, kept: null }
  if (keyed === null || !isToken(token)) return { known: await findSession(sql, token, now), kept: null }
  const { session, kept } = await sessionAndAnswer(sql, { key: keyed.key, sessionId: tokenHash(token) })
  return { known: alive(session, now), kept }
}

/** Basket and wishlist refuse within their answer: nothing was made, so it is not a 201. @see contract/basket */
function isRefusal(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'type' in body && body.type === 'failure'
}

/** The NUL character, which PostgreSQL rejects: in a text, or in JSON. */
const UNSTORABLE: readonly (string | null)[] = ['22021', '22P05']

function refusal(call: Call, thrown: unknown, cookie: EngineAnswer['cookie']): EngineAnswer {
  const error = UNSTORABLE.includes(sqlState(thrown))
    ? problem(
        422,
        'input_invalid',
        `${call.name} does not accept this input: a text has a sign that nobody can keep.`,
      )
    : (databaseProblem(thrown) ?? thrown)
  if (error instanceof Problem) {
    const seconds = error.document.errors[0]?.params.retryAfterSeconds
    const headers: Record<string, string> = seconds === undefined ? {} : { 'retry-after': String(seconds) }
    return { status: error.status, body: error.document, cookie, headers }
  }
  console.error(`${call.name} failed.`, loggedError(error))
  const { document } = problem(500, 'internal', 'Something went wrong on our side. Try again in a moment.')
  return { status: 500, body: document, cookie, headers: {} }
}

import type { Call } from '@shop/api-client/contract/define-call'
import { type FileAnswer, isFileAnswer } from '@shop/api-client/contract/file-answer'
import { Problem, problem } from '@shop/api-client/contract/problem'
import { deleteAccount } from '@shop/api-client/contract/user-data'
import { wireAnswer } from '@shop/api-client/contract/wire-answer'
import { isLocale, type Locale } from '@shop/domain/market/markets'
import { databaseProblem, retryAfter } from '@shop/engine/db/connection/database-problem'
import { callTable } from '@shop/engine/http/call-table'
import { bodyInput, fileInput, queryInput } from '@shop/engine/http/request-input'
import { isSameOrigin } from '@shop/engine/http/same-origin'
import {
  cookieOf,
  deviceCookie,
  deviceCookieName,
  sessionCookie,
  sessionCookieName,
  sessionToken,
} from '@shop/engine/http/session-cookie'
import { DEVICE_SECONDS } from '@shop/engine/session/known-device'
import { loggedError } from '@shop/engine/trace/logged-error'
import type { Engine, EngineAnswer } from './engine.ts'
import { expressResponse } from './http/express-door.ts'
import { handOverResponse } from './http/hand-over-door.ts'
import { newsletterResponse } from './http/newsletter-door.ts'
import { paymentAddress, paymentResponse } from './http/payment-response.ts'
import { wayOutResponse } from './http/way-out-door.ts'

export type ApiResponseOptions = {
  /** The locale of host and path; the query parameter `locale` wins over it. */
  locale: Locale
  clientAddress: string
  /** Everywhere but on localhost. */
  secureCookies: boolean
}

const NOBODY_ELSE = 'private, no-store'

const findCall = new WeakMap<Engine, ReturnType<typeof callTable>>()

/**
 * Answers a request to `/api/…` over HTTP: standard Request in, standard Response out, never throws.
 *
 * Refusals are problem documents: 403 for a write of foreign origin, 404 for an unknown path or locale,
 * 405 with `Allow`, 400 for a POST of a session without an Idempotency-Key, 400, 413 and 415 for a bad body, 422 for bad input.
 *
 * @see product §3
 */
export async function apiResponse(
  engine: Engine,
  request: Request,
  options: ApiResponseOptions,
): Promise<Response> {
  try {
    const response = await answered(engine, request, options)
    return request.method === 'HEAD' ? new Response(null, response) : response
  } catch (error) {
    const known = error instanceof Problem ? error : databaseProblem(error)
    if (known !== null) return problemResponse(known, retryAfter(known))
    console.error('An API request failed before its call was reached.', loggedError(error))
    return problemResponse(
      problem(500, 'internal', 'Something went wrong on our side. Try again in a moment.'),
      {},
    )
  }
}

async function answered(engine: Engine, request: Request, options: ApiResponseOptions): Promise<Response> {
  const url = new URL(request.url)
  const payment = paymentAddress(url.pathname)
  if (payment !== null)
    return request.method === payment.method
      ? paymentResponse(engine, request, payment)
      : otherMethod(request.method, [payment.method])

  const locale = askedLocale(engine, url, options.locale)
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const newsletter = await newsletterResponse(engine, request, { ...options, locale })
  if (newsletter !== null) return newsletter
  const wayOut = await wayOutResponse(engine, request, { ...options, locale })
  if (wayOut !== null) return wayOut
  const wallet = await expressResponse(engine, request, { locale })
  if (wallet !== null) return wallet
  const handOver = await handOverResponse(engine, request, options)
  if (handOver !== null) return handOver
  const match = tableOf(engine)(method, url.pathname)
  if (match.type === 'unknown') return unknownPath(engine, url)
  if (match.type === 'otherMethod') return otherMethod(request.method, match.allowed)
  if (method !== 'GET' && !isSameOrigin(request))
    throw problem(
      403,
      'cross_origin',
      'Writes are accepted from pages of this shop only: the request has to carry Sec-Fetch-Site or Origin.',
    )

  const idempotencyKey = request.headers.get('idempotency-key')
  if (idempotencyKey === null && needsKey(match.call)) throw keyRequired()

  const cookieName = sessionCookieName(engine.brand.id, options.secureCookies)
  const deviceName = deviceCookieName(engine.brand.id, options.secureCookies)
  const carriesBody = method === 'POST' || method === 'PUT' || method === 'DELETE'
  const input = {
    ...queryInput(url.searchParams),
    ...(carriesBody ? await bodyOf(match.call, request) : {}),
    ...match.parts,
  }
  const answer = await engine.call(match.call, input, {
    locale,
    token: sessionToken(request, cookieName),
    address: options.clientAddress,
    idempotencyKey,
    userAgent: request.headers.get('user-agent'),
    recommendationCookie: cookieOf(request, engine.recommendationCookieName),
    deviceMarks: cookieOf(request, deviceName),
  })
  return callResponse(match.call, answer, {
    name: cookieName,
    deviceName,
    secure: options.secureCookies,
    isPersonal: input.personal !== undefined,
    forgotten: match.call.name === deleteAccount.name ? providerCookies(engine, url) : [],
  })
}

/**
 * Changes by a shopper run once, however often they arrive. Calls without a session cannot have a key: beacons, and
 * links of mails, which are idempotent.
 */
function needsKey({ method, rights }: Call): boolean {
  return method === 'POST' && rights !== 'open'
}

function keyRequired(): Problem {
  return problem(
    400,
    'idempotency_key_required',
    'This request changes something: send an Idempotency-Key, a new one for each change and the same one for its repeat.',
  )
}

function bodyOf({ bodyBytes }: Call, request: Request): Promise<Record<string, unknown>> {
  return bodyBytes > 0 ? fileInput(request, bodyBytes) : bodyInput(request)
}

function tableOf(engine: Engine) {
  const known = findCall.get(engine) ?? callTable(engine.calls)
  findCall.set(engine, known)
  return known
}

function askedLocale(engine: Engine, url: URL, fallback: Locale): Locale {
  const asked = url.searchParams.get('locale')
  if (asked === null) return fallback
  if (isLocale(asked) && engine.brand.locales.includes(asked)) return asked
  throw problem(404, 'locale_unknown', `Page Not Found: ${url.pathname}${url.search}`)
}

/** A missing slash is a redirect that keeps method and body; everything else does not exist. */
function unknownPath(engine: Engine, url: URL): Response {
  const slashed = `${url.pathname}/`
  if (!url.pathname.endsWith('/') && tableOf(engine)('GET', slashed).type !== 'unknown')
    return new Response(null, { status: 308, headers: { location: `${slashed}${url.search}` } })
  throw problem(404, 'not_found', `Page not found: ${url.pathname}`)
}

function otherMethod(method: string, methods: string[]): Response {
  const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ')
  const refusal = problem(405, 'method_not_allowed', `${method} is not answered here. Use ${allowed}.`)
  return problemResponse(refusal, { allow: allowed })
}

type IncomingCall = {
  name: string
  deviceName: string
  secure: boolean
  /** The shopper lets a provider know this browser by its cookie, so the answer may be for it alone. */
  isPersonal: boolean
  /** What ends cookies of a provider once the call is done. */
  forgotten: readonly string[]
}

function callResponse(
  call: Call,
  answer: EngineAnswer,
  { name, deviceName, secure, isPersonal, forgotten }: IncomingCall,
): Response {
  const headers = new Headers({
    ...answer.headers,
    'cache-control': isPersonal ? NOBODY_ELSE : cacheControl(call, answer),
  })
  if (answer.cookie === 'ended')
    headers.append('set-cookie', sessionCookie(name, { token: '', maxAgeSeconds: 0, secure }))
  else if (answer.cookie) headers.append('set-cookie', sessionCookie(name, { ...answer.cookie, secure }))
  if (answer.status < 400) for (const cookie of forgotten) headers.append('set-cookie', cookie)
  const marks = answer.deviceMarks
  if (marks !== undefined)
    headers.append('set-cookie', deviceCookie(deviceName, { marks, maxAgeSeconds: DEVICE_SECONDS, secure }))

  if (answer.status === 204) return new Response(null, { status: 204, headers })
  if (isFileAnswer(answer.body)) return fileResponse(answer.body, headers)
  const body = answer.status < 400 ? wireAnswer(call.answer, answer.body) : answer.body
  return json(body, answer.status, headers)
}

/**
 * Ends the cookie by which the provider of recommendations knows a browser, wherever its script has put it: it stands on
 * the host or on one of the domains above, and a browser tells nobody on which.
 *
 * @see eu-duties C-30
 */
function providerCookies({ recommendationCookieName: name }: Engine, { hostname }: URL): string[] {
  if (name === null) return []
  const parts = hostname.split('.')
  const domains = parts.slice(0, -1).map((_, index) => `; Domain=${parts.slice(index).join('.')}`)
  return ['', ...domains].map((domain) => `${name}=; Max-Age=0; Path=/${domain}`)
}

function fileResponse({ bytes, fileName, mediaType }: FileAnswer, headers: Headers): Response {
  headers.set('content-type', mediaType)
  headers.set('content-disposition', `inline; filename="${fileName}"`)
  return new Response(bytes, { headers })
}

/** The catalogue may be cached publicly; everything else is private. */
function cacheControl(call: Call, { status, cookie }: EngineAnswer): string {
  const isShared = call.method === 'GET' && call.rights === 'open' && call.path.startsWith('/api/shop/')
  if (!isShared || status !== 200 || cookie !== null) return NOBODY_ELSE
  return call.cacheSeconds > 0 ? `public, max-age=${call.cacheSeconds}` : 'public, no-cache'
}

function problemResponse({ document }: Problem, headers: Record<string, string>): Response {
  return json(document, document.status, new Headers({ 'cache-control': NOBODY_ELSE, ...headers }))
}

function json(body: unknown, status: number, headers: Headers): Response {
  headers.set('content-type', status >= 400 ? 'application/problem+json' : 'application/json')
  return new Response(JSON.stringify(body), { status, headers })
}

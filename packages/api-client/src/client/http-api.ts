import * as v from 'valibot'
import type { Api, Call } from '../contract/define-call.ts'
import { Problem, type ProblemDocument, problem } from '../contract/problem.ts'
import { callAddress } from './call-address.ts'

/** Statuses after which a call that is not idempotent is tried once more. @see spec §7 */
const WORTH_A_RETRY = new Set([408, 409, 425, 429, 500, 502, 503, 504])

export type HttpApiOptions = {
  locale: string
  fetch?: typeof fetch
  newKey?: () => string
}

/**
 * Calls the API over HTTP. Throws a `Problem` for every answer from 400 to 599 and for a network that is
 * down (code `network`, status 503), so callers have one thing to catch.
 *
 * A POST is tried twice under one Idempotency-Key: whatever the first one did, it is done once.
 *
 * @see spec §7 "General client behaviour"; product §11.1
 */
export function createHttpApi(options: HttpApiOptions): Api {
  const ask = options.fetch ?? fetch
  const newKey = options.newKey ?? (() => crypto.randomUUID())

  return async (call, input, { signal, onSent } = {}) => {
    const { path, body, file } = callAddress(call, { ...(input as Record<string, unknown>) }, options.locale)
    const request: RequestInit = {
      method: call.method,
      credentials: 'same-origin',
      ...(signal ? { signal } : {}),
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(file ? { 'content-type': 'application/octet-stream' } : {}),
        ...(call.method === 'POST' ? { 'idempotency-key': newKey() } : {}),
      },
      // A press counts at once on the screen: whoever leaves the page right after it has pressed nevertheless.
      ...(body ? { body: JSON.stringify(body), keepalive: true } : {}),
      ...(file ? { body: new Uint8Array(file) } : {}),
    }

    const asking = reach(ask, path, request)
    onSent?.()
    let response = await asking
    if (call.method === 'POST' && WORTH_A_RETRY.has(response.status))
      response = await reach(ask, path, request)
    if (response.status >= 400) throw new Problem(await problemIn(response))
    return parsedAnswer(call, response)
  }
}

async function reach(ask: typeof fetch, path: string, request: RequestInit): Promise<Response> {
  try {
    return await ask(path, request)
  } catch (failure) {
    if (request.signal?.aborted) throw failure
    const { document } = problem(
      503,
      'network',
      'The shop could not be reached. Check the connection and try again.',
    )
    return Response.json(document, { status: 503 })
  }
}

async function parsedAnswer<C extends Call>(
  call: C,
  response: Response,
): Promise<v.InferOutput<C['answer']>> {
  const body: unknown = response.status === 204 || response.status === 202 ? {} : await response.json()
  const parsed = v.safeParse(call.answer, body)
  if (parsed.success) return parsed.output
  throw problem(
    502,
    'answer_malformed',
    `${call.name} answered something else than agreed: ${v.summarize(parsed.issues)}`,
  )
}

const LooseProblem = v.looseObject({
  code: v.string(),
  detail: v.optional(v.string(), ''),
  errors: v.optional(
    v.array(
      v.object({
        path: v.string(),
        key: v.string(),
        params: v.record(v.string(), v.union([v.string(), v.number()])),
      }),
    ),
    [],
  ),
})

/** A gateway in between may answer HTML: then only the status is believed. */
async function problemIn(response: Response): Promise<ProblemDocument> {
  const body: unknown = await response.json().catch(() => null)
  const parsed = v.safeParse(LooseProblem, body)
  const { status } = response
  if (!parsed.success) return problem(status, 'unexpected', `The shop answered ${status}.`).document
  return problem(status, parsed.output.code, parsed.output.detail, parsed.output.errors).document
}

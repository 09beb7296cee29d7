import type { Locale } from '@shop/domain/market/markets'
import * as v from 'valibot'
import type { AnswerOperation } from '../operation/answer-operation.ts'
import { parsedBody } from '../operation/body-of.ts'
import type { Operation } from '../operation/operation.ts'
import { ucpProblemOf } from '../operation/ucp-problem-of.ts'
import { UcpProblem } from '../protocol/ucp-problem.ts'
import { askedByTool } from './asked-by-tool.ts'
import { rpcError } from './rpc-error.ts'
import type { CallTool } from './served-message.ts'

type Parts = {
  operations: readonly Operation[]
  answer: AnswerOperation
  locale: Locale
  address: string
  /** The body of the request. */
  text: string
  /** Profile of the platform whose signature was verified; null without one. */
  signedBy: string | null
  onError: (what: string, problem: unknown) => void
}

const Listening = v.object({
  method: v.literal('subscriptions/listen'),
  id: v.union([v.string(), v.number()]),
})

/**
 * Answers one message of the Model Context Protocol over Streamable HTTP, without a session: every message says who asks,
 * and what a cart is known by is its id.
 *
 * @throws UcpProblem for what is no message
 */
export async function mcpAnswer(request: Request, parts: Parts): Promise<Response> {
  if (request.method !== 'POST')
    return mcpProblem(new UcpProblem(405, 'method_not_allowed', 'Messages come by POST, one at a time.'))
  const message = parsedBody(parts.text)
  // A batch would count as one request, however many it holds.
  if (Array.isArray(message))
    throw new UcpProblem(400, 'invalid_request', 'Send one message at a time: batches are not read.')
  // A stream would be held open for changes that never come: the tools are those of the release.
  if (v.is(Listening, message))
    return Response.json({
      jsonrpc: '2.0',
      id: message.id,
      error: { code: -32601, message: 'Method not found' },
    })

  let problem: UcpProblem | null = null
  const call: CallTool = async (tool, sent) => {
    try {
      const operation = parts.operations.find(({ name }) => name === tool.name)
      if (operation === undefined) throw new Error(`Nothing does ${tool.name}: see ucpOperations.`)
      const { document } = await parts.answer(askedByTool(tool, sent, parts), operation)
      return document
    } catch (failure) {
      problem = ucpProblemOf(failure, parts.onError)
      throw problem
    }
  }
  // Most processes are never asked: what reads the protocol is read with the first message.
  const { servedMessage } = await import('./served-message.ts')
  const answered = await servedMessage(request, message, call)
  return withStatus(answered, problem)
}

/** A problem that keeps a message from being read at all. */
export function mcpProblem(problem: UcpProblem): Response {
  const answer = Response.json({ jsonrpc: '2.0', id: null, error: rpcError(problem) })
  return withStatus(answer, problem)
}

/** The status says first what is wrong, as the protocol wants it; @see "Protocol Errors" of its overview */
function withStatus(answer: Response, problem: UcpProblem | null): Response {
  const headers = new Headers(answer.headers)
  headers.set('cache-control', 'private, no-store')
  if (problem?.status === 405) headers.set('allow', 'POST')
  if (problem?.retryAfterSeconds != null) headers.set('retry-after', String(problem.retryAfterSeconds))
  return new Response(answer.body, { status: problem?.status ?? answer.status, headers })
}

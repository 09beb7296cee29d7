import type { AnswerOperation } from '../operation/answer-operation.ts'
import { parsedBody } from '../operation/body-of.ts'
import type { Asked, Operation } from '../operation/operation.ts'
import type { UcpProblem } from '../protocol/ucp-problem.ts'
import { ROUTES, type Route } from './routes.ts'

/** The route of a request; null where the endpoint has none. */
export function routeOf(method: string, below: string): Route | null {
  return ROUTES.find((route) => route.method === method && route.path.test(below)) ?? null
}

/**
 * Answers an address of the endpoint.
 *
 * @param below the address below the endpoint, `/carts`
 * @throws UcpProblem
 */
export async function restAnswer(
  request: Request,
  {
    route,
    below,
    operations,
    answer,
    locale,
    address,
    text,
    signedBy,
  }: Pick<Asked, 'locale' | 'address' | 'signedBy'> & {
    /** The body of the request. */
    text: string
    route: Route
    below: string
    operations: readonly Operation[]
    answer: AnswerOperation
  },
): Promise<Response> {
  const operation = operations.find(({ name }) => name === route.name)
  if (operation === undefined) throw new Error(`Nothing does ${route.name}: see ucpOperations.`)
  const [, id = ''] = route.path.exec(below) ?? []
  const asked: Asked = {
    locale,
    address,
    agent: request.headers.get('ucp-agent'),
    idempotencyKey: request.headers.get('idempotency-key'),
    changesNeedKey: true,
    signedBy,
    words: [request.method, new URL(request.url).pathname, id, text],
    id,
    get payload() {
      return parsedBody(text)
    },
  }
  const { isDone, document } = await answer(asked, operation)
  return json(isDone ? route.status : 200, document)
}

export function restProblem({ status, code, message, retryAfterSeconds }: UcpProblem): Response {
  return json(status, { code, content: message }, retryAfterSeconds)
}

function json(status: number, body: unknown, retryAfterSeconds: number | null = null): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
      ...(retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  })
}

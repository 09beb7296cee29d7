import { isProblem } from '@shop/api-client/contract/problem'
import { databaseProblem, retryAfter } from '@shop/engine/db/connection/database-problem'
import type { Database } from '@shop/engine/db/database'
import { rateLimit } from '@shop/engine/session/rate-limit'
import { bearerOf } from '@shop/engine/tokens/token-of-request'
import type { StoredToken } from '@shop/engine/tokens/token-store'
import type { OfficeDesk } from '../office/office-commands.ts'
import { bulkAnswer } from './bulk-answer.ts'
import { BULK_OPERATIONS, type BulkOperation } from './bulk-operations.ts'
import { commandAnswer } from './command-answer.ts'
import { documentAnswer } from './document-answer.ts'
import { IntegrationProblem, problemAnswer } from './integration-problem.ts'
import { OPERATIONS, type Operation } from './operations.ts'
import { countedRequest } from './token-limit.ts'

export const ROOT = '/integration/v1'

export type IntegrationBehind = {
  database: Database
  desk: OfficeDesk
  now: () => Date
  /** Has the shop look at its goods, as lines have changed them. */
  changed: () => Promise<void>
  onError: (what: string, error: unknown) => void
}

/** A request with the token that was let in. */
export type Admitted = { request: Request; bearer: string; token: StoredToken; now: Date }

type Route = { method: string; pattern: RegExp; names: string[] } & (
  | { operation: Operation }
  | { bulk: BulkOperation }
)

/** Wrong tokens of one address in a minute. */
const WRONG_TOKENS = { attempts: 60, perSeconds: 60 }

/**
 * The API for other systems, below `/integration/v1/`: standard Request in, standard Response out, never throws. Each
 * operation is a command, and goes through the one door with the rights of the token's scopes.
 *
 * @see docs/adr/0060-other-systems-run-commands.md
 */
export function openIntegration(
  behind: IntegrationBehind,
): (request: Request, address: string) => Promise<Response> {
  const wrongTokens = rateLimit(WRONG_TOKENS)

  async function answered(request: Request, address: string): Promise<Response> {
    const path = new URL(request.url).pathname
    const document = documentAnswer(path, request)
    if (document !== null) return document
    const now = behind.now()
    const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    const token = await bearerOf(behind.database, bearer, now)
    if (token === null) {
      // Only wrong ones count, and only wrong ones are refused: others may share the address.
      await wrongTokens.use([address], now)
      throw new IntegrationProblem(
        401,
        'token_refused',
        'The token is missing, unknown, revoked or has ended: send "Authorization: Bearer …" with one of "pnpm shop <shop> tokens create".',
        { headers: { 'www-authenticate': 'Bearer realm="integration"' } },
      )
    }
    const limits = await countedRequest(behind.database, token.id, now)
    const response = await routed(behind, path, { request, bearer, token, now }).catch(inWords(behind))
    for (const [name, value] of Object.entries(limits)) response.headers.set(name, value)
    return response
  }

  return async (request, address) => {
    const response = await answered(request, address).catch(inWords(behind))
    response.headers.set('x-content-type-options', 'nosniff')
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

const ROUTES: readonly Route[] = [
  ...OPERATIONS.map((operation) => ({ method: operation.method, ...compiled(operation.path), operation })),
  ...BULK_OPERATIONS.map((bulk) => ({ method: 'POST', ...compiled(bulk.path), bulk })),
]

function compiled(path: string): { pattern: RegExp; names: string[] } {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return { pattern: new RegExp(`^${ROOT}${path.replaceAll(/\{\w+\}/g, '([^/]{1,200})')}$`), names }
}

async function routed(behind: IntegrationBehind, path: string, asked: Admitted): Promise<Response> {
  const there = ROUTES.filter(({ pattern }) => pattern.test(path))
  if (there.length === 0)
    throw new IntegrationProblem(
      404,
      'path_unknown',
      `There is nothing at ${path}: ${ROOT}/openapi.json says what there is.`,
    )
  const method = asked.request.method === 'HEAD' ? 'GET' : asked.request.method
  const route = there.find((one) => one.method === method)
  if (route === undefined) {
    const allow = there.map((one) => one.method).join(', ')
    throw new IntegrationProblem(405, 'method_not_allowed', `${path} takes ${allow}.`, { headers: { allow } })
  }
  if ('bulk' in route) return bulkAnswer(behind, route.bulk, asked)
  const [, ...values] = route.pattern.exec(path) ?? []
  const inPath = Object.fromEntries(route.names.map((name, at) => [name, decoded(values[at] ?? '')]))
  return commandAnswer(behind, route.operation, { ...asked, inPath })
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new IntegrationProblem(
      400,
      'path_malformed',
      `"${part}" is no part of an address: encode it as UTF-8.`,
    )
  }
}

/** Whatever went wrong as a problem document; what is nobody's business stays in the log. */
function inWords({ onError }: IntegrationBehind): (error: unknown) => Response {
  return (error) => {
    if (error instanceof IntegrationProblem) return problemAnswer(error)
    const known = isProblem(error) ? error : databaseProblem(error)
    if (known !== null) {
      const { status, code, detail } = known.document
      const seconds = Number(known.document.errors[0]?.params.retryAfterSeconds)
      const headers = Number.isFinite(seconds) ? { 'retry-after': String(seconds) } : retryAfter(known)
      return problemAnswer(new IntegrationProblem(status, code, detail, { headers }))
    }
    onError('A request of the integration API failed.', error)
    return problemAnswer(
      new IntegrationProblem(500, 'internal', 'Something went wrong on our side. Try again in a moment.'),
    )
  }
}

/** Browsers may read everything, and see what a list says about itself. */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'per-page, total, x-ratelimit, x-ratelimit-policy, retry-after, cache-control',
}

/** A request that is refused, with the status it gets. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 503
  constructor(status: Refusal['status'], message: string) {
    super(message)
    this.status = status
  }
}

/** The service answers a missing record with a list of one sentence, and everything else with `{ error }`. */
export function refusalAnswer({ status, message }: Refusal, headers: Record<string, string> = {}): Response {
  const body = status === 404 ? [message] : { error: message }
  return json(status, body, { 'cache-control': 'no-store', ...headers })
}

export function missing(): Refusal {
  return new Refusal(404, 'This record could not be found')
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...CORS, ...headers },
  })
}

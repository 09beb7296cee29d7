import type ClientInterface from '@adyen/api-library/lib/src/httpClient/clientInterface.js'
import { traced } from '@shop/engine/trace/traced'
import * as v from 'valibot'

const TIMEOUT_MILLISECONDS = 10_000
const Failure = v.object({
  status: v.optional(v.number()),
  errorCode: v.optional(v.nullable(v.string())),
  message: v.optional(v.nullable(v.string())),
})

/** An answer of the provider that is no success. */
export class AdyenFailure extends Error {
  readonly status: number
  /** The provider's own code of what went wrong; null for an answer without one. */
  readonly code: string | null

  constructor(status: number, code: string | null, text: string) {
    super(text)
    this.name = 'AdyenFailure'
    this.status = status
    this.code = code
  }
}

/**
 * How the provider's library reaches the network: with a time limit, under keep-alive, and towards another machine in
 * tests, as the library itself knows only its own addresses.
 *
 * Throws `AdyenFailure` for every status but 2xx.
 */
export function adyenHttpClient(endpoint: string | null): ClientInterface {
  return {
    async request(address, json, config, _isApiKeyRequired, options = {}) {
      const asked = new URL(address)
      for (const [name, value] of new URLSearchParams(options.params)) asked.searchParams.set(name, value)
      const url = endpoint === null ? asked : new URL(`${asked.pathname}${asked.search}`, endpoint)
      const method = options.method ?? 'POST'

      const answer = await traced(
        'payment provider',
        { 'http.request.method': method, 'server.address': url.host },
        () =>
          fetch(url, {
            method,
            headers: {
              'content-type': 'application/json',
              'x-api-key': config.apiKey ?? '',
              ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
            },
            ...(method === 'GET' ? {} : { body: String(json) }),
            redirect: 'error',
            signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
          }),
      )
      const text = await answer.text()
      if (!answer.ok) throw failureOf(answer.status, text)
      return text
    },
  }
}

/** Code and message, without the rest of the answer, which may name a shopper. */
function failureOf(status: number, text: string): AdyenFailure {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Failure), text)
  const { errorCode, message } = parsed.success ? parsed.output : { errorCode: null, message: null }
  return new AdyenFailure(
    status,
    errorCode ?? null,
    `The payment provider answers ${status}${errorCode ? ` (${errorCode})` : ''}: ${message ?? 'no reason given'}`,
  )
}

import { UCP_VERSION } from './capabilities.ts'

export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable'

export type UcpMessage =
  | { type: 'error'; code: string; content: string; severity: Severity; path?: string }
  | { type: 'warning'; code: string; content: string; path?: string }
  | { type: 'info'; code?: string; content: string; path?: string }

/** A request that was not understood or not admitted: a status of HTTP, and words for whoever builds the agent. */
export class UcpProblem extends Error {
  override readonly name = 'UcpProblem'
  readonly status: number
  readonly code: string
  readonly retryAfterSeconds: number | null

  constructor(status: number, code: string, content: string, retryAfterSeconds: number | null = null) {
    super(content)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** What was understood and cannot be done, in the shape of the protocol's `error_response`. */
export function refusedAnswer(messages: readonly UcpMessage[], continueUrl: string) {
  return {
    ucp: { version: UCP_VERSION, status: 'error' as const },
    messages,
    continue_url: continueUrl,
  }
}

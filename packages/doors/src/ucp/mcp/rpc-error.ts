import type { UcpProblem } from '../protocol/ucp-problem.ts'

const DISCOVERY = -32001
const REFUSED = -32000

/** Codes of JSON-RPC by the codes of problems; what is not named is refused, or the shop's own fault. */
const CODES: Readonly<Record<string, number>> = {
  invalid_profile_url: DISCOVERY,
  profile_unreachable: DISCOVERY,
  profile_malformed: DISCOVERY,
  version_unsupported: DISCOVERY,
  invalid_json: -32700,
  invalid_request: -32602,
  method_not_allowed: -32600,
}

/**
 * A problem as the error of a message.
 *
 * @see https://ucp.dev/2026-04-08/specification/overview, "Error Codes"
 */
export function rpcError({ status, code, message, retryAfterSeconds }: UcpProblem) {
  return {
    code: CODES[code] ?? (status >= 500 && status !== 503 ? -32603 : REFUSED),
    message,
    data: {
      code,
      content: message,
      ...(retryAfterSeconds === null ? {} : { retry_after: retryAfterSeconds }),
    },
  }
}

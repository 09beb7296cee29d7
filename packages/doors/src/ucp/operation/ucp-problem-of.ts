import { isProblem } from '@shop/api-client/contract/problem'
import { UcpProblem } from '../protocol/ucp-problem.ts'

/**
 * What went wrong as a problem of the protocol. Nobody's data is logged: what went wrong, and never who asked.
 *
 * @param onError told what is the shop's own fault
 */
export function ucpProblemOf(
  failure: unknown,
  onError: (what: string, problem: unknown) => void,
): UcpProblem {
  if (failure instanceof UcpProblem) return failure
  if (isProblem(failure) && failure.status < 500) {
    const { status, document } = failure
    const seconds = Number(document.errors[0]?.params.retryAfterSeconds)
    return new UcpProblem(status, document.code, document.detail, Number.isFinite(seconds) ? seconds : null)
  }
  onError('An assistant could not be answered.', failure)
  return new UcpProblem(
    isProblem(failure) ? failure.status : 500,
    'internal',
    'Something went wrong on our side. Try again in a moment.',
  )
}

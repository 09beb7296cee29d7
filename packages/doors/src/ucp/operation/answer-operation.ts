import type { Locale } from '@shop/domain/market/markets'
import type { AgentProfile } from '../protocol/agent-profiles.ts'
import { UCP_VERSION } from '../protocol/capabilities.ts'
import { activeFor, negotiated } from '../protocol/negotiated.ts'
import { negotiatedParts } from '../protocol/negotiated-parts.ts'
import { refusedAnswer } from '../protocol/ucp-problem.ts'
import type { Asked, Operation } from './operation.ts'

/** The document that answers an operation, and whether it tells of what was asked for. */
export type OperationAnswer = { isDone: boolean; document: Record<string, unknown> }

export type AnswerOperation = (asked: Asked, operation: Operation) => Promise<OperationAnswer>

type Parts = {
  /** The capabilities of the shop. */
  declared: readonly string[]
  /** Reads who asks, from what stands in the header `UCP-Agent`. */
  profileOf: (header: string | null) => Promise<AgentProfile>
  /** The whole address of the shop's first page. */
  homeOf: (locale: Locale) => string
}

/**
 * Answers by the capabilities that both sides have. What neither has, or is not there, is an answer of the protocol as
 * well; everything before that is a problem.
 *
 * @see https://ucp.dev/2026-04-08/specification/overview, "Negotiation Protocol"
 */
export function answerOperation({ declared, profileOf, homeOf }: Parts): AnswerOperation {
  return async (asked, { capability, run }) => {
    const profile = await profileOf(asked.agent)
    const active = negotiated(profile.ucp.capabilities, declared)
    const refused = (code: string, content: string): OperationAnswer => ({
      isDone: false,
      document: refusedAnswer(
        [{ type: 'error', code, content, severity: 'unrecoverable' }],
        homeOf(asked.locale),
      ),
    })
    if (!active.has(capability))
      return refused(
        'capabilities_incompatible',
        `Your profile does not declare ${capability} in version ${UCP_VERSION}.`,
      )
    const made = await run(asked, active)
    if (made === null) return refused('not_found', 'There is no such thing here.')
    const { payment_handlers = {}, ...shown }: { payment_handlers?: unknown } = made
    const handlers = capability === 'dev.ucp.shopping.checkout' ? { payment_handlers } : {}
    const ucp = {
      version: UCP_VERSION,
      status: 'success',
      capabilities: activeFor(capability, active),
      ...handlers,
    }
    return { isDone: true, document: { ucp, ...negotiatedParts(shown, active) } }
  }
}

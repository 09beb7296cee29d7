import type { Api } from '@shop/api-client/contract/define-call'
import { Problem, type ProblemDocument } from '@shop/api-client/contract/problem'
import type { Locale } from '@shop/domain/market/markets'
import type { CallingEngine } from '../call/calling-engine.ts'

/** The contract's `Api` without a network, for open calls and without a session; throws problems. */
export function inProcessApi(call: CallingEngine['call'], locale: Locale): Api {
  return async (wanted, input) => {
    if (wanted.rights !== 'open')
      throw new Error(
        `${wanted.name} belongs to a visitor: in process there is none, call it from the browser.`,
      )

    const nobody = { locale, token: null, address: null, idempotencyKey: null, userAgent: null }
    const { status, body } = await call(wanted, input, nobody)
    // A status from 400 on comes from `problem()` only, see `runCall`.
    if (status >= 400) throw new Problem(body as ProblemDocument)
    return body as Awaited<ReturnType<Api>>
  }
}

import { FetchError } from '@scayle/storefront-api'
import { problem } from '@shop/api-client/contract/problem'
import { inTime } from '@shop/engine/call/in-time'
import { restAfter } from '@shop/engine/call/rest-after-failures'
import * as v from 'valibot'
import { Unanswered } from './unanswered.ts'

/** Longer than a shopper waits for a page; the client itself would wait for ever. */
const DEADLINE_MILLISECONDS = 3000
/** After so many unanswered questions in a row nobody waits any more, for a while. */
const MOST_IN_A_ROW = 5
const REST_MILLISECONDS = 5000

/** Asks SCAYLE one thing. */
export type Ask = <Schema extends v.GenericSchema>(
  question: string,
  send: () => Promise<unknown>,
  schema: Schema,
) => Promise<v.InferOutput<Schema>>

export type AskOptions = {
  deadlineMilliseconds?: () => number
  clock?: () => number
  /** Told of what was not answered. */
  onUnanswered?: (question: string, failure: Unanswered) => void
}

/**
 * Asks with a deadline, and believes an answer only when it has the agreed shape. What SCAYLE does not answer is thrown as
 * `Unanswered`, what it does not know as 404 `not_found`. When nothing was answered for a while it is not asked at all.
 *
 * The client knows neither deadline nor abort, so a late answer is dropped, not stopped.
 */
export function asking(options: AskOptions = {}): Ask {
  const { clock = Date.now, onUnanswered } = options
  const rest = restAfter(MOST_IN_A_ROW, REST_MILLISECONDS)

  return async (question, send, schema) => {
    const deadline = options.deadlineMilliseconds?.() ?? DEADLINE_MILLISECONDS
    try {
      if (rest.isOn(clock())) throw new Unanswered('late', `${question}: SCAYLE did not answer just now.`)
      const answer = parsed(
        question,
        await inTime(
          send(),
          deadline,
          () => new Unanswered('late', `${question}: no answer within ${deadline} ms.`),
        ),
        schema,
      )
      rest.worked()
      return answer
    } catch (failure) {
      const known = unanswered(question, failure)
      if (known instanceof Unanswered) {
        rest.failed(clock())
        onUnanswered?.(question, known)
      } else rest.worked()
      throw known
    }
  }
}

function parsed<Schema extends v.GenericSchema>(
  question: string,
  answer: unknown,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer)
  if (result.success) return result.output
  throw new Unanswered('lying', `${question}: not what was agreed. ${v.summarize(result.issues)}`)
}

/** The client's messages name the tenant's host and key, so none of them leaves. */
function unanswered(question: string, failure: unknown): unknown {
  if (failure instanceof Unanswered) return failure
  if (failure instanceof FetchError) {
    const { status } = failure.response
    if (status === 404) return problem(404, 'not_found', 'There is nothing by this key.')
    return new Unanswered('failing', `${question}: answered with ${status}.`)
  }
  if (failure instanceof SyntaxError) return new Unanswered('lying', `${question}: the answer is no JSON.`)
  if (failure instanceof TypeError) return new Unanswered('failing', `${question}: could not be reached.`)
  return failure
}

import { FetchError } from '@scayle/storefront-api'
import { problem } from '@shop/api-client/contract/problem'
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
  let inARow = 0
  let restsUntil = 0

  return async (question, send, schema) => {
    const deadline = options.deadlineMilliseconds?.() ?? DEADLINE_MILLISECONDS
    try {
      if (clock() < restsUntil) throw new Unanswered('late', `${question}: SCAYLE did not answer just now.`)
      const answer = parsed(question, await inTime(question, send, deadline), schema)
      inARow = 0
      return answer
    } catch (failure) {
      const known = unanswered(question, failure)
      if (known instanceof Unanswered) {
        inARow += 1
        if (inARow >= MOST_IN_A_ROW && clock() >= restsUntil) restsUntil = clock() + REST_MILLISECONDS
        onUnanswered?.(question, known)
      } else inARow = 0
      throw known
    }
  }
}

async function inTime(
  question: string,
  send: () => Promise<unknown>,
  milliseconds: number,
): Promise<unknown> {
  const answer = send()
  // It may fail after nobody waits for it any more.
  answer.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Unanswered('late', `${question}: no answer within ${milliseconds} ms.`)),
      milliseconds,
    )
  })
  try {
    return await Promise.race([answer, deadline])
  } finally {
    clearTimeout(timer)
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

import * as v from 'valibot'

/** The content service had no answer, and none was known from before: the page cannot be made now, but later. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable'
  /** Status of the service's answer; null when there was none. */
  readonly status: number | null
  constructor(what: string, failure: unknown) {
    super(`The content service has no answer for ${what}: ${wordsOf(failure)}`)
    this.status = statusOf(failure)
  }
}

/** Whether something failed because the content service did; errors of another build of this file count too. */
export function isContentUnavailable(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'ContentUnavailable'
}

/** The official client rejects with `{ message, status, response }`, and with `{ message }` without a response. */
const FailureSchema = v.looseObject({ status: v.optional(v.number()), message: v.optional(v.unknown()) })

export function statusOf(failure: unknown): number | null {
  const parsed = v.safeParse(FailureSchema, failure)
  return parsed.success ? (parsed.output.status ?? null) : null
}

/** A failure in words, with its status: what an operator looks for first. */
export function wordsOf(failure: unknown): string {
  const parsed = v.safeParse(FailureSchema, failure)
  if (!parsed.success) return String(failure)
  const { status, message } = parsed.output
  const words = typeof message === 'string' ? message : 'no reason given'
  return status === undefined ? words : `${status} ${words}`
}

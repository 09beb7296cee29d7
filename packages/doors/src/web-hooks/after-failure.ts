const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Between one attempt of a message and the next; the last one repeats. */
const WAITS = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR] as const
const LAST_WAIT = 6 * HOUR
/** Between two tries of a receiver that answers nothing. */
const LONGEST_REST = 10 * MINUTE
/** For how long a message is tried. */
export const TRIED_FOR = 72 * HOUR

/** `status` is null where nothing answered. */
export type Attempt = { status: number | null; attempts: number; firstTriedAt: Date }
export type EndpointPast = { failures: number; succeededAt: Date | null }

export type AfterFailure =
  | { type: 'pause'; reason: string }
  | { type: 'giveUp' }
  | {
      type: 'retry'
      dueAt: Date
      /** Until when nothing else is sent there either; null where only this message was refused. */
      restsUntil: Date | null
    }

/**
 * What becomes of a message that was not taken. A receiver that is gone pauses; so does one that took nothing for three
 * days, and its messages wait. A message that alone was refused for three days is given up, so that those behind it go.
 */
export function afterFailure(
  { status, attempts, firstTriedAt }: Attempt,
  past: EndpointPast,
  now: Date,
): AfterFailure {
  if (status === 410) return { type: 'pause', reason: 'It answered 410: it is gone.' }
  if (now.getTime() - firstTriedAt.getTime() >= TRIED_FOR) {
    const tookOthers = past.succeededAt !== null && past.succeededAt > firstTriedAt
    return tookOthers ? { type: 'giveUp' } : { type: 'pause', reason: 'It took nothing for three days.' }
  }
  const dueAt = new Date(now.getTime() + (WAITS[attempts - 1] ?? LAST_WAIT))
  const rest = Math.min(LONGEST_REST, 5 * SECOND * 2 ** past.failures)
  return { type: 'retry', dueAt, restsUntil: isRefusal(status) ? null : new Date(now.getTime() + rest) }
}

/** Whether an answer is about this message, and not about the receiver as a whole. */
export function isRefusal(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && ![408, 425, 429].includes(status)
}

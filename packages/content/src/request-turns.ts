/** Priority: known pages before addresses that may not exist. */
export type RequestTurn = 'known' | 'unknown'

/**
 * Queues requests, no more in a second than the service accepts. Made-up addresses have a queue of their own: however
 * many there are, a known page does not wait for them.
 *
 * @param perSecond `Infinity` for a service that is not shared
 * @see spec §9 "Content client"
 */
export function requestTurns(perSecond: number, now: () => number = Date.now) {
  const waiting: Record<RequestTurn, (() => void)[]> = { known: [], unknown: [] }
  let started: number[] = []
  let alarm: ReturnType<typeof setTimeout> | null = null

  function startNext(): void {
    started = started.filter((at) => now() - at < SECOND)
    while (started.length < perSecond) {
      const start = waiting.known.shift() ?? waiting.unknown.shift()
      if (!start) return
      started.push(now())
      start()
    }
    const [oldest] = started
    if (alarm !== null || oldest === undefined) return
    alarm = setTimeout(
      () => {
        alarm = null
        startNext()
      },
      oldest + SECOND - now(),
    )
    alarm.unref?.()
  }

  return async <Answer>(turn: RequestTurn, ask: () => Promise<Answer>): Promise<Answer> => {
    if (perSecond !== Number.POSITIVE_INFINITY) {
      await new Promise<void>((start) => {
        waiting[turn].push(start)
        startNext()
      })
    }
    return ask()
  }
}

const SECOND = 1000

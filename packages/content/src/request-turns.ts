/** Who goes first: what pages show that are known, before addresses of which nobody knows whether they are any. */
export type RequestTurn = 'known' | 'unknown'

/**
 * Lets requests start in turn, no more of them in a second than the service takes. Made-up addresses wait among
 * themselves: however many there are, a page that is known does not wait for them.
 *
 * @param perSecond `Infinity` for a service that nobody shares
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

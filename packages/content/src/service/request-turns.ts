import PQueue from 'p-queue'

/** Priority: known pages before addresses that may not exist. */
export type RequestTurn = 'known' | 'unknown'

const SECOND = 1000
const PRIORITY: Record<RequestTurn, number> = { known: 1, unknown: 0 }

/**
 * Lets requests start in turn, no more of them in any second than the service takes. Made-up addresses wait among
 * themselves: however many there are, a page that is known does not wait for them.
 *
 * @param perSecond `Infinity` for a service that is not shared
 * @see spec §9 "Content client"
 */
export function requestTurns(perSecond: number) {
  const isShared = perSecond !== Number.POSITIVE_INFINITY
  // Strict: the second slides. Fixed ones would let twice as many start around the end of one.
  const queue = new PQueue(isShared ? { intervalCap: perSecond, interval: SECOND, strict: true } : {})

  return <Answer>(turn: RequestTurn, ask: () => Promise<Answer>): Promise<Answer> =>
    queue.add(ask, { priority: PRIORITY[turn] })
}

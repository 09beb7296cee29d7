import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type Asked, type Asking, ask } from './asking.ts'
import type { Turn } from './traffic.ts'

/** What came of many requests. */
export type Tally = {
  asked: number
  /** By status; 0 for what broke off. */
  statuses: Map<number, number>
  times: Map<Asked['kind'], number[]>
}

export function newTally(): Tally {
  return { asked: 0, statuses: new Map(), times: new Map() }
}

function noted(tally: Tally, { kind }: Asked, { status, milliseconds }: Answer): void {
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
  const times = tally.times.get(kind) ?? []
  times.push(milliseconds)
  tally.times.set(kind, times)
}

/** Asks as fast as so many clients are answered, for so long. Returns requests per second. */
export async function fullSpeed(
  asking: Asking,
  next: () => Turn,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const client = async () => {
    while (performance.now() < until) {
      const { asked, answered } = next()
      answered(await ask(asking, asked))
      done += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return done / seconds
}

const TICK_MS = 10

/**
 * Asks so many requests at an even pace, whether they are answered or not, as shoppers come. `sampled` is called at each
 * further hundredth.
 */
export async function evenly(
  asking: Asking,
  next: () => Turn,
  { requests, perSecond, sampled }: { requests: number; perSecond: number; sampled: (share: number) => void },
): Promise<Tally> {
  const tally = newTally()
  const open = new Set<Promise<void>>()
  const began = performance.now()
  let hundredth = 0
  while (tally.asked < requests) {
    const due = Math.min(requests, Math.floor(((performance.now() - began) * perSecond) / 1000))
    while (tally.asked < due) {
      tally.asked += 1
      const { asked, answered } = next()
      const one = ask(asking, asked).then((answer) => {
        noted(tally, asked, answer)
        answered(answer)
        open.delete(one)
      })
      open.add(one)
    }
    const reached = Math.floor((tally.asked / requests) * 100)
    for (; hundredth < reached; hundredth += 1) sampled((hundredth + 1) / 100)
    await sleep(TICK_MS)
  }
  await Promise.all(open)
  return tally
}

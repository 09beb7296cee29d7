import { setTimeout as sleep } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'
import type { DatabaseKind, Stage } from './stage.ts'

/** Something that goes wrong while shoppers buy. */
export type Fault = {
  name: string
  what: string
  databases: readonly DatabaseKind[]
  /** How often it happens where nothing else is said. */
  runs: number
  /** It needs a disk of its own, which it fills. */
  needsSmallDisk?: true
  /** Why it cannot be played here; null where it can. */
  missing: (stage: Stage) => string | null
  /** Lets it go wrong, so often, while shoppers buy; leaves everything well. */
  play: (stage: Stage, played: Played) => Promise<void>
}

export type Played = { runs: number; ledger: Ledger; say: (words: string) => void }

export const EVERY_DATABASE: readonly DatabaseKind[] = ['embedded', 'postgres']
export const nothingMissing = () => null

const ORDER_MS = 30_000
const MOST_MOMENT_MS = 60

/** Waits until somebody is ordering, and then for a moment that is another one each time. */
export async function midOrder(ledger: Ledger): Promise<void> {
  const until = performance.now() + ORDER_MS
  while (ledger.ordering === 0 && performance.now() < until) await sleep(2)
  await sleep(Math.random() * MOST_MOMENT_MS)
}

/** Waits for an order that is answered from now on; it is complained of when none comes. */
export async function sellsAgain(ledger: Ledger, after: string): Promise<void> {
  const before = ledger.orders.length
  const until = performance.now() + ORDER_MS
  while (ledger.orders.length === before) {
    if (performance.now() > until) {
      ledger.complaints.push(`no order was answered within ${ORDER_MS / 1000} seconds after ${after}`)
      return
    }
    await sleep(10)
  }
}

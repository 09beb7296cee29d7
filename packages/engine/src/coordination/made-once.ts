import { setTimeout as wait } from 'node:timers/promises'
import type { Coordination, Release } from './coordination.ts'

/** How long a process waits for what another one makes, before it makes it itself. */
const PATIENCE_MILLISECONDS = 3000
const LOOK_MILLISECONDS = 50

type Bytes = Uint8Array<ArrayBuffer>
type Making = { key: string; seconds: number; make: () => Promise<Bytes>; patience?: number }
type Meeting = Pick<Coordination, 'acquire' | 'keep' | 'kept'>

/**
 * Makes something expensive in one process, also when many are asked for it at once; the others wait for it and take it.
 * A maker that dies, and a meeting place that is away, cost the others their patience and nothing else.
 *
 * @param key has to name what is made, and the state of what it is made of: bytes are believed for `seconds`
 */
export async function madeOnce(
  meeting: Meeting,
  { key, seconds, make, patience = PATIENCE_MILLISECONDS }: Making,
): Promise<Bytes> {
  const until = performance.now() + patience
  try {
    for (;;) {
      const kept = await meeting.kept(key)
      if (kept !== null) return kept
      const release = await meeting.acquire(`made:${key}`)
      if (release !== null) return await made(meeting, { key, seconds, make, release })
      if (performance.now() >= until) break
      await wait(LOOK_MILLISECONDS)
    }
  } catch (error) {
    if (error instanceof MakingFailed) throw error.cause
  }
  return make()
}

/** Told apart from a meeting place that is away: what cannot be made is not tried a second time. */
class MakingFailed extends Error {}

async function made(
  meeting: Meeting,
  { key, seconds, make, release }: Making & { release: Release },
): Promise<Bytes> {
  try {
    // Somebody may have finished between the look and the lock.
    const kept = await meeting.kept(key)
    if (kept !== null) return kept
    const value = await make().catch((cause: unknown) => {
      throw new MakingFailed('It could not be made.', { cause })
    })
    await meeting.keep(key, value, seconds).catch(() => undefined)
    return value
  } finally {
    await release()
  }
}

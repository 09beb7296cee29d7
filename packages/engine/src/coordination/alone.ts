import type { Coordination } from './coordination.ts'

/**
 * Does work unless another process is at it; returns whether it was done here. Where nobody can say who is at it, the work
 * is done: it has to bear being done twice.
 */
export async function alone(
  coordination: Pick<Coordination, 'acquire'>,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const release = await coordination.acquire(name).catch(() => async () => undefined)
  if (release === null) return false
  try {
    await work()
    return true
  } finally {
    await release()
  }
}

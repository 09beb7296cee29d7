import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const RETRY_MS = 15
/** A change takes milliseconds: whoever holds a lock for so long is gone. */
const STALE_MS = 10_000
/** Longer than a lock that nobody gives back. */
const PATIENCE_MS = 15_000

/** Somebody else writes all the time; the message says what to do. */
export class SpaceBusy extends Error {
  override readonly name = 'SpaceBusy'
}

/**
 * Runs `work` while no other process does anything under the same lock file. A lock that a dead process left behind
 * is taken over.
 *
 * @throws SpaceBusy where it is never free
 */
export async function underLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const until = Date.now() + PATIENCE_MS
  while (!(await taken(path))) {
    if (Date.now() > until)
      throw new SpaceBusy(`Another process keeps ${path}: nothing was written. Try again, or look who does.`)
    await removeStale(path)
    await pause(RETRY_MS)
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function taken(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600)
    await file.close()
    return true
  } catch (failure) {
    if (codeOf(failure) === 'EEXIST') return false
    throw failure
  }
}

/** Renamed first, so that of two who find it one alone removes it. */
async function removeStale(path: string): Promise<void> {
  const state = await stat(path).catch(() => null)
  if (state === null || Date.now() - state.mtimeMs < STALE_MS) return
  const aside = `${path}.${randomUUID()}`
  await rename(path, aside).catch(() => undefined)
  await rm(aside, { force: true })
}

function codeOf(failure: unknown): unknown {
  return failure instanceof Error && 'code' in failure ? failure.code : null
}

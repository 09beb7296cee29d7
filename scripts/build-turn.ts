import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const POLL_MILLISECONDS = 200

/**
 * Runs `work` when no other process runs its own under the same lock file. A lock that its process has left behind is
 * taken over.
 */
export async function inTurn<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true })
  while (!taken(file)) await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS))
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function taken(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    if (!isRunning(holderOf(file))) rmSync(file, { force: true })
    return false
  }
}

/** The process that holds a lock; null when the file has gone, or is being written. */
function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch {
    return null
  }
}

function isRunning(pid: number | null): boolean {
  if (pid === null) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

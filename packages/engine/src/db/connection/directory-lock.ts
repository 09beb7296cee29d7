import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Another process works with this embedded database. The message says what, why, and what to do. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse'

  constructor(directory: string, pid: number) {
    super(
      `The database in ${directory} is in use by process ${pid}: the embedded database serves one process at a time. Stop that process, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/** Locks of this process, also when this module is loaded twice. */
const HELD = Symbol.for('shop.lockedDatabaseDirectories')

/**
 * Locks the directory for this process, by a file beside it that names the process, and returns the function that
 * unlocks it. A lock whose process is gone is replaced. Throws `DatabaseInUse`.
 */
export function lockDirectory(directory: string): () => void {
  const file = `${resolve(directory)}.lock`
  mkdirSync(dirname(file), { recursive: true })

  while (!tryCreate(file)) {
    const holder = readHolder(file)
    if (holder !== null && isRunning(holder, file)) throw new DatabaseInUse(directory, holder.pid)
    takeAway(file, holder)
  }
  heldHere().add(file)
  return () => {
    if (heldHere().delete(file)) rmSync(file, { force: true })
  }
}

const LOOK_MILLISECONDS = 100

/**
 * Locks the directory as above, and waits a while for whoever has it: a shop that is started again while an operator's
 * command works on its tables would otherwise stay closed. Says once that it waits.
 *
 * @throws DatabaseInUse when it is held for longer
 */
export async function lockedDirectory(directory: string, patienceMilliseconds: number): Promise<() => void> {
  const until = performance.now() + patienceMilliseconds
  for (let isFirst = true; ; isFirst = false)
    try {
      return lockDirectory(directory)
    } catch (problem) {
      if (!(problem instanceof DatabaseInUse) || performance.now() >= until) throw problem
      if (isFirst)
        console.warn(
          `The database in ${directory} is in use by another process, as by a command: waiting up to ${patienceMilliseconds / 1000} seconds for it.`,
        )
      await sleep(LOOK_MILLISECONDS)
    }
}

/** Process ids are reused, after a restart of a container even at once: the start time makes them unique. */
type Holder = { pid: number; started: string | null }

function tryCreate(file: string): boolean {
  const own: Holder = { pid: process.pid, started: startOf(process.pid) }
  try {
    writeFileSync(file, JSON.stringify(own), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function readHolder(file: string): Holder | null {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    return typeof pid === 'number' ? { pid, started: started ?? null } : null
  } catch {
    return null
  }
}

function isRunning({ pid, started }: Holder, file: string): boolean {
  if (pid === process.pid) return heldHere().has(file)
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return started === null || startOf(pid) === started
}

/** Removes a dead lock, unless another process has replaced it by a live one meanwhile. */
function takeAway(file: string, dead: Holder | null) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    const moved = readHolder(aside)
    if (moved !== null && (moved.pid !== dead?.pid || moved.started !== dead.started)) linkSync(aside, file)
  } catch {
    // Another process was faster; the next attempt sees its lock.
  }
  rmSync(aside, { force: true })
}

/** Start time of a process in clock ticks; null where the system does not provide it. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function heldHere(): Set<string> {
  const known: unknown = Reflect.get(globalThis, HELD)
  if (known instanceof Set) return known
  const held = new Set<string>()
  Reflect.set(globalThis, HELD, held)
  return held
}

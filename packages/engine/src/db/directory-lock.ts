import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

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
 * Takes the directory for this process, through a file beside it that names the process; hands back how to let
 * it go. A lock whose process is gone is taken over. Throws `DatabaseInUse`.
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

/** A process id alone is given out again, after a restart of a container even at once: the start tells them apart. */
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

/** Removes a dead lock, unless somebody has replaced it by a living one meanwhile. */
function takeAway(file: string, dead: Holder | null) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    const moved = readHolder(aside)
    if (moved !== null && (moved.pid !== dead?.pid || moved.started !== dead.started)) linkSync(aside, file)
  } catch {
    // Somebody else was faster; the next attempt sees what became of it.
  }
  rmSync(aside, { force: true })
}

/** When a process was started, in the clock ticks of the system; null where the system does not tell. */
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

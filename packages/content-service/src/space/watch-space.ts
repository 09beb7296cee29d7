import { type Stats, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'

const POLL_MS = 500

/**
 * Calls `onChange` when a file has been written, however an editor writes it (in place or by renaming), and when one
 * appears that was not there. Returns the function that ends the watch. The file is polled: that works on every disk and costs nothing.
 */
export function watchFile(path: string, onChange: () => void, pollMs = POLL_MS): () => void {
  // Synchronous: an asynchronous first look would take what is written meanwhile for the old state.
  const first = statSync(path, { throwIfNoEntry: false })
  let known = first ? stateOf(first) : null
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    const now = await stat(path).then(stateOf, () => null)
    isLooking = false
    if (now !== null && now !== known) onChange()
    known = now ?? known
  }
  const timer = setInterval(() => void look(), pollMs)
  timer.unref()
  return () => clearInterval(timer)
}

function stateOf({ mtimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${size} ${ino}`
}

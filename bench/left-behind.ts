import { constants } from 'node:os'

type Undo = () => unknown

/** What a measurement has opened and closes again when it is done: processes, databases, folders; the latest last. */
const opened = new Set<Undo>()
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Keeps in mind how something is closed; what is returned forgets it, for whoever has closed it. */
export function closedOnSignal(undo: Undo): () => void {
  const own = () => undo()
  opened.add(own)
  return () => {
    opened.delete(own)
  }
}

/**
 * A bench that is ended leaves no shop running, no database on the server and no folder behind: closes all of it, the latest
 * first, says what could not be closed, and ends as the signal says. A second signal ends it at once.
 */
export function closeOnSignals(): void {
  for (const signal of SIGNALS)
    process.once(signal, () => void closeAll().then(() => process.exit(128 + constants.signals[signal])))
}

async function closeAll(): Promise<void> {
  for (const undo of [...opened].toReversed()) {
    opened.delete(undo)
    try {
      await undo()
    } catch (problem) {
      console.error(problem instanceof Error ? problem.message : problem)
    }
  }
}

import type { Files } from '../ports/files.ts'
import { FilesAway } from './files-away.ts'

/** Shorter than what a browser that asks again is asked to wait. */
const REST_MILLISECONDS = 5000

type Turn = { isAway: boolean; problem: unknown }
type RestingOptions = {
  restMilliseconds?: number
  /** Milliseconds of a clock that nobody moves. */
  clock?: () => number
  /** Said once when a place is away, and once when it is back. */
  onTurn?: ((turn: Turn) => void) | undefined
}

/**
 * A place that did not answer is left alone for a moment, and whoever asks meanwhile is told at once: waiting for it again and
 * again would hold up every picture for as long as its time-outs are.
 *
 * @throws FilesAway
 */
export function restingFiles(
  files: Files,
  {
    restMilliseconds = REST_MILLISECONDS,
    clock = () => performance.now(),
    onTurn = () => undefined,
  }: RestingOptions = {},
): Files {
  let away: { until: number } | null = null

  async function asked<Found>(ask: () => Promise<Found>): Promise<Found> {
    if (away !== null && clock() < away.until)
      throw new FilesAway(files.place, 'it did not answer a moment ago')
    try {
      const found = await ask()
      if (away !== null) onTurn({ isAway: false, problem: null })
      away = null
      return found
    } catch (problem) {
      if (problem instanceof FilesAway && problem.isWholePlace) {
        if (away === null) onTurn({ isAway: true, problem })
        away = { until: clock() + restMilliseconds }
      }
      throw problem
    }
  }

  return {
    place: files.place,
    facts: (key) => asked(() => files.facts(key)),
    read: (key) => asked(() => files.read(key)),
    stream: (key, part) => asked(() => files.stream(key, part)),
    write: (key, bytes, mediaType) => asked(() => files.write(key, bytes, mediaType)),
    remove: (key) => asked(() => files.remove(key)),
    keys: (folder) => asked(() => files.keys(folder)),
  }
}

export type Rest = {
  /** Whether nobody asks at this moment. */
  isOn: (at: number) => boolean
  worked: () => void
  failed: (at: number) => void
}

/**
 * A service that has failed several times in a row is left alone for a while, so that not every page waits for it in turn.
 * Moments are in ms since 1970. What fails after the rest begins the next one at once.
 *
 * @param failures in a row, from which on it rests
 * @param milliseconds how long it is left alone
 */
export function restAfter(failures: number, milliseconds: number): Rest {
  let inARow = 0
  let until = 0
  return {
    isOn: (at) => at < until,
    worked() {
      inARow = 0
    },
    failed(at) {
      inARow += 1
      if (inARow >= failures && at >= until) until = at + milliseconds
    },
  }
}

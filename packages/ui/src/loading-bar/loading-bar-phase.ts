/** What the bar shows: nothing, nothing yet, its way towards the end, its end, or that something went wrong. */
export type LoadingBarPhase = 'idle' | 'waiting' | 'running' | 'done' | 'failed'

/** `throttled`: the time after which a wait is worth showing is over; `left`: the end has been seen. */
export type LoadingBarEvent = 'start' | 'throttled' | 'finish' | 'fail' | 'left'

/**
 * The next phase of the loading bar. A quick answer never shows it; an error always does, and a new start begins anew.
 *
 * @see spec §4 "Loading bar"
 */
export function loadingBarPhase(phase: LoadingBarPhase, event: LoadingBarEvent): LoadingBarPhase {
  switch (event) {
    case 'start':
      return phase === 'running' ? 'running' : 'waiting'
    case 'throttled':
      return phase === 'waiting' ? 'running' : phase
    case 'finish':
      if (phase === 'running') return 'done'
      return phase === 'waiting' ? 'idle' : phase
    case 'fail':
      return 'failed'
    case 'left':
      return phase === 'done' || phase === 'failed' ? 'idle' : phase
  }
}

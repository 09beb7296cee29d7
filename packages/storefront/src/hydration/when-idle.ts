/** How long a browser without idle callbacks waits, in ms, and how long others wait for an idle moment. */
const PATIENCE_MS = { fixed: 200, idle: 1500 }

/** Calls in an idle moment of the page, and not at all once `signal` is aborted. */
export function whenIdle(listener: () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(listener, PATIENCE_MS.fixed)
    signal.addEventListener('abort', () => clearTimeout(timer))
    return
  }
  const idle = requestIdleCallback(listener, { timeout: PATIENCE_MS.idle })
  signal.addEventListener('abort', () => cancelIdleCallback(idle))
}

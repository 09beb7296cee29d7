declare global {
  interface Window {
    /** What the start script has asked for, by address; null where nothing came. */
    earlyAnswers?: Record<string, Promise<Response | null>>
  }
}

/** Later than this a page has lived for long, and what was true when it came may not be any more; ms since it began. */
const HOLDS_MS = 30_000

/**
 * `fetch`, which takes what the start script has asked for already, once: a page of the shopper's own knows by its
 * address what it will ask for, and does not wait for its scripts to ask.
 */
export const fetchOrEarly: typeof fetch = async (address, request) => {
  const early = takeEarly(address, request)
  return (await early) ?? fetch(address, request)
}

function takeEarly(address: RequestInfo | URL, request?: RequestInit): Promise<Response | null> | null {
  const answers = window.earlyAnswers
  if (answers === undefined || typeof address !== 'string' || request?.method !== 'GET') return null
  const early = answers[address]
  if (early === undefined) return null
  delete answers[address]
  return performance.now() < HOLDS_MS ? early : null
}

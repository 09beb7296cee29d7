import { TRACE_SAMPLE_RATE } from '@shop/domain/shop/trace-sample-rate'
import { scrubbedHref } from './scrubbed-href.ts'

/** A page that fails all the time says so a few times. */
const MOST_REPORTS = 10
const LONGEST_MESSAGE = 1000
const LONGEST_STACK = 4000

export type BrowserError = { name: string; message: string; stack: string }

/** What of a page the reports need; tests bring a small one. */
export type ReportingPage = {
  path: () => string
  random: () => number
  /** Milliseconds until the page was loaded; null when unknown. */
  loadedAfter: () => number | null
  onError: (listener: (thrown: unknown) => void) => void
  send: (body: {
    path: string
    errors: BrowserError[]
    trace: { name: string; milliseconds: number } | null
  }) => void
}

/**
 * Reports what is thrown and never caught, and how long a share of the pages took. What is typed or shown is never part
 * of it: an error says its name, its message and where in our code it was, without search or hash of any address.
 *
 * @see spec §7 "An error-reporting service receives reports", §9
 */
export function reportErrors(locale: string, page: ReportingPage = thisPage(locale)): void {
  const reported = new Set<string>()
  page.onError((thrown) => {
    const error = browserError(thrown)
    const key = `${error.name} ${error.message}`
    if (reported.has(key) || reported.size >= MOST_REPORTS) return
    reported.add(key)
    page.send({ path: page.path(), errors: [error], trace: null })
  })
  const milliseconds = page.random() < TRACE_SAMPLE_RATE ? page.loadedAfter() : null
  if (milliseconds !== null)
    page.send({ path: page.path(), errors: [], trace: { name: 'pageload', milliseconds } })
}

/** Whatever was thrown, in the few words that say what went wrong. */
export function browserError(thrown: unknown): BrowserError {
  const isError = thrown instanceof Error
  const message = isError
    ? thrown.message
    : typeof thrown === 'string'
      ? thrown
      : 'something that is no error'
  return {
    name: (isError ? thrown.name : 'Thrown').slice(0, 100),
    message: withoutAddresses(message).slice(0, LONGEST_MESSAGE),
    stack: withoutAddresses(isError ? (thrown.stack ?? '') : '').slice(0, LONGEST_STACK),
  }
}

function withoutAddresses(text: string): string {
  return text
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]')
    .replaceAll(/https?:\/\/[^\s)]+/g, (address) => {
      const place = /:\d+:\d+$/.exec(address)?.[0] ?? ''
      return scrubbedHref(address).replace(place, '') + place
    })
}

function thisPage(locale: string): ReportingPage {
  return {
    path: () => window.location.pathname,
    random: Math.random,
    loadedAfter() {
      const [entry] = performance.getEntriesByType('navigation')
      return entry && entry.duration > 0 ? Math.round(entry.duration) : null
    },
    onError(listener) {
      window.addEventListener('error', ({ error }) => listener(error))
      window.addEventListener('unhandledrejection', ({ reason }) => listener(reason))
    },
    send(body) {
      const json = new Blob([JSON.stringify(body)], { type: 'application/json' })
      navigator.sendBeacon(`/rum/errors/?locale=${locale}`, json)
    },
  }
}

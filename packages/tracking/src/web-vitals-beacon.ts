import { type MetricWithAttribution, onCLS, onINP, onLCP, onTTFB } from 'web-vitals/attribution'
import { scrubbedHref } from './scrubbed-href.ts'

/** One measurement as the metrics endpoint takes it. @see spec §7 "A browser beacon" */
export type MeasuredMetric = {
  name: 'LCP' | 'INP' | 'CLS' | 'TTFB'
  value: number
  rating: string
  attribution: Record<string, string | number>
}

const MOST_AT_ONCE = 12
const LONGEST_FACT = 200

/**
 * Measures this page view (LCP, INP, CLS, TTFB, each with what was to blame) and sends it when the page is left, in one
 * beacon. Loaded with consent; the browser reports earlier entries afterwards.
 *
 * @see spec §7 "A browser beacon posts performance metrics"; docs/adr/0019
 */
export function measurePages(locale: string): void {
  const waiting = new Map<string, MeasuredMetric>()
  const path = window.location.pathname
  const href = scrubbedHref(window.location.href)
  const keep = (metric: MetricWithAttribution) => {
    const measured = measuredMetric(metric)
    if (measured) waiting.set(metric.id, measured)
  }
  const send = () => {
    const metrics = [...waiting.values()].slice(0, MOST_AT_ONCE)
    waiting.clear()
    if (metrics.length === 0) return
    const body = new Blob([JSON.stringify({ path, href, metrics })], { type: 'application/json' })
    navigator.sendBeacon(`/rum/metrics/?locale=${locale}`, body)
  }

  onLCP(keep)
  onINP(keep)
  onCLS(keep)
  onTTFB(keep)
  // Registered last, so that the library has had its say about the same moment before.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  window.addEventListener('pagehide', send)
}

/** What is sent of a measurement: its number, and the few facts of its attribution that are short. */
export function measuredMetric({
  name,
  value,
  rating,
  attribution,
}: MetricWithAttribution): MeasuredMetric | null {
  if (name === 'FCP') return null
  const facts: Record<string, string | number> = {}
  for (const [key, fact] of Object.entries(attribution)) {
    if (typeof fact === 'number' && Number.isFinite(fact)) facts[key] = Math.round(fact * 1000) / 1000
    if (typeof fact === 'string') facts[key] = shortFact(fact)
  }
  const kept = Object.fromEntries(Object.entries(facts).slice(0, MOST_AT_ONCE))
  return { name, value: Math.round(value * 1000) / 1000, rating, attribution: kept }
}

/** An address says no more than where; a selector keeps its hash. */
function shortFact(fact: string): string {
  return (/^https?:/.test(fact) ? scrubbedHref(fact) : fact).slice(0, LONGEST_FACT)
}

import * as v from 'valibot'
import { databaseId } from './database-integer.ts'
import { defineCall } from './define-call.ts'

const line = (most: number) => v.pipe(v.string(), v.maxLength(most))
const path = v.pipe(v.string(), v.startsWith('/'), v.maxLength(500))

/** What browsers measure. @see spec §7 "A browser beacon posts performance metrics" */
export const METRICS = ['LCP', 'INP', 'CLS', 'TTFB'] as const

export const MetricSchema = v.object({
  name: v.picklist(METRICS),
  /** ms, but CLS. An hour is no loading time. */
  value: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(3_600_000)),
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
  /** Which element or phase was to blame: a few short facts. */
  attribution: v.pipe(
    v.record(line(40), v.union([line(300), v.pipe(v.number(), v.finite())])),
    v.maxEntries(12),
  ),
})

/** Keeps what a browser measured on one page. @see spec §7 */
export const sendMetrics = defineCall({
  name: 'sendMetrics',
  method: 'POST',
  path: '/rum/metrics/',
  status: 204,
  input: v.object({
    path,
    href: line(2000),
    metrics: v.pipe(v.array(MetricSchema), v.minLength(1), v.maxLength(12)),
  }),
  answer: v.object({}),
})

/** Keeps that, and how, the banner was answered. @see spec §7 "POST /rum/consent/" */
export const reportConsent = defineCall({
  name: 'reportConsent',
  method: 'POST',
  path: '/rum/consent/',
  status: 204,
  input: v.object({
    action: v.picklist(['acceptAll', 'defaults', 'denyAll', 'save']),
    shopId: databaseId,
    href: v.pipe(line(2000), v.url()),
    version: line(40),
    consents: v.pipe(v.record(line(40), v.boolean()), v.maxEntries(60)),
  }),
  answer: v.object({}),
})

/** Errors of a browser, without personal data. @see spec §7 "An error-reporting service receives reports" */
export const sendErrors = defineCall({
  name: 'sendErrors',
  method: 'POST',
  path: '/rum/errors/',
  status: 204,
  input: v.object({
    path,
    errors: v.pipe(
      v.array(v.object({ name: line(100), message: line(1000), stack: line(4000) })),
      v.maxLength(10),
    ),
    /** How long the page took, for the share of pages that is looked at. */
    trace: v.nullable(v.object({ name: line(100), milliseconds: v.pipe(v.number(), v.minValue(0)) })),
  }),
  answer: v.object({}),
})

import { randomBytes } from 'node:crypto'
import type { ErrorReports, ReportedError, ReportedTrace } from './error-reports.ts'

const DEADLINE_MS = 5000
/** What a broken service may keep waiting; the rest is dropped, because reports are no orders. */
const MOST_UNDER_WAY = 20

type SentryOptions = {
  /** `https://<key>@<host>/<project>`. */
  dsn: string
  release: string
  environment: string
  send?: typeof fetch
  onProblem: (line: string) => void
}

/** The address and the key of a DSN; null for an invalid one. */
export function parseDsn(dsn: string): { endpoint: string; key: string } | null {
  const url = URL.parse(dsn)
  const project = /^(.*)\/(\d+)$/.exec(url?.pathname ?? '')
  if (!url || !project || url.username === '' || !/^https?:$/.test(url.protocol)) return null
  return {
    endpoint: `${url.protocol}//${url.host}${project[1]}/api/${project[2]}/envelope/`,
    key: url.username,
  }
}

/** Error reports to a service that speaks Sentry's protocol: envelopes, one event each, sent by the server. */
export function sentryErrorReports({
  dsn,
  release,
  environment,
  send = fetch,
  onProblem,
}: SentryOptions): ErrorReports {
  const address = parseDsn(dsn)
  if (!address) throw new Error('ERROR_REPORTS_DSN has to look like https://key@host/1.')
  const { endpoint, key } = address
  let underWay = 0
  let isReported = false

  return {
    error: (report) => post('event', errorEvent(report)),
    trace: (report) => post('transaction', traceEvent(report)),
  }

  function post(type: 'event' | 'transaction', event: object): void {
    if (underWay >= MOST_UNDER_WAY) return
    underWay += 1
    const id = randomBytes(16).toString('hex')
    const body = [
      { event_id: id, sent_at: new Date().toISOString() },
      { type },
      { event_id: id, platform: 'javascript', release, environment, ...event },
    ]
    send(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=shop/1.0, sentry_key=${key}`,
      },
      body: body.map((part) => JSON.stringify(part)).join('\n'),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
      .then(
        ({ ok, status }) => logged(ok ? null : `it answers ${status}`),
        (failure: unknown) => logged(failure instanceof Error ? failure.message : 'it does not answer'),
      )
      .finally(() => {
        underWay -= 1
      })
  }

  /** Says once that reports are lost, and again after one has arrived. */
  function logged(problem: string | null): void {
    if (problem !== null && !isReported)
      onProblem(`Error reports are lost: ${problem}. Check ERROR_REPORTS_DSN and the service behind it.`)
    isReported = problem !== null
  }
}

function errorEvent({ at, locale, path, name, message, stack }: ReportedError): object {
  return {
    timestamp: at.getTime() / 1000,
    level: 'error',
    transaction: path,
    tags: { locale },
    exception: { values: [{ type: name, value: message }] },
    extra: { stack },
  }
}

function traceEvent({ at, locale, path, name, milliseconds }: ReportedTrace): object {
  const end = at.getTime() / 1000
  const trace = { trace_id: randomBytes(16).toString('hex'), span_id: randomBytes(8).toString('hex') }
  return {
    type: 'transaction',
    transaction: path,
    start_timestamp: end - milliseconds / 1000,
    timestamp: end,
    tags: { locale },
    contexts: { trace: { ...trace, op: name } },
    spans: [],
  }
}

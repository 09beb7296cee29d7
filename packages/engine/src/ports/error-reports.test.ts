import { expect, test, vi } from 'vitest'
import { logErrorReports } from './log-error-reports.ts'
import { parseDsn, sentryErrorReports } from './sentry-error-reports.ts'

const report = {
  at: new Date('2026-11-22T09:00:00Z'),
  locale: 'de-de',
  path: '/p/sofa-100102/',
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'at f (/assets/a.js:1:2)',
}

test.each([
  ['https://key@errors.example/7', 'https://errors.example/api/7/envelope/'],
  ['https://key@errors.example/sub/7', 'https://errors.example/sub/api/7/envelope/'],
  ['https://errors.example/7', undefined],
  ['https://key@errors.example/', undefined],
  ['key', undefined],
])('%s reports to %s', (dsn, endpoint) => {
  expect(parseDsn(dsn)?.endpoint).toBe(endpoint)
})

test('an error is an envelope of three lines', () => {
  const send = vi.fn<typeof fetch>(async () => new Response())
  const reports = sentryErrorReports({
    dsn: 'https://key@errors.example/7',
    release: 'b1',
    environment: 'qa',
    send,
    onProblem: () => {},
  })

  reports.error(report)

  const [address, init] = send.mock.calls[0] ?? []
  const [header, item, event] = (typeof init?.body === 'string' ? init.body : '')
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(address).toBe('https://errors.example/api/7/envelope/')
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    event_id: header?.event_id,
    release: 'b1',
    environment: 'qa',
    transaction: '/p/sofa-100102/',
    exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] },
  })
})

test('a service that is gone is told once, and again after it was back', async () => {
  const onProblem = vi.fn<(line: string) => void>()
  let status = 503
  const send = async () => new Response(null, { status })
  const dsn = 'https://key@errors.example/7'
  const reports = sentryErrorReports({ dsn, release: 'b1', environment: 'qa', send, onProblem })

  for (const next of [503, 503, 200, 503]) {
    status = next
    reports.error(report)
    await new Promise((resolve) => setImmediate(resolve))
  }

  expect(onProblem).toHaveBeenCalledTimes(2)
})

test('a thousand reports at once do not pile up', () => {
  const send = vi.fn<typeof fetch>(() => new Promise<Response>(() => {}))
  const dsn = 'https://key@errors.example/7'
  const reports = sentryErrorReports({ dsn, release: 'b1', environment: 'qa', send, onProblem: () => {} })

  for (let index = 0; index < 1000; index++) reports.error(report)

  expect(send).toHaveBeenCalledTimes(20)
})

test('without a service they are lines of the log', () => {
  const lines: string[] = []

  logErrorReports((line) => lines.push(line)).trace({ ...report, name: 'pageload', milliseconds: 812 })

  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ what: 'browser trace', milliseconds: 812 })
})

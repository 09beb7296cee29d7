import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { OfficeShop } from './office-shop.ts'

const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const NANOSECONDS = 1e9
/** Doors that are asked as they stand; all others by what they are about, and never by what was typed. */
const DOORS = new Set([
  '/healthz',
  '/readyz',
  '/api/session',
  '/api/sign-in',
  '/api/sign-out',
  '/api/passkey/start',
  '/api/passkey/sign-in',
  '/api/company/start',
  '/sign-in/company',
])
const KINDS: [start: string, route: string][] = [
  ['/api/shops/', '/api/shops/{shop}/{command}'],
  ['/api/account/', '/api/account/{command}'],
  ['/api/', '/api/'],
  ['/assets/', '/assets/'],
]

type Serve<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>

export type OfficeMetrics = {
  /** A server whose requests are counted. */
  counting: <Rest extends unknown[]>(serve: Serve<Rest>) => Serve<Rest>
  /** A shop of which is known whether it answers. */
  watching: (shop: OfficeShop) => OfficeShop
  /** Everything as Prometheus reads it. */
  text: () => Promise<string>
  contentType: string
  close: () => void
}

/** What a request of the office was for, in few words: no number of an order and no command that somebody made up. */
export function officeRoute(path: string): string {
  if (DOORS.has(path)) return path
  return KINDS.find(([start]) => path.startsWith(start))?.[1] ?? 'page'
}

/**
 * Measures the process of the office: its requests, whether the shops behind it answer, its memory and its event loop.
 *
 * @param shops ids; an alert needs a number before the first shop is away
 * @see docs/operations.md
 */
export function officeMetrics(shops: readonly string[]): OfficeMetrics {
  const registry = new Registry()
  const registers = [registry]
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const requests = new Histogram({
    name: 'office_request_seconds',
    help: 'Requests by route and status.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: BUCKETS,
    registers,
  })
  const answers = new Counter({
    name: 'office_shop_answers_total',
    help: 'What was asked of a shop, by whether it answered.',
    labelNames: ['shop', 'outcome'] as const,
    registers,
  })
  for (const shop of shops) for (const outcome of ['answered', 'away']) answers.inc({ shop, outcome }, 0)
  new Gauge({
    name: 'office_memory_bytes',
    help: 'Memory of the process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  new Gauge({
    name: 'office_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape, 99 of 100 times.',
    registers,
    collect() {
      const seconds = delay.percentile(99) / NANOSECONDS
      delay.reset()
      this.set(Number.isFinite(seconds) ? seconds : 0)
    },
  })

  return {
    counting:
      (serve) =>
      async (request, ...rest) => {
        const began = performance.now()
        let status = 500
        try {
          const answer = await serve(request, ...rest)
          ;({ status } = answer)
          return answer
        } finally {
          const route = officeRoute(new URL(request.url).pathname)
          const labels = { route, method: request.method, status: String(status) }
          requests.observe(labels, (performance.now() - began) / 1000)
        }
      },
    watching: (shop) => ({
      ...shop,
      async ask(request) {
        let isAnswered = false
        try {
          const reply = await shop.ask(request)
          isAnswered = reply !== null
          return reply
        } finally {
          answers.inc({ shop: shop.id, outcome: isAnswered ? 'answered' : 'away' })
        }
      },
    }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
    close: () => delay.disable(),
  }
}

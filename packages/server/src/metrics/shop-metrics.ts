import { monitorEventLoopDelay } from 'node:perf_hooks'
import { METRICS } from '@shop/api-client/contract/rum'
import type { Engine } from '@shop/commerce/engine'
import {
  latestMark,
  paymentEventsSince,
  shopNumbers,
  vitalsSinceMark,
} from '@shop/commerce/metrics/metric-store'
import { inTime } from '@shop/engine/call/in-time'
import { watchStatements } from '@shop/engine/db/connection/statement-watch'
import { NOTICE_KINDS } from '@shop/engine/ports/payment-provider'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import * as v from 'valibot'
import type { Log } from '../http/request-log.ts'
import type { PageCache } from '../pages/cache/page-cache.ts'
import { requestRoutes } from './request-route.ts'

const REQUEST_BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const STATEMENT_BUCKETS = [0.0005, 0.002, 0.01, 0.05, 0.2, 1, 5]
const NANOSECONDS = 1e9
/** What is noted of payments: what their notices say, and what becomes of the shop's own requests. */
const PAYMENT_KINDS = [...NOTICE_KINDS, 'refund', 'invoice', 'late', 'refused', 'tooMuch']
const RATINGS = ['good', 'needs-improvement', 'poor']
/** A scrape waits ten seconds by itself, and one without an answer is no number at all. */
const ANSWER_MILLISECONDS = 3000

/** The library tells less of what it returns than there is. */
const Families = v.array(
  v.object({
    name: v.string(),
    help: v.string(),
    type: v.picklist(['counter', 'gauge', 'histogram']),
    values: v.array(
      v.object({
        value: v.number(),
        labels: v.record(v.string(), v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
        metricName: v.exactOptional(v.string()),
      }),
    ),
  }),
)

type Watched = Pick<Engine, 'brand' | 'calls' | 'database' | 'coordination' | 'now' | 'indexReadAt'>

/** A metric with each of its series; a histogram has one for each border, and two more. */
export type MeasuredFamily = {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  values: { value: number; labels: Record<string, string>; metricName?: string }[]
}

export type ShopMetrics = {
  /** The log of a server, which counts what it writes. */
  logging: (log: Log) => Log
  /** Pages in memory, once there are any. */
  watchPages: (cache: Pick<PageCache, 'bytes' | 'size'>) => void
  /** Everything as Prometheus reads it. */
  text: () => Promise<string>
  contentType: string
  /** Everything as numbers. */
  families: () => Promise<MeasuredFamily[]>
  close: () => void
}

/**
 * Measures one process of a shop. What belongs to the whole shop (outbox, orders, payments, web vitals) is read from its
 * database with each scrape, by every process alike: dashboards take the highest of them, and never their sum. No label
 * holds anything that a shopper has typed.
 *
 * @see docs/operations.md
 */
export async function openShopMetrics(engine: Watched): Promise<ShopMetrics> {
  const registry = new Registry()
  // Several shops are read by one Prometheus.
  registry.setDefaultLabels({ shop: engine.brand.id })
  const registers = [registry]
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const count = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })

  const requests = new Histogram({
    name: 'shop_request_seconds',
    help: 'Requests by route and status.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const refused = count(
    'shop_limits_refused_total',
    'Requests that were refused because of too many attempts.',
  )
  const fromMemory = count(
    'shop_pages_from_memory_total',
    'Pages that were answered before anything else looked at the request.',
  )
  const made = count('shop_pages_made_total', 'Pages that were made.')
  const statements = new Histogram({
    name: 'shop_statement_seconds',
    help: 'Statements of the database.',
    buckets: STATEMENT_BUCKETS,
    registers,
  })
  gauge(
    'shop_event_loop_delay_seconds',
    'Delay of the event loop since the last scrape, 99 of 100 times.',
    () => {
      const seconds = delay.percentile(99) / NANOSECONDS
      delay.reset()
      return Number.isFinite(seconds) ? seconds : 0
    },
  )
  gauge('shop_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge(
    'shop_index_age_seconds',
    'How long ago the index of the products was last compared with the database.',
    () => Math.max(0, (Date.now() - engine.indexReadAt().getTime()) / 1000),
  )
  new Gauge({
    name: 'shop_meeting_place_up',
    help: '1 while this process reaches the place in which it meets the others.',
    labelNames: ['place'] as const,
    registers,
    collect() {
      for (const { place, isUp } of engine.coordination.reached()) this.set({ place }, isUp ? 1 : 0)
    },
  })
  const ofTheShop = await shopWideMetrics(engine, registry)
  watchStatements((milliseconds) => statements.observe(milliseconds / 1000))

  const routeOf = requestRoutes(engine.calls)
  function counted(method: string, path: string, status: number, milliseconds: number): void {
    if (status === 429) refused.inc()
    requests.observe({ route: routeOf(method, path), method, status: String(status) }, milliseconds / 1000)
  }

  return {
    logging: (log) => ({
      ...log,
      request(method, path, status, milliseconds) {
        counted(method, path, status, milliseconds)
        log.request(method, path, status, milliseconds)
      },
      kept(method, path, status, milliseconds) {
        fromMemory.inc()
        counted(method, path, status, milliseconds)
        log.request(method, path, status, milliseconds)
      },
      made: () => made.inc(),
    }),
    watchPages(cache) {
      gauge('shop_pages_kept', 'Pages in memory.', () => cache.size)
      gauge('shop_pages_kept_bytes', 'Bytes of pages in memory.', () => cache.bytes)
    },
    async text() {
      await ofTheShop()
      return registry.metrics()
    },
    contentType: registry.contentType,
    async families() {
      await ofTheShop()
      return v.parse(Families, await registry.getMetricsAsJSON())
    },
    close() {
      watchStatements(null)
      delay.disable()
    },
  }
}

/** What the database says of the whole shop; a database that is away leaves the last numbers and says so. */
async function shopWideMetrics(
  { brand, database, now }: Watched,
  registry: Registry,
): Promise<() => Promise<void>> {
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const up = gauge('shop_database_up', '1 while the database answers.')
  const outboxAge = gauge('shop_outbox_age_seconds', 'How long the oldest mail or news has been due.')
  const outboxWaiting = gauge('shop_outbox_waiting', 'Mails and news on their way.')
  const outboxDead = gauge('shop_outbox_given_up', 'Mails that were given up.')
  const orders = gauge('shop_orders', 'The last number that an order was given.')
  const negativeStock = gauge('shop_stock_below_zero', 'Variants with less than nothing in stock.')
  const payments = new Counter({
    name: 'shop_payment_events_total',
    help: 'What happened to payments since the process began, by kind.',
    labelNames: ['kind'] as const,
    registers,
  })
  const vitals = new Counter({
    name: 'shop_web_vitals_total',
    help: 'What browsers measured since the process began, by metric and rating.',
    labelNames: ['metric', 'rating'] as const,
    registers,
  })
  const movesAge = gauge(
    'shop_payment_moves_age_seconds',
    'How long the oldest capture, refund or cancellation waits to be asked for.',
  )
  const auditAge = gauge('shop_audit_age_seconds', 'How long ago the last audit ended, or the process began.')
  const auditBroken = gauge('shop_audit_broken', 'Invariants that the last audit found broken.')
  // What grows from nothing to ten before it is first read would have grown by nothing.
  for (const kind of PAYMENT_KINDS) payments.inc({ kind }, 0)
  for (const metric of METRICS) for (const rating of RATINGS) vitals.inc({ metric, rating }, 0)
  const began = now().getTime()
  const mark = await latestMark(database.sql)

  async function read(): Promise<void> {
    const numbers = await shopNumbers(database.sql, { prefix: brand.orderNumberPrefix, now: now() })
    outboxAge.set(numbers.outboxAge)
    outboxWaiting.set(numbers.outboxWaiting)
    outboxDead.set(numbers.outboxDead)
    orders.set(numbers.orders)
    negativeStock.set(numbers.negativeStock)
    movesAge.set(numbers.movesAge)
    auditAge.set(numbers.auditAge ?? (now().getTime() - began) / 1000)
    auditBroken.set(numbers.auditBroken)
    const paid = await paymentEventsSince(database.sql, mark.payments)
    mark.payments = paid.mark
    for (const { kind, count } of paid.kinds) payments.inc({ kind }, count)
    const measured = await vitalsSinceMark(database.sql, mark.vitals)
    mark.vitals = measured.mark
    for (const { metric, rating, count } of measured.vitals) vitals.inc({ metric, rating }, count)
  }

  /** What is read once more while it is not answered would only wait behind itself. */
  let reading: Promise<void> | null = null
  return async () => {
    reading ??= read().finally(() => {
      reading = null
    })
    const isUp = await inTime(reading, ANSWER_MILLISECONDS, noAnswer).then(
      () => true,
      () => false,
    )
    up.set(isUp ? 1 : 0)
  }
}

function noAnswer(): Error {
  return new Error('The database does not answer.')
}

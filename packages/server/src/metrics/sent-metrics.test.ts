import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sendMetrics } from './sent-metrics.ts'
import type { MeasuredFamily } from './shop-metrics.ts'

type SentMetric = { name: string; unit: string; sum?: object; gauge?: object; histogram?: object }
type SentBody = {
  resourceMetrics: { resource: { attributes: object[] }; scopeMetrics: { metrics: SentMetric[] }[] }[]
}

const FAMILIES: MeasuredFamily[] = [
  { name: 'shop_pages_made_total', help: 'Pages.', type: 'counter', values: [{ value: 7, labels: {} }] },
  {
    name: 'shop_meeting_place_up',
    help: 'Up.',
    type: 'gauge',
    values: [{ value: 1, labels: { place: 'Valkey' } }],
  },
  {
    name: 'shop_request_seconds',
    help: 'Requests.',
    type: 'histogram',
    values: [
      { metricName: 'shop_request_seconds_bucket', value: 2, labels: { le: '0.1', route: '/p/$pdp/' } },
      { metricName: 'shop_request_seconds_bucket', value: 5, labels: { le: '1', route: '/p/$pdp/' } },
      { metricName: 'shop_request_seconds_bucket', value: 6, labels: { le: '+Inf', route: '/p/$pdp/' } },
      { metricName: 'shop_request_seconds_sum', value: 3.5, labels: { route: '/p/$pdp/' } },
      { metricName: 'shop_request_seconds_count', value: 6, labels: { route: '/p/$pdp/' } },
    ],
  },
]

const open: { close: () => void }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

test('what was measured is sent under the same names, with the key of the collector', async () => {
  const collector = await aCollector()

  await sentOnce(collector.url)

  const [{ body, key } = { body: null, key: null }] = collector.received
  const metrics = (body as SentBody | null)?.resourceMetrics[0]?.scopeMetrics[0]?.metrics ?? []
  expect(key).toBe('k')
  expect(metrics).toMatchObject([
    {
      name: 'shop_pages_made_total',
      sum: { isMonotonic: true, aggregationTemporality: 2, dataPoints: [{ asDouble: 7 }] },
    },
    {
      name: 'shop_meeting_place_up',
      gauge: {
        dataPoints: [{ asDouble: 1, attributes: [{ key: 'place', value: { stringValue: 'Valkey' } }] }],
      },
    },
    {
      name: 'shop_request_seconds',
      unit: 's',
      histogram: {
        dataPoints: [
          {
            explicitBounds: [0.1, 1],
            bucketCounts: [2, 3, 1],
            sum: 3.5,
            count: 6,
            attributes: [{ key: 'route', value: { stringValue: '/p/$pdp/' } }],
          },
        ],
      },
    },
  ])
})

test('a collector that is away holds up no stop', async () => {
  const begun = performance.now()

  await sentOnce('http://127.0.0.1:9/v1/metrics')

  expect(performance.now() - begun).toBeLessThan(5000)
})

async function sentOnce(metricsUrl: string): Promise<void> {
  const sending = sendMetrics(
    { families: async () => FAMILIES },
    { metricsUrl, headers: { 'api-key': 'k' } },
    { service: 'test', everyMilliseconds: 2000 },
  )
  await sending.close()
}

async function aCollector() {
  const received: { body: unknown; key: unknown }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    received.push({ body: JSON.parse(String(Buffer.concat(parts))), key: request.headers['api-key'] })
    response.end('{}')
  })
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/metrics` }
}

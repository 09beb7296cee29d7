import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PAGES } from '@shop/domain/link/pages'
import { traced, traceId } from '@shop/engine/trace/traced'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { requestRoutes } from '../metrics/request-route.ts'
import { aShopApp, type TestShopApp } from '../testing/a-shop-app.ts'
import { openTraces } from './open-traces.ts'

type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number; message?: string }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

const DEFAULTS = { port: 3000, dataFolder: '/tmp' }
const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

describe('a traced shop', () => {
  let shop: TestShopApp
  let collector: Awaited<ReturnType<typeof aCollector>>

  beforeAll(async () => {
    collector = await aCollector()
    shop = await aShopApp()
    // A shop that begins reads its stories beside its first requests, and that belongs to none of them.
    for (const locale of ['de-de', 'fr-fr', 'nl-nl'])
      await shop.ask(`http://localhost:3000/sitemap-${locale}-pages.xml`)
  })
  afterAll(async () => {
    await shop.close()
    collector.close()
  })

  const setup = () => ({ service: 'test', routeOf: requestRoutes(shop.engine.calls) })

  /** What arrives of some requests. */
  async function sentBy(
    ask: (serve: (path: string, headers?: HeadersInit) => Promise<Response>) => Promise<unknown>,
  ) {
    collector.bodies.length = 0
    const traces = openTraces({ url: collector.url, headers: { 'api-key': 'k' }, share: 1 }, setup())
    const serve = traces.serving((request: Request) => shop.ask(request.url, { headers: request.headers }))
    await ask(async (path, headers = {}) =>
      serve(new Request(`http://localhost:3000${path}`, { headers }), {}),
    )
    await traces.close()
    return spansOf(collector.bodies)
  }

  test('a request is told with everything that it waited for, in the trace of whoever asks', async () => {
    const spans = await sentBy((serve) => serve('/p/kissen-999/', { traceparent: PARENT }))

    const request = spans.find(({ name }) => name === `GET ${PAGES.product.path}`)
    const page = spans.find(({ name }) => name === 'page')
    expect(request).toMatchObject({
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      parentSpanId: '00f067aa0ba902b7',
    })
    expect(attributesOf(request)).toEqual({
      'http.request.method': 'GET',
      'http.route': PAGES.product.path,
      'http.response.status_code': 200,
    })
    expect(page?.parentSpanId).toBe(request?.spanId)
    expect(new Set(spans.map(({ traceId: id }) => id))).toEqual(new Set(['4bf92f3577b34da6a3ce929d0e0e4736']))
    expect(collector.keys).toContain('k')
  })

  test('statements belong to the call that waits for them', async () => {
    const spans = await sentBy((serve) => serve('/api/checkout/order/no-such-order-at-all/'))

    const statement = spans.find(({ attributes }) => attributes.some(({ key }) => key === 'db.system.name'))
    const parent = spans.find(({ spanId }) => spanId === statement?.parentSpanId)
    const request = spans.find(({ spanId }) => spanId === parent?.parentSpanId)
    expect([request?.name, parent?.name]).toEqual([
      'GET /api/checkout/order/{token}/',
      'call loadPlacedOrder',
    ])
  })

  test('nothing that somebody has typed, and no key of anybody, is sent', async () => {
    await sentBy(async (serve) => {
      await serve('/suche/?q=geheimnis')
      await serve('/geheimnis/unterseite/')
      await serve('/konto/bestellung/geheimnis/')
      await serve('/api/checkout/order/geheimnis-geheimnis-geheimnis/')
    })

    expect(collector.bodies.join('\n')).not.toContain('geheimnis')
    expect(collector.bodies.join('\n')).toContain('GET ')
  })

  test('a fault is marked by its kind, without its words', async () => {
    const spans = await sentBy(async () => {
      await expect(
        traced('work', {}, async () => {
          throw new TypeError('geheimnis')
        }),
      ).rejects.toThrow('geheimnis')
    })

    expect(spans).toMatchObject([{ name: 'work', status: { code: 2, message: 'TypeError' } }])
  })

  test('a line of the log knows its trace, and none when nobody traces', async () => {
    const seen: (string | null)[] = [traceId()]
    const spans = await sentBy(() => traced('work', {}, async () => seen.push(traceId())))
    seen.push(traceId())

    expect(seen).toEqual([null, spans[0]?.traceId, null])
  })

  test('a collector that is away costs no request', async () => {
    const traces = openTraces({ url: 'http://127.0.0.1:9/v1/traces', headers: {}, share: 1 }, setup())
    const serve = traces.serving((request: Request) => shop.ask(request.url))
    const answer = await serve(new Request('http://localhost:3000/agb/'), {})
    await traces.close()

    expect(answer.status).toBe(200)
    expect(shop.errors).toEqual([])
  })
})

test.each([
  [{}, null],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' },
    {
      url: 'http://localhost:4318/v1/traces',
      metricsUrl: 'http://localhost:4318/v1/metrics',
      headers: {},
      share: 1,
    },
  ],
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example/otlp/',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, team=shop',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    },
    {
      url: 'https://traces.example/otlp/v1/traces',
      metricsUrl: 'https://traces.example/otlp/v1/metrics',
      headers: { 'api-key': 'a b', team: 'shop' },
      share: 0.1,
    },
  ],
])('%j is %j', (environment, target) => {
  expect(readConfig(environment, DEFAULTS).traces).toEqual(target)
})

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost' }, 'whole address'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://traces.example' }, 'http://'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, 'api-key=secret'],
  [{ OTEL_TRACES_SAMPLER_ARG: '10' }, 'from 0 to 1'],
])('%j is refused', (environment, said) => {
  expect(() => readConfig(environment, DEFAULTS)).toThrow(said)
})

/** Takes what is sent to it, as JSON. */
async function aCollector() {
  const bodies: string[] = []
  const keys: unknown[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    keys.push(request.headers['api-key'])
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1/traces`, bodies, keys, close: () => server.close() }
}

function spansOf(bodies: readonly string[]): SentSpan[] {
  return bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
}

function attributesOf(span: SentSpan | undefined) {
  return Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  )
}

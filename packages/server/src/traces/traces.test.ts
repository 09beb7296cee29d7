import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { sampleMails } from '@shop/commerce/mail-samples/sample-mails'
import { fakeAdyen } from '@shop/commerce/testing/fake-adyen'
import { PAGES } from '@shop/domain/link/pages'
import { openShop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import { testBrand } from '@shop/engine/testing/test-brand'
import { traced, traceId } from '@shop/engine/trace/traced'
import { MailRefused } from '@shop/mail/mail-carrier'
import { smtpMailCarrier } from '@shop/mail/smtp/smtp-mail-carrier'
import { smtpSetupOf } from '@shop/mail/smtp/smtp-setup'
import { openAdyen } from '@shop/sales/payment/adyen/open-adyen'
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

/** A carrier that talks to a server needs no database. */
const NO_DATABASE = undefined as unknown as Sql
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
    asked = shop,
  ) {
    collector.bodies.length = 0
    const traces = openTraces({ url: collector.url, headers: { 'api-key': 'k' }, share: 1 }, setup())
    const serve = traces.serving((request: Request) => asked.ask(request.url, { headers: request.headers }))
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

  test('stories that are read are told without their addresses', { timeout: 120_000 }, async () => {
    // One that knows no story yet, and reads them beside its first request.
    const fresh = await aShopApp()
    const spans = await sentBy((serve) => serve('/sitemap-de-de-pages.xml'), fresh)
    await fresh.close()

    const read = spans.filter(({ name }) => name === 'content service')
    expect(read.length).toBeGreaterThan(0)
    expect(read.map(attributesOf)).toEqual(read.map(() => ({})))
    expect(collector.bodies.join()).not.toContain('content.local')
  })

  test('what is asked of the payment provider is told without who pays, and is failed where it fails', async () => {
    const provider = await fakeAdyen()
    const cards = openAdyen(provider.setup).cards
    const away = openAdyen({ ...provider.setup, endpoint: 'http://127.0.0.1:9' }).cards
    const spans = await sentBy(async () => {
      await cards?.list('geheimnis')
      await expect(away?.list('geheimnis')).rejects.toThrow('fetch failed')
    })
    await provider.close()

    expect(spans.map(({ name }) => name)).toEqual(['payment provider', 'payment provider'])
    expect(spans.map(({ status }) => status.code ?? 0)).toEqual([0, 2])
    expect(attributesOf(spans[0])).toEqual({
      'http.request.method': 'GET',
      'server.address': new URL(provider.setup.endpoint ?? '').host,
    })
    expect(collector.bodies.join()).not.toContain('geheimnis')
  })

  test('what a mail server takes, and what it refuses, is told by the kind of the mail alone', async () => {
    const server = await aMailServer()
    const [mail] = sampleMails(openShop(testBrand, 'de-de'), (path) => `https://shop.example${path}`)
    const setup = smtpSetupOf({ SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'shop@shop.example' })
    if (mail === undefined || setup === null || 'problem' in setup)
      throw new Error('There is no mail to send.')
    const carrier = smtpMailCarrier({ setup, brandId: 'test', replyTo: () => 'service@shop.example' })
    const carry = (to: string) =>
      carrier.carry(NO_DATABASE, { ...mail, to, key: to }, new Date('2026-11-26T12:00:00Z'))
    const spans = await sentBy(async () => {
      await carry('geheimnis@shop.example')
      await expect(carry('nobody-geheimnis@shop.example')).rejects.toThrow(MailRefused)
    })
    carrier.close?.()
    server.close()

    expect(spans.map(({ name }) => name)).toEqual(['mail server', 'mail server'])
    expect(spans.map(({ status }) => status.code ?? 0)).toEqual([0, 2])
    expect(spans.map(attributesOf)).toEqual([{ 'mail.kind': mail.kind }, { 'mail.kind': mail.kind }])
    expect(collector.bodies.join()).not.toContain('geheimnis')
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

/** Takes every mail but those to nobody, as a mail server does word by word. */
async function aMailServer() {
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    let isText = false
    socket.write('220 here\r\n')
    createInterface({ input: socket }).on('line', (line) => {
      if (isText && line !== '.') return
      if (line === 'DATA') isText = true
      else if (line === '.') isText = false
      const refused = /^RCPT TO:<nobody/i.test(line)
      socket.write(isText ? '354 go on\r\n' : refused ? '550 not here\r\n' : '250 well\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { port, close }
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

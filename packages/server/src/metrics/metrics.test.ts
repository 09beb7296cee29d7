import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { sql as raw } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../config/config.ts'
import { aShopApp, type TestShopApp } from '../testing/a-shop-app.ts'
import { openMetrics } from './open-metrics.ts'
import { requestRoutes } from './request-route.ts'

const FOLDER = new URL('../../../../deploy/monitoring/', import.meta.url)
const DEFAULTS = { port: 3000, dataFolder: '/tmp' }
let shop: TestShopApp
let metrics: Awaited<ReturnType<typeof openMetrics>>
const log = metricsLog()

beforeAll(async () => {
  shop = await aShopApp()
  metrics = await openMetrics(shop.engine, { host: '127.0.0.1', port: 0 })
  metrics.watchPages({ bytes: 4096, size: 2 })
})
afterAll(async () => {
  await metrics?.close()
  await shop?.close()
})

const text = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
/** The names under which Prometheus knows what is handed out. */
const names = async () =>
  new Set([...(await text()).matchAll(/^(shop_[a-z0-9_]+)/gm)].flatMap(([, name = '']) => name))
const namesIn = (expression: string) => [...expression.matchAll(/\bshop_[a-z0-9_]+/g)].map(([name]) => name)

test('requests are counted by route and status, pages from memory and refusals besides', async () => {
  const counting = metrics.logging(log)
  counting.request('GET', '/', 200, 12)
  counting.kept?.('GET', '/kissen/', 200, 0.2)
  counting.made?.()
  counting.request('POST', '/api/user/auth/login/', 429, 3)

  const said = await text()

  expect(said).toContain('shop_request_seconds_count{route="/",method="GET",status="200"} 1')
  expect(said).toContain(
    'shop_request_seconds_count{route="/api/user/auth/{mode}/",method="POST",status="429"} 1',
  )
  expect(said).toMatch(/^shop_pages_from_memory_total 1$/m)
  expect(said).toMatch(/^shop_pages_made_total 1$/m)
  expect(said).toMatch(/^shop_limits_refused_total 1$/m)
  expect(log.lines).toHaveLength(3)
})

test('the outbox, what happened to payments and web vitals are read with each scrape, and counted once', async () => {
  await shop.engine.database.sql.execute(raw`insert into outbox (topic, payload, available_at)
    values ('mail', '{}', now() - interval '10 minutes')`)
  await shop.engine.database.sql.execute(raw`insert into web_vitals
    (measured_at, locale, page_kind, path, metric, value, rating, attribution)
    values (now(), 'de-de', 'home', '/', 'LCP', 1000, 'good', '{}')`)

  const first = await text()
  const second = await text()

  expect(Number(/^shop_outbox_age_seconds ([\d.]+)$/m.exec(first)?.[1])).toBeGreaterThan(590)
  expect(first).toContain('shop_web_vitals_total{metric="LCP",rating="good"} 1')
  expect(second).toContain('shop_web_vitals_total{metric="LCP",rating="good"} 1')
  expect(second).toMatch(/^shop_database_up 1$/m)
  expect(second).toMatch(/^shop_meeting_place_up\{place="memory"\} 1$/m)
  expect(second).toMatch(/^shop_statement_seconds_count [1-9]/m)
})

test('every metric of the dashboard and of the alerts is there', async () => {
  const known = await names()
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    readFileSync(new URL('grafana-dashboard.json', FOLDER), 'utf8'),
  )
  const alerts: { groups: { rules: { alert: string; expr: string; annotations: { todo: string } }[] }[] } =
    parse(readFileSync(new URL('prometheus-alerts.yaml', FOLDER), 'utf8'))
  const rules = alerts.groups.flatMap((group) => group.rules)
  // A counter with labels has no row before it was counted.
  const later = ['shop_payment_events_total', 'shop_web_vitals_total']
  const named = [
    ...dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))),
    ...rules.flatMap(({ expr }) => namesIn(expr)),
  ]
  const typed = new Set([...(await text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))

  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((name) => !known.has(name) && !later.includes(name))).toEqual([])
  expect(later.filter((name) => !typed.has(name))).toEqual([])
  expect(rules.filter(({ annotations }) => !annotations.todo)).toEqual([])
})

test('nothing but metrics is handed out there, and none at the shop', async () => {
  const other = await fetch(`http://127.0.0.1:${metrics.port}/`)
  const ofTheShop = await shop.ask('/metrics')

  expect(other.status).toBe(404)
  expect(await ofTheShop.text()).not.toContain('shop_request_seconds')
})

test.each([
  ['/', '/'],
  ['/fr-ch/', '/'],
  ['/kasse/', '/kasse/'],
  ['/fr-ch/kasse/_payload.json', 'data of /kasse/'],
  ['/api/shop/basket/get/basket_1_0123abcd/', '/api/shop/basket/get/{basketKey}/'],
  ['/api/user/orders/T00000001/', '/api/user/orders/{orderNumber}/'],
  ['/api/no/such/call/', '/api/'],
  ['/ucp/v1/carts/0123/', '/ucp/'],
  ['/assets/entry.123.js', '/assets/'],
  ['/wp-login.php', 'file'],
])('%s is %s', (path, route) => {
  expect(requestRoutes(shop.engine.calls)('GET', path)).toBe(route)
})

test('whatever is typed makes no route of its own', () => {
  const routeOf = requestRoutes(shop.engine.calls)
  const pages = ['/a-1/', '/b-2/', '/nobody@example.org/', '/c/d/e/']
  const calls = ['/api/a/b/c/', '/api/d/', '/api/user/e/f/g/']

  expect(new Set(pages.map((path) => routeOf('GET', path))).size).toBe(1)
  expect(new Set(calls.map((path) => routeOf('GET', path))).size).toBe(1)
})

test.each([
  ['9464', { host: '127.0.0.1', port: 9464 }],
  ['10.0.0.5:9464', { host: '10.0.0.5', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
])('METRICS_PORT=%s is %j', (METRICS_PORT, metricsAt) => {
  expect(readConfig({ METRICS_PORT }, DEFAULTS).metrics).toEqual(metricsAt)
})

test.each([
  ['3000', /a port of its own/],
  ['70000', /from 1 to 65535/],
  ['metrics', /such as 9464/],
])('METRICS_PORT=%s is refused', (METRICS_PORT, said) => {
  expect(() => readConfig({ METRICS_PORT }, DEFAULTS)).toThrow(said)
})

test('without METRICS_PORT nothing is measured', () => {
  expect(readConfig({}, DEFAULTS).metrics).toBeNull()
})

test('a port that is taken is said', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0

  await expect(openMetrics(shop.engine, { host: '127.0.0.1', port })).rejects.toThrow(
    /METRICS_PORT is in use/,
  )
  other.close()
})

function metricsLog() {
  const lines: string[] = []
  return {
    lines,
    request: (_: string, path: string) => void lines.push(path),
    warn: () => undefined,
    error: () => undefined,
  }
}

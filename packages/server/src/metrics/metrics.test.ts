import { createServer } from 'node:http'
import { sql as raw } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { aShopApp, type TestShopApp } from '../testing/a-shop-app.ts'
import { monitored } from '../testing/monitored.ts'
import { exposedMetrics, promqlProblems } from '../testing/promql.ts'
import { openMetrics } from './open-metrics.ts'
import { requestRoutes } from './request-route.ts'

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
const brand = () => shop.engine.brand.id
/** Every line says of which shop it is, as one Prometheus reads several. */
const line = (name: string, value: string) => new RegExp(`^${name}\\{shop="${brand()}"\\} ${value}$`, 'm')
const measured = (said: string, name: string) => line(name, '([\\d.e+-]+)').exec(said)?.[1]

test('requests are counted by route and status, pages from memory and refusals besides', async () => {
  const counting = metrics.logging(log)
  counting.request('GET', '/', 200, 12)
  counting.kept?.('GET', '/kissen/', 200, 0.2)
  counting.made?.()
  counting.request('POST', '/api/user/auth/login/', 429, 3)

  const said = await text()

  expect(said).toContain(
    `shop_request_seconds_count{shop="${brand()}",route="/",method="GET",status="200"} 1`,
  )
  expect(said).toContain(
    `shop_request_seconds_count{shop="${brand()}",route="/api/user/auth/{mode}/",method="POST",status="429"} 1`,
  )
  expect(said).toMatch(line('shop_pages_from_memory_total', '1'))
  expect(said).toMatch(line('shop_pages_made_total', '1'))
  expect(said).toMatch(line('shop_limits_refused_total', '1'))
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

  expect(Number(measured(first, 'shop_outbox_age_seconds'))).toBeGreaterThan(590)
  expect(first).toContain(`shop_web_vitals_total{metric="LCP",rating="good",shop="${brand()}"} 1`)
  expect(second).toContain(`shop_web_vitals_total{metric="LCP",rating="good",shop="${brand()}"} 1`)
  expect(second).toMatch(line('shop_database_up', '1'))
  expect(second).toMatch(/^shop_meeting_place_up\{place="memory",shop="[^"]+"\} 1$/m)
  expect(second).toMatch(line('shop_statement_seconds_count', '[1-9]\\d*'))
})

// A burst before the first scrape was no growth, and an alert of it never came.
test('what is counted by kind is nothing before it happens', async () => {
  const said = await text()

  for (const kind of ['disputed', 'chargedBack', 'captureFailed', 'late', 'refused', 'tooMuch'])
    expect(said).toContain(`shop_payment_events_total{kind="${kind}",shop="${brand()}"} 0`)
  expect(said).toContain(`shop_web_vitals_total{metric="INP",rating="poor",shop="${brand()}"} 0`)
})

// Money that nobody can be asked for, and audits that nobody made, were in the log alone.
test('how long money waits to be asked for and what the last audit found are there', async () => {
  const { sql } = shop.engine.database
  const before = await text()
  await sql.execute(raw`alter table payment_moves disable trigger all`)
  await sql.execute(raw`insert into payment_moves
    (id, payment_id, provider, target, kind, amount, state, reason, attempts, due_at, created_at, updated_at)
    values ('m1', 'p1', 'x', 't', 'capture', 100, 'due', 'shipped', 3, now() + interval '1 hour',
      now() - interval '2 hours', now())`)
  await sql.execute(raw`insert into audits (night, claimed_until, ended_at, broken) values
    ('2026-11-20', now(), now() - interval '3 days', 0), ('2026-11-21', now(), now() - interval '2 days', 4),
    ('2026-11-22', now(), null, null)`)

  const after = await text()
  await sql.execute(raw`delete from payment_moves`)
  await sql.execute(raw`alter table payment_moves enable trigger all`)

  expect(Number(measured(before, 'shop_payment_moves_age_seconds'))).toBe(0)
  expect(Number(measured(before, 'shop_audit_age_seconds'))).toBeLessThan(3600)
  expect(Number(measured(after, 'shop_payment_moves_age_seconds'))).toBeGreaterThan(7190)
  expect(Number(measured(after, 'shop_audit_age_seconds'))).toBeGreaterThan(172_000)
  expect(after).toMatch(line('shop_audit_broken', '4'))
})

// A scrape waited for the database, so that no alert ever heard that it was silent.
test('a database that says nothing is told as away, within a scrape, and asked again', async () => {
  const silent = vi
    .spyOn(shop.engine.database.sql, 'execute')
    .mockReturnValueOnce(new Promise((resolve) => setTimeout(resolve, 4000)) as never)

  const away = await text()
  await expect.poll(text, { timeout: 10_000 }).toMatch(line('shop_database_up', '1'))

  expect(away).toMatch(line('shop_database_up', '0'))
  expect(away).toMatch(line('shop_memory_bytes', '[1-9]\\d*'))
  silent.mockRestore()
}, 30_000)

// Only their names had been compared: an alert over a label that nobody has, or over the rate of a gauge, never fires.
test('every expression of the dashboard and of the alerts finds what a shop hands out', async () => {
  metrics.logging(log).request('GET', '/', 500, 12)
  const known = exposedMetrics(await text())
  const { rules, expressions } = monitored()
  // Those of the office are compared with what the office hands out: scripts/deploy/monitoring.test.ts.
  const ofShops = expressions.filter((expression) => !expression.includes('office_'))

  expect(ofShops.length).toBeGreaterThan(35)
  expect(
    ofShops.flatMap((expression) =>
      promqlProblems(expression, known).map((problem) => `${expression}: ${problem}`),
    ),
  ).toEqual([])
  // Of two shops in one Prometheus each is looked at by itself.
  expect(rules.filter(({ expr }) => expr.includes('shop_') && !expr.includes('by (shop'))).toEqual([])
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

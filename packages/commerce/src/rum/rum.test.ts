import { reportConsent, sendErrors, sendMetrics } from '@shop/api-client/contract/rum'
import { isRetailCookie, openRetailLink, retailCookie } from '@shop/customers/rum/retail-device-store'
import { logEntries } from '@shop/engine/command/command-log-store'
import { consentDecisions, webVitals } from '@shop/engine/db/schema/measurements'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { apiResponse } from '../http-api.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const SECRET = 'a secret for tests'
const lcp = { name: 'LCP' as const, value: 1200, rating: 'good' as const, attribution: { target: 'img' } }
const decision = {
  action: 'denyAll' as const,
  shopId: 7,
  href: 'https://shop.example/konto/bestellung/LH00000042/?token=abc',
  version: '1-abc',
  consents: { shop: true, econda: false },
}

describe.each(await ruleEngines())('what browsers report, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let anna: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    anna = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const vitals = (...words: string[]) => runCommand(engine.database, ['vitals', ...words], clock.now())
  const measured = (path: string, value: number, name: 'LCP' | 'CLS' = 'LCP') =>
    anna.call(sendMetrics, {
      path,
      href: 'https://shop.example/?q=secret',
      metrics: [{ ...lcp, name, value }],
    })

  test('a measurement is kept with its page, and without whoever measured it', async () => {
    await measured('/p/sofa-100102/', 1200)
    await measured('/konto/bestellung/LH00000042/', 900)

    const rows = await engine.database.sql.select().from(webVitals)
    expect(rows).toMatchObject([
      { locale: 'de-de', pageKind: 'product', path: '/p/sofa-100102/', metric: 'LCP', value: 1200 },
      { pageKind: 'account', path: '/account/', attribution: { target: 'img' } },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/secret|127\.0\.0\.1|LH0000/)
  })

  // The words of personal pages were only looked for without the prefix of a locale, so an order number of any shop
  // but the first was kept, and all its pages counted as content.
  test('in a shop below a prefix pages are of the same kinds, and no order is named', async () => {
    const marie = await aVisitor(engine, 'fr-ch')
    const paths = ['/fr-ch/', '/fr-ch/p/sofa-100102/', '/fr-ch/konto/bestellung/LH00000042/', '/fr-chaises/']
    for (const path of paths)
      await marie.call(sendMetrics, { path, href: `https://shop.example${path}`, metrics: [lcp] })

    const rows = await engine.database.sql.select().from(webVitals)
    expect(rows).toMatchObject([
      { locale: 'fr-ch', pageKind: 'home', path: '/' },
      { pageKind: 'product', path: '/p/sofa-100102/' },
      { pageKind: 'account', path: '/account/' },
      { pageKind: 'content', path: '/fr-chaises/' },
    ])
  })

  test('the summary says what three of four page views did not exceed', async () => {
    for (const value of [1000, 2000, 3000, 4000]) await measured('/', value)
    await measured('/p/sofa-100102/', 5000)
    await measured('/', 0.04, 'CLS')

    const { lines, exitCode } = await vitals()

    expect(exitCode).toBe(0)
    expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
      'page metric views p75 good poor',
      'all CLS 1 0.040 100 % 0 %',
      'all LCP 5 4000 ms 100 % 0 %',
      'home CLS 1 0.040 100 % 0 %',
      'home LCP 4 3250 ms 100 % 0 %',
      'product LCP 1 5000 ms 100 % 0 %',
    ])
  })

  test('what is older than the days asked for does not count, and is forgotten after ninety', async () => {
    await measured('/', 1000)
    clock.forward(3 * 86_400)

    expect((await vitals('2')).exitCode).toBe(1)
    expect((await vitals('4')).exitCode).toBe(0)
    expect((await vitals('0')).exitCode).toBe(2)
    expect((await vitals('a week')).exitCode).toBe(2)

    clock.forward(90 * 86_400)
    await engine.tidy()
    expect(await engine.database.sql.select().from(webVitals)).toEqual([])
  })

  test.each([
    ['a metric that nobody knows', { ...lcp, name: 'FID' }],
    ['a time before the beginning', { ...lcp, value: -1 }],
    ['no number', { ...lcp, value: 'fast' }],
    ['a rating that nobody gives', { ...lcp, rating: 'superb' }],
    ['a story instead of a fact', { ...lcp, attribution: { target: 'x'.repeat(400) } }],
  ])('%s is refused', async (_, metric) => {
    const { status } = await anna.try(sendMetrics, { path: '/', href: '/', metrics: [metric] })

    expect(status).toBe(422)
  })

  test('a beacon of ten megabytes is refused before it is read', async () => {
    const body = JSON.stringify({ path: '/', href: '/', metrics: [], filler: 'x'.repeat(10_000_000) })
    const request = new Request('https://shop.example/rum/metrics/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body,
    })
    const options = { locale: 'de-de' as const, clientAddress: '127.0.0.1', secureCookies: false }

    expect((await apiResponse(engine, request, options)).status).toBe(413)
  })

  test('of a thousand beacons at once a few hundred are kept, and the rest is told when to come back', async () => {
    const input = { path: '/', href: '/', metrics: [lcp] }
    const answers = await Promise.all(Array.from({ length: 1000 }, () => anna.try(sendMetrics, input)))

    const kept = answers.filter(({ status }) => status === 204)
    const refused = answers.filter(({ status }) => status === 429)
    expect(kept.length).toBe(240)
    expect(refused.length).toBe(760)
    expect(refused[0]?.headers['retry-after']).toBe('60')
    expect(await engine.database.sql.select().from(webVitals)).toHaveLength(240)
  })

  test('a decision is kept as proof, without whoever made it', async () => {
    await anna.call(reportConsent, decision)

    const rows = await engine.database.sql.select().from(consentDecisions)
    expect(rows).toMatchObject([
      {
        shopId: 101,
        action: 'denyAll',
        path: '/konto/bestellung/…/',
        version: '1-abc',
        consents: { shop: true, econda: false },
      },
    ])
  })

  test.each([
    ['no address', { ...decision, href: 'nowhere' }],
    ['another action', { ...decision, action: 'laugh' }],
    ['no answers', { ...decision, consents: { econda: 'maybe' } }],
  ])('a decision with %s is refused', async (_, input) => {
    expect((await anna.try(reportConsent, input)).status).toBe(422)
  })

  test('errors of browsers are nobody’s business where nobody reads them', async () => {
    const error = { name: 'TypeError', message: 'x', stack: '' }
    await anna.call(sendErrors, { path: '/', errors: [error], trace: null })

    const error403 = await engine.call(sendErrors, { path: '/' }, { ...nobody, address: null })
    expect(error403.status).toBe(422)
  })

  test('a device of a store is marked once, by its link', async () => {
    const { lines } = await runCommand(engine.database, ['retail', 'add', 'Kasse', '1'], clock.now())
    const token = lines.join(' ').match(/token=(\S+)/)?.[1] ?? ''
    const { sql } = engine.database

    const id = await openRetailLink(sql, token, clock.now())
    expect(id).not.toBeNull()
    expect(await openRetailLink(sql, token, clock.now())).toBeNull()

    const cookie = retailCookie(id ?? '', SECRET)
    expect(await isRetailCookie(sql, cookie, SECRET)).toBe(true)
    expect(await isRetailCookie(sql, cookie, 'another secret')).toBe(false)
    expect(await isRetailCookie(sql, `${id}.forged`, SECRET)).toBe(false)
    expect(await isRetailCookie(sql, null, SECRET)).toBe(false)

    const list = await runCommand(engine.database, ['retail', 'list'], clock.now())
    expect(list.lines).toEqual([`${id}  Kasse 1  (since 2026-11-21)`])
    await runCommand(engine.database, ['retail', 'remove', id ?? ''], clock.now())
    expect(await isRetailCookie(sql, cookie, SECRET)).toBe(false)
  })

  test('the log has each device that came and went, and never what opens its link', async () => {
    const run = (...words: string[]) => runCommand(engine.database, ['retail', ...words], clock.now())
    const token = (await run('add', 'Kasse', '1')).lines.join(' ').match(/token=(\S+)/)?.[1] ?? ''
    const id = (await run('list')).lines[0]?.split(' ')[0] ?? ''
    const unknown = await run('remove', 'nowhere')
    await run('remove', id)

    const entries = await logEntries(engine.database.sql, { before: null, withReads: false, limit: 5 })
    expect(unknown.exitCode).toBe(1)
    expect(entries).toMatchObject([
      {
        command: 'removeStoreDevice',
        object: `storeDevice:${id}`,
        by: 'operator',
        before: { name: 'Kasse 1', openedAt: null },
      },
      { command: 'addStoreDevice', object: `storeDevice:${id}`, before: null, after: { name: 'Kasse 1' } },
    ])
    expect(token).not.toBe('')
    expect(JSON.stringify(entries)).not.toContain(token)
  })

  test('a link that is a day old marks nothing', async () => {
    const { lines } = await runCommand(engine.database, ['retail', 'add', 'Kasse'], clock.now())
    const token = lines.join(' ').match(/token=(\S+)/)?.[1] ?? ''
    clock.forward(86_401)

    expect(await openRetailLink(engine.database.sql, token, clock.now())).toBeNull()
  })
})

const nobody = {
  locale: 'de-de' as const,
  token: null,
  address: null,
  idempotencyKey: null,
  userAgent: null,
}

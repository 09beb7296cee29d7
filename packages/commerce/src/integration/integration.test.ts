import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { SCOPES, scopeOfRight } from '@shop/domain/staff/token-scopes'
import { watchStatements } from '@shop/engine/db/connection/statement-watch'
import { futurePrices, prices, products, stock } from '@shop/engine/db/schema/catalogue'
import { integrationTokens } from '@shop/engine/db/schema/integration'
import { commandLog } from '@shop/engine/db/schema/staff'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { buy } from '../testing/checkout-steps.ts'
import { anIntegration, linesOf, type TestIntegration } from '../testing/integration-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'
import { BULK_OPERATIONS } from './bulk-operations.ts'
import { OPERATIONS } from './operations.ts'
import { TOKEN_LIMIT } from './token-limit.ts'

const NUMBER = 'T00000001'
const ORDERS = ['orders:read', 'orders:write'] as const

describe.each(await ruleEngines())('the integration API, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let api = {} as TestIntegration
  beforeEach(async () => {
    behind = await open()
    api = anIntegration(behind)
  }, 60_000)
  afterEach(() => behind.engine.close())

  const sql = () => behind.engine.database.sql
  const run = (...words: string[]) => runCommand(behind.engine.database, words, behind.clock.now())
  const logged = (command: string) => sql().select().from(commandLog).where(eq(commandLog.command, command))
  const unitsOf = async (variantId: number) =>
    (await sql().select().from(stock).where(eq(stock.variantId, variantId)))[0]?.quantity

  describe('tokens', () => {
    test('every operation refuses every scope but its own', async () => {
      const tokens = new Map(
        await Promise.all(SCOPES.map(async (scope) => [scope, await api.token([scope])] as const)),
      )
      const asked = [
        ...OPERATIONS.map(({ method, path, handler }) => ({ method, path, right: handler.command.right })),
        ...BULK_OPERATIONS.map(({ path, right }) => ({ method: 'POST', path, right })),
      ]

      const wrong: string[] = []
      for (const { method, path, right } of asked)
        for (const [scope, token] of tokens) {
          const place = path.replaceAll(/\{\w+\}/g, 'x')
          const { status } = await api.asked(method, place, { token })
          if ((status === 403) === (scope === scopeOfRight(right))) wrong.push(`${method} ${path} ${scope}`)
        }

      expect(wrong).toEqual([])
      expect(asked.filter(({ right }) => scopeOfRight(right) === null)).toEqual([])
      expect(api.errors).toEqual([])
    }, 60_000)

    test('what is missing, unknown, revoked or over lets nobody in', async () => {
      const [revoked, ended] = [await api.token(['stock:read'], 10), await api.token(['stock:read'], 1)]
      const status = async (token?: string) =>
        (await api.asked('GET', '/stock', token === undefined ? {} : { token })).status
      expect([await status(revoked), await status(ended)]).toEqual([200, 200])

      const [first] = await sql()
        .select()
        .from(integrationTokens)
        .where(eq(integrationTokens.prefix, revoked.slice(0, 14)))
      await run('tokens', 'revoke', first?.id ?? '')
      behind.clock.forward(24 * 60 * 60)

      expect(await status()).toBe(401)
      expect(await status('shopint_0123456789012345678901234567890123456789abc')).toBe(401)
      expect([await status(revoked), await status(ended)]).toEqual([401, 401])
    })

    // Sixty wrong tokens a minute from a cloud's address kept every right one behind it out.
    test('wrong tokens run out, and keep no right one of the same address out', async () => {
      const token = await api.token(['stock:read'])
      const wrong = 'shopint_0123456789012345678901234567890123456789abc'
      const statuses = []
      for (let count = 0; count < 62; count += 1)
        statuses.push((await api.asked('GET', '/stock', { token: wrong })).status)

      expect([statuses[0], statuses[59], statuses[60], statuses[61]]).toEqual([401, 401, 429, 429])
      expect((await api.asked('GET', '/stock', { token })).status).toBe(200)
      expect((await api.asked('GET', '/stock', { token: wrong })).status).toBe(429)
    })

    test('a token is kept as a digest, known by its beginning, and seen when it was used', async () => {
      const token = await api.token(['stock:read'])
      const [never] = (await run('tokens', 'list')).lines.slice(2)

      await api.asked('GET', '/stock', { token })

      const kept = JSON.stringify([await sql().select().from(integrationTokens), await logged('createToken')])
      const { lines } = await run('tokens', 'list')
      expect(kept).not.toContain(token)
      expect(never).toContain('never used')
      expect(lines[0]).toContain(`${token.slice(0, 14)}…  ERP`)
      expect(lines[2]).toContain('last used 2026-11-21 12:00')
    })

    test('a scope that is none is refused with those there are', async () => {
      const { lines, exitCode } = await run('tokens', 'create', 'ERP', '--scopes', 'staff:write')

      expect(exitCode).toBe(2)
      expect(lines.join()).toContain('products:read')
    })

    test('a token has its minute, which the answers count down', async () => {
      const token = await api.token(['stock:read'])
      const first = await api.asked('GET', '/stock', { token })
      for (let count = 1; count < TOKEN_LIMIT.most; count += 1)
        await api.fetched('GET', '/stock/x', { token })

      const over = await api.asked('GET', '/stock', { token })

      expect(first.headers.get('ratelimit')).toBe(`"default";r=${TOKEN_LIMIT.most - 1};t=60`)
      expect(over).toMatchObject({ status: 429, body: { title: 'too many requests' } })
      expect(over.headers.get('retry-after')).toBe('60')
      expect((await api.asked('GET', '/stock', { token: await api.token(['stock:read']) })).status).toBe(200)
    }, 60_000)
  })

  describe('lists', () => {
    // A system without web hooks had to read everything again to find what had changed.
    test('a list that is polled has what has changed since a moment', async () => {
      const token = await api.token([
        'stock:read',
        'prices:read',
        'products:read',
        'customers:read',
        ...ORDERS,
      ])
      await buy(await aVisitor(behind.engine), { variantId: VARIANTS.scaled })
      await buy(await aVisitor(behind.engine), { variantId: VARIANTS.scaled })
      for (const table of ['orders', 'stock', 'prices', 'products'])
        await sql().execute(`update ${table} set updated_at = '2026-01-01'`)
      behind.clock.forward(60)
      const since = behind.clock.now().toISOString()
      const changed = async (path: string, from = since) =>
        (await api.asked('GET', `${path}?updatedSince=${from}`, { token })).body.items

      await run('orders', 'note', NUMBER, 'call back')
      await sql().update(stock).set({ quantity: 3 }).where(eq(stock.variantId, VARIANTS.cushion))
      await sql().update(stock).set({ quantity: 5 }).where(eq(stock.variantId, VARIANTS.scarce))
      await sql()
        .update(prices)
        .set({ price: 1 })
        .where(and(eq(prices.variantId, VARIANTS.cushion), eq(prices.country, 'DE')))
      await sql().update(products).set({ updatedAt: behind.clock.now() }).where(eq(products.id, 1))

      expect(await changed('/orders')).toMatchObject([{ number: NUMBER }])
      expect(await changed('/stock', '2026-02-01T00:00:00Z')).toMatchObject([
        { variantId: VARIANTS.cushion, quantity: 3 },
      ])
      expect(await changed('/prices', '2026-02-01T00:00:00Z')).toMatchObject([
        { variantId: VARIANTS.cushion, country: 'DE', price: 1 },
      ])
      expect(await changed('/products')).toMatchObject([{ id: 1 }])
      expect(await changed('/customers', '2999-01-01T00:00:00Z')).toEqual([])
      expect((await api.asked('GET', '/stock?updatedSince=yesterday', { token })).status).toBe(422)
    })

    test('a list has everything once, whatever comes and goes meanwhile', async () => {
      const token = await api.token(['products:read'])
      const [template] = await sql().select().from(products).where(eq(products.id, 8))
      if (template === undefined) throw new Error('There is no product.')
      const { numberKey: _, ...row } = template
      const add = (id: number) =>
        sql()
          .insert(products)
          .values({ ...row, id, referenceKey: `new-${id}` })
      await add(20)

      const seen: number[] = []
      let cursor: string | null = null
      let turns = 0
      do {
        const query: string = cursor === null ? '' : `&cursor=${cursor}`
        const { body } = await api.asked('GET', `/products?limit=2${query}`, { token })
        seen.push(...body.items.map(({ id }: { id: number }) => id))
        cursor = body.next
        turns += 1
        await add(100 - turns)
        if (turns === 2)
          await sql()
            .delete(products)
            .where(eq(products.id, seen[0] ?? 0))
      } while (cursor !== null && turns < 20)

      expect(seen.filter((id) => id <= 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 20])
      expect(new Set(seen).size).toBe(seen.length)
    })

    test.each(['/stock', '/prices', '/redirects', '/customers', '/orders', '/promotions'])(
      '%s refuses a cursor that it has not made',
      async (path) => {
        const token = await api.token(SCOPES)

        const { status, body } = await api.asked('GET', `${path}?cursor=bm9uc2Vuc2U`, { token })

        expect([status, body.title]).toEqual([400, 'refused'])
      },
    )

    test('an answer that is known is not sent again', async () => {
      const token = await api.token(['products:read', 'stock:write'])
      const first = await api.asked('GET', '/products/1', { token })
      const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
      const same = await api.asked('GET', '/products/1', { token, headers })
      await api.asked('POST', '/stock', {
        token,
        lines: linesOf([{ variantId: VARIANTS.cushion, quantity: 3 }]),
      })

      const other = await api.asked('GET', '/products/1', { token, headers })

      expect(first.body).toMatchObject({ name: { de: 'Kissen' }, variants: [{ quantity: 10 }] })
      expect([same.status, same.body]).toEqual([304, null])
      expect([other.status, other.body.variants[0].quantity]).toEqual([200, 3])
    })

    test('what is wrong with a request is said by field', async () => {
      const token = await api.token(SCOPES)

      const wrong = await api.asked('GET', '/stock?limit=1000&page=2', { token })

      expect(wrong.headers.get('content-type')).toBe('application/problem+json')
      expect(wrong).toMatchObject({
        status: 422,
        body: {
          type: 'urn:shop:problem:input_invalid',
          errors: [{ pointer: '/limit', detail: 'Ask for at most 200 at a time.' }, { pointer: '/page' }],
        },
      })
      expect((await api.asked('GET', '/stock/999999', { token })).status).toBe(404)
      expect((await api.asked('GET', '/nowhere', { token })).status).toBe(404)
      expect((await api.asked('PATCH', '/stock', { token })).headers.get('allow')).toBe('GET, POST')
    })
  })

  describe('lines', () => {
    test('good lines are taken, and bad ones reported with their fields', async () => {
      const token = await api.token(['stock:write'])
      const lines = `${linesOf([
        { variantId: VARIANTS.cushion, quantity: 7 },
        { referenceKey: 'nowhere', quantity: 1 },
        { variantId: VARIANTS.scarce, quantity: -1 },
      ])}{"variantId":\n${linesOf([{ variantId: VARIANTS.scarce, quantity: 5 }])}`

      const { status, body } = await api.asked('POST', '/stock', { token, lines })

      expect(status).toBe(200)
      expect(body).toMatchObject({ changed: 1, unchanged: 1, refused: 3 })
      expect(
        body.problems.map(({ line, pointer }: { line: number; pointer: string }) => [line, pointer]),
      ).toEqual([
        [2, '/referenceKey'],
        [3, '/quantity'],
        [4, ''],
      ])
      expect([await unitsOf(VARIANTS.cushion), await unitsOf(VARIANTS.scarce)]).toEqual([7, 5])
      expect(await logged('upsertStock')).toMatchObject([
        {
          by: `ERP (${token.slice(0, 14)}…)`,
          staffId: null,
          after: { changed: 1, unchanged: 1, refused: 3 },
        },
      ])
    })

    test('the same request under one key is done once, and another one refused', async () => {
      const token = await api.token(['stock:write'])
      const headers = { 'idempotency-key': 'first' }
      const seven = linesOf([{ variantId: VARIANTS.cushion, quantity: 7 }])
      const first = await api.asked('POST', '/stock', { token, headers, lines: seven })
      await api.asked('POST', '/stock', {
        token,
        lines: linesOf([{ variantId: VARIANTS.cushion, quantity: 9 }]),
      })

      const again = await api.asked('POST', '/stock', { token, headers, lines: seven })
      const other = await api.asked('POST', '/stock', { token, headers, lines: `${seven}\n${seven}` })

      expect(again.body).toEqual(first.body)
      expect(await unitsOf(VARIANTS.cushion)).toBe(9)
      expect(other).toMatchObject({ status: 422, body: { title: 'idempotency key reused' } })
    })

    // The key was known by its body alone: lines of another address got the answer of the first, and nothing was done.
    test('the same lines at another address are another request', async () => {
      const token = await api.token(['stock:write', 'prices:write'])
      const headers = { 'idempotency-key': 'first' }
      const lines = linesOf([{ variantId: VARIANTS.cushion, quantity: 7 }])
      await api.asked('POST', '/stock', { token, headers, lines })

      const other = await api.asked('POST', '/prices', { token, headers, lines })

      expect(other).toMatchObject({ status: 422, body: { title: 'idempotency key reused' } })
    })

    test('a product is made, changed and found as it was sent', async () => {
      const token = await api.token(['products:read', 'products:write'])
      const { tinyCatalogue } = await import('@shop/catalogue/testing/tiny-catalogue')
      const [product] = tinyCatalogue().filter((record) => record.kind === 'product' && record.id === 1)
      const renamed = { ...product, name: { de: 'Polster', fr: 'Coussin', nl: 'Kussen' } }

      const { body } = await api.asked('POST', '/products', { token, lines: linesOf([renamed, product]) })

      expect(body).toMatchObject({
        created: 0,
        changed: 1,
        refused: 1,
        problems: [{ line: 2, pointer: '/id' }],
      })
      expect((await api.asked('GET', '/products/1', { token })).body.name.de).toBe('Polster')
    })

    test('a price to come holds from its moment on', async () => {
      const token = await api.token(['prices:read', 'prices:write'])
      const priced = { variantId: VARIANTS.cushion, country: 'DE' }
      const later = { ...priced, price: 1799, validFrom: '2026-12-01T00:00:00.000Z' }
      const still = { ...priced, price: 1699, validFrom: '2026-12-02T00:00:00.000Z' }
      const now = async () =>
        (
          await sql()
            .select()
            .from(prices)
            .where(and(eq(prices.variantId, VARIANTS.cushion), eq(prices.country, 'DE')))
        )[0]?.price

      const { body } = await api.asked('POST', '/prices', { token, lines: linesOf([later, still]) })
      const shown = await api.asked('GET', `/prices/${VARIANTS.cushion}`, { token })
      await behind.engine.tidy()
      const before = await now()
      const gone = await api.asked('DELETE', `/prices/${VARIANTS.cushion}/DE/${still.validFrom}`, { token })
      behind.clock.forward(14 * 24 * 60 * 60)
      await behind.engine.tidy()

      expect(body).toMatchObject({ changed: 2, refused: 0 })
      expect(shown.body.future).toMatchObject([{ price: 1799, country: 'DE' }, { price: 1699 }])
      expect(before).toBe(1999)
      expect(gone.body).toEqual({ isWithdrawn: true })
      expect(await now()).toBe(1799)
      expect(await sql().select().from(futurePrices)).toEqual([])
    })

    test('a line with a field that there is not is refused, and says which there are', async () => {
      const token = await api.token(['redirects:write'])
      const line = { locale: 'de-de', path: '/sommer/', target: '/', state: 301 }

      const { body } = await api.asked('POST', '/redirects', { token, lines: JSON.stringify(line) })

      expect(body).toMatchObject({
        changed: 0,
        refused: 1,
        problems: [
          {
            line: 1,
            detail: '"state" is no field of this line. There are locale, path, target, status.',
          },
        ],
      })
    })

    test('redirects follow the rules of the command line', async () => {
      const token = await api.token(['redirects:read', 'redirects:write'])
      const from = (path: string, target: string | null) => ({ locale: 'de-de', path, target })

      const { body } = await api.asked('POST', '/redirects', {
        token,
        lines: linesOf([from('/sommer/', '/wohnen/'), from('/wohnen/', '/sommer/'), from('/a/', '/a/')]),
      })
      const { body: listed } = await api.asked('GET', '/redirects', { token })
      await api.asked('POST', '/redirects', { token, lines: linesOf([from('/sommer/', null)]) })

      expect(body).toMatchObject({
        changed: 1,
        problems: [
          { line: 2, pointer: '/path' },
          { line: 3, pointer: '/target' },
        ],
      })
      expect(listed.items).toEqual([{ locale: 'de-de', path: '/sommer/', target: '/wohnen/', status: 301 }])
      expect((await api.asked('GET', '/redirects', { token })).body.items).toEqual([])
    })

    test('ten thousand counts take a handful of statements', async () => {
      const token = await api.token(['stock:write'])
      const counts = Array.from({ length: 10_000 }, (_, at) => ({
        variantId: Object.values(VARIANTS)[at % 8],
        quantity: at,
      }))
      let statements = 0
      watchStatements(() => {
        statements += 1
      })

      const { body } = await api.asked('POST', '/stock', { token, lines: linesOf(counts) })
      watchStatements(null)

      expect(body).toMatchObject({ refused: 0 })
      expect(statements).toBeGreaterThan(8)
      expect(statements).toBeLessThan(20)
    }, 60_000)
  })

  describe('orders', () => {
    let token = ''
    beforeEach(async () => {
      await buy(await aVisitor(behind.engine), { variantId: VARIANTS.cushion, quantity: 2 })
      token = await api.token(ORDERS)
    })
    const order = async () => (await api.asked('GET', `/orders/${NUMBER}`, { token })).body

    test('are listed by number, and read without mails', async () => {
      const list = await api.asked('GET', '/orders', { token })
      const behindIt = await api.asked('GET', `/orders?after=${NUMBER}`, { token })

      expect(list.body).toMatchObject({ items: [{ number: NUMBER, state: 'confirmed' }], next: null })
      expect(behindIt.body.items).toEqual([])
      const read = await order()
      expect(read).toMatchObject({ lines: [{ variantId: VARIANTS.cushion, quantity: 2, taxRate: 19 }] })
      expect(Object.keys(read)).not.toContain('mails')
      expect(await logged('readOrder')).toMatchObject([{ isRead: true, object: `order:${NUMBER}` }])
    })

    test('go through the steps of the office, under the name of the token', async () => {
      const step = (path: string, body: unknown = {}) =>
        api.asked('POST', `/orders/${NUMBER}/${path}`, { token, body })
      const done = [
        await step('payments'),
        await step('packing'),
        await step('shipments', { tracking: { carrier: 'dhl', number: '00340434' } }),
        await step('delivery'),
        await step('returns', { positions: [1] }),
      ]
      const tooLate = await step('cancellations')

      expect(done.map(({ status, body }) => [status, body])).toMatchObject([
        [200, {}],
        [200, {}],
        [200, { isLast: true }],
        [200, {}],
        [200, { returns: [expect.any(String)] }],
      ])
      expect(tooLate).toMatchObject({ status: 409, body: { title: 'refused' } })
      const { events } = await order()
      expect(events.at(-1).by).toBe(`ERP (${token.slice(0, 14)}…)`)
      expect(await logged('sendOrder')).toMatchObject([{ after: { tracking: '00340434' } }])
    })

    // An ERP that books had to fetch papers by hand, and could not say that a transfer had left.
    test('have their papers, and what was transferred by hand is noted', async () => {
      const token = await api.token(ORDERS)
      await run('orders', 'paid', NUMBER)
      await behind.engine.tidy()
      await run('orders', 'refund', NUMBER, '5.00')
      const { papers } = (await api.asked('GET', `/orders/${NUMBER}`, { token })).body
      const [{ kind, number }] = papers

      const paper = await api.asked('GET', `/orders/${NUMBER}/papers/${kind}/${number}`, { token })
      const unknown = await api.asked('GET', `/orders/${NUMBER}/papers/${kind}/nowhere`, { token })
      const noted = await api.asked('POST', `/orders/${NUMBER}/transfers`, { token, body: { amount: 300 } })

      expect(paper.body).toMatchObject({ fileName: `${number}.pdf`, mediaType: 'application/pdf' })
      expect(Buffer.from(paper.body.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
      expect(unknown.status).toBe(400)
      expect(noted.body).toMatchObject({ number: NUMBER, noted: 300, owed: 200 })
      expect(await logged('noteTransfer')).toMatchObject([{ object: `order:${NUMBER}` }])
    })

    test('that have changed since they were read are left alone', async () => {
      const read = await api.asked('GET', `/orders/${NUMBER}`, { token })
      const headers = { 'if-match': read.headers.get('etag') ?? '' }
      await run('orders', 'note', NUMBER, 'the shelf is empty')

      const conflict = await api.asked('POST', `/orders/${NUMBER}/payments`, { token, headers, body: {} })
      const fresh = await api.asked('GET', `/orders/${NUMBER}`, { token })
      const now = { 'if-match': fresh.headers.get('etag') ?? '' }
      const paid = await api.asked('POST', `/orders/${NUMBER}/payments`, { token, headers: now, body: {} })

      expect(conflict.status).toBe(412)
      expect(conflict.body.detail).toContain('the shelf is empty')
      expect(paid.status).toBe(200)
    })

    test('are refunded once under one key, also when both come at once', async () => {
      await api.asked('POST', `/orders/${NUMBER}/payments`, { token, body: {} })
      const headers = { 'idempotency-key': 'once' }
      const refund = () =>
        api.asked('POST', `/orders/${NUMBER}/refunds`, { token, headers, body: { amount: 100 } })

      const [one, two] = await Promise.all([refund(), refund()])
      const three = await refund()

      expect(one.status).toBe(200)
      expect([two.body, three.body]).toEqual([one.body, one.body])
      expect(await logged('giveMoneyBack')).toHaveLength(1)
    })

    test('an unknown one is not found, and bad input says where', async () => {
      const unknown = await api.asked('POST', '/orders/T9/payments', { token, body: {} })
      const wrong = await api.asked('POST', `/orders/${NUMBER}/shipments`, {
        token,
        body: { tracking: { carrier: 'pigeon', number: '1' } },
      })

      expect([unknown.status, wrong.status]).toEqual([404, 422])
      expect(wrong.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
        '/tracking/carrier',
        '/tracking/number',
      ])
    })
  })

  test('customers are read, and each look is in the log', async () => {
    await buy(await aVisitor(behind.engine), { variantId: VARIANTS.cushion })
    const token = await api.token(['customers:read'])

    const { body } = await api.asked('GET', '/customers', { token })
    const one = await api.asked('GET', `/customers/${body.items[0].id}`, { token })

    expect(one.body).toEqual(body.items[0])
    expect(one.body).toMatchObject({ email: 'anna@example.org', isGuest: true })
    expect(JSON.stringify(one.body)).not.toContain('password')
    expect(await logged('listCustomers')).toMatchObject([{ isRead: true, after: [one.body.id] }])
  })

  test('codes of a promotion are made once under one key, listed and ended', async () => {
    const token = await api.token(['promotions:write'])
    const promotion = {
      name: { de: 'Zehn', fr: 'Dix', nl: 'Tien' },
      needsCode: true,
      priority: 1,
      combinability: 'with_promotions',
      conditions: [],
      effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 10 },
    }
    await api.asked('PUT', '/promotions/ten', { token, body: promotion })
    const make = () =>
      api.asked('POST', '/promotions/ten/codes', {
        token,
        body: { count: 3, prefix: 'ERP' },
        headers: { 'idempotency-key': 'one' },
      })
    const [made, again] = [await make(), await make()]
    const [code = ''] = made.body.codes

    const ended = await api.asked('DELETE', `/vouchers/${code}`, { token })
    const { codes } = (await api.asked('GET', '/promotions/ten/codes', { token })).body

    expect([made.status, again.body]).toEqual([200, made.body])
    expect(ended.body).toEqual({ code })
    expect(codes).toHaveLength(3)
    expect(codes.filter(({ isActive }: { isActive: boolean }) => !isActive)).toMatchObject([
      { code, order: null },
    ])
  })

  test('a promotion is written by the rules of an import', async () => {
    const token = await api.token(['promotions:read', 'promotions:write'])
    const body = {
      name: { de: 'Zehn Prozent', fr: 'Dix pour cent', nl: 'Tien procent' },
      priority: 1,
      combinability: 'always',
      conditions: [],
      effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 10 },
    }

    const made = await api.asked('PUT', '/promotions/ten', { token, body })
    const other = await api.asked('PUT', '/promotions/ten', { token, body: { ...body, id: 'eleven' } })

    expect(made).toMatchObject({ status: 200, body: { id: 'ten', isActive: true } })
    expect(other).toMatchObject({ status: 422, body: { errors: [{ pointer: '/id' }] } })
    expect((await api.asked('GET', '/promotions', { token })).body.items).toEqual([made.body])
  })
})

import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { tinyCatalogue } from '@shop/catalogue/testing/tiny-catalogue'
import { ucpProblems } from '@shop/doors/testing/ucp-schemas'
import { assistantBaskets } from '@shop/engine/db/schema/assistants'
import { stock } from '@shop/engine/db/schema/catalogue'
import { orders, payments } from '@shop/engine/db/schema/orders'
import { idempotencyKeys, outbox } from '@shop/engine/db/schema/system'
import { cancelOrder } from '@shop/sales/order-desk/cancel-order'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aShopApp, type TestShopApp } from '../testing/a-shop-app.ts'
import { aSigningAgent } from '../testing/a-signing-agent.ts'
import { anAgent, type TestAgent } from '../testing/an-agent.ts'

const CHECKOUT = 'shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout'
const PROFILE = 'discovery/profile.json#/$defs/business_profile'
const CARDS = { approved: '4242424242424242', refused: '4000000000000002', asked: '4000000000003220' }
const BERLIN = {
  first_name: 'Anna',
  last_name: 'Probst',
  street_address: 'Lindenweg 12',
  postal_code: '10115',
  address_locality: 'Berlin',
  address_country: 'DE',
}
const PERSON = /anna|probst|lindenweg|10115/i

let shop: TestShopApp
let agent: TestAgent
let platform: ReturnType<typeof aSigningAgent>
let stranger: ReturnType<typeof aSigningAgent>
/** Takes cards of brands of which the shop takes one. */
let choosy: ReturnType<typeof aSigningAgent>
/** Takes cards of a brand that the shop does not. */
let foreign: ReturnType<typeof aSigningAgent>

beforeAll(async () => {
  agent = await anAgent()
  platform = aSigningAgent(agent, '/platform.json')
  stranger = aSigningAgent(agent, '/other.json')
  choosy = aSigningAgent(agent, '/choosy.json', handlerWith('discover', 'mastercard'))
  foreign = aSigningAgent(agent, '/foreign.json', handlerWith('discover'))
  shop = await aShopApp(
    { SHOP_ENV: 'local' },
    {
      doors: {
        ucpOrders: ['de-de'],
        ucpPlatforms: [platform, choosy, foreign].map(({ profile }) => profile),
      },
    },
  )
  await importCatalogue(shop.engine.database, lines(), { strict: true })
  await shop.engine.refresh()
})
beforeEach(async () => {
  await shop.engine.database.sql.delete(outbox)
  await stocked(10)
})
afterAll(async () => {
  vi.restoreAllMocks()
  agent.close()
  await shop.close()
})

test('profile and checkout declare the handler, and a token pays the order', async () => {
  const profile = await (await shop.ask('/.well-known/ucp')).json()
  const made = await begun()
  const done = await completed(made, await tokenFor(made))

  expect(ucpProblems(PROFILE, profile)).toEqual([])
  expect(Object.keys(profile.ucp.payment_handlers)).toEqual(['example.sandbox.tokenizer'])
  expect(made.status).toBe('ready_for_complete')
  expect(made.ucp.payment_handlers).toEqual(profile.ucp.payment_handlers)
  expect(done).toMatchObject({
    status: 'completed',
    totals: made.totals,
    order: { id: expect.any(String), permalink_url: expect.stringContaining('/konto/bestellung/') },
  })
  expect(JSON.stringify(done)).not.toMatch(PERSON)
  const [order] = await placed()
  expect(order).toMatchObject({ id: done.order.id, number: done.order.label, state: 'confirmed' })
  expect(await mails()).toContain('orderConfirmation')
  const read = await sent({ method: 'GET', path: `/ucp/v1/checkout-sessions/${made.id}` })
  expect([read.status, read.order]).toEqual(['completed', done.order])
})

test('over MCP as well', async () => {
  const made = await begun()
  const token = await tokenFor(made)
  const answer = await platform.ask(shop, {
    method: 'POST',
    path: '/ucp/mcp',
    headers: { accept: 'application/json, text/event-stream' },
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name: 'complete_checkout',
        arguments: {
          meta: { 'ucp-agent': { profile: platform.profile }, 'idempotency-key': crypto.randomUUID() },
          id: made.id,
          checkout: payment(token),
        },
      },
    },
  })
  const { result } = await answer.json()

  expect(ucpProblems(CHECKOUT, result.structuredContent)).toEqual([])
  expect(result.structuredContent.status).toBe('completed')
})

test('instruments are those of both sides; where none is left, the buyer pays in the shop', async () => {
  const some = await (await choosy.ask(shop, creation())).json()
  const none = await (await foreign.ask(shop, creation())).json()

  expect([...ucpProblems(CHECKOUT, some), ...ucpProblems(CHECKOUT, none)]).toEqual([])
  expect(some.status).toBe('ready_for_complete')
  expect(some.ucp.payment_handlers['example.sandbox.tokenizer']).toMatchObject([
    { available_instruments: [{ type: 'card', constraints: { brands: ['mastercard'] } }] },
  ])
  expect([none.status, none.ucp.payment_handlers]).toEqual(['requires_escalation', {}])
  const tried = completion(none.id, payment(await tokenFor(none)))
  expect((await (await foreign.ask(shop, tried)).json()).status).toBe('requires_escalation')
})

describe('a payment', () => {
  test('that is refused leaves the checkout open, and another card pays it', async () => {
    const made = await begun()
    const refused = await completed(made, await tokenFor(made, CARDS.refused))
    const done = await completed(made, await tokenFor(made))

    expect(refused).toMatchObject({
      status: 'ready_for_complete',
      messages: [{ code: 'payment_failed', severity: 'recoverable', path: '$.payment' }],
    })
    expect(done.status).toBe('completed')
    expect((await placed()).slice(0, 2).map(({ state }) => state)).toEqual(['confirmed', 'payment_failed'])
  })

  test('that the bank asks about is continued by the buyer, and completes the checkout', async () => {
    const made = await begun()
    const asked = await completed(made, await tokenFor(made, CARDS.asked))
    const bank = await shop.ask(asked.continue_url, { headers: { 'sec-fetch-mode': 'navigate' } })
    const peek = await shop.ask(asked.continue_url)
    const blocked = await sent({
      method: 'PUT',
      path: `/ucp/v1/checkout-sessions/${made.id}`,
      body: { line_items: [] },
    })

    expect(asked).toMatchObject({
      status: 'requires_escalation',
      messages: [{ code: 'requires_3ds', severity: 'requires_buyer_input' }],
    })
    expect(asked.continue_url).toBe(made.continue_url)
    expect([bank.status, peek.headers.get('location')]).toEqual([303, 'http://localhost:3000/warenkorb/'])
    expect(blocked.line_items).toEqual(made.line_items)
    const page = bank.headers.get('location') ?? ''
    expect(page).toContain('/sandbox/pay/')
    await shop.ask(page, { method: 'POST', body: new URLSearchParams({ action: 'confirm', code: '1234' }) })
    const read = await sent({ method: 'GET', path: `/ucp/v1/checkout-sessions/${made.id}` })
    expect([read.status, read.order.label]).toEqual(['completed', (await placed())[0]?.number])
  })

  test('that the bank declines after all opens the checkout again', async () => {
    const made = await begun()
    await completed(made, await tokenFor(made, CARDS.asked))
    const bank = await shop.ask(made.continue_url, { headers: { 'sec-fetch-mode': 'navigate' } })
    await shop.ask(bank.headers.get('location') ?? '', {
      method: 'POST',
      body: new URLSearchParams({ action: 'decline' }),
    })
    const read = await sent({ method: 'GET', path: `/ucp/v1/checkout-sessions/${made.id}` })

    expect(read.status).toBe('ready_for_complete')
    expect((await completed(made, await tokenFor(made))).status).toBe('completed')
  })

  test('that the shop cancels while the bank still asks opens the checkout again', async () => {
    const made = await begun()
    await completed(made, await tokenFor(made, CARDS.asked))
    const [pending] = await placed()
    await cancelOrder(shop.engine.database, {
      number: pending?.number ?? '',
      positions: null,
      by: 'mia',
      note: 'by phone',
      now: new Date(),
    })
    const read = await sent({ method: 'GET', path: `/ucp/v1/checkout-sessions/${made.id}` })

    expect([read.status, read.order]).toEqual(['ready_for_complete', undefined])
    expect((await completed(made, await tokenFor(made))).status).toBe('completed')
  })

  test.each([
    ['of another checkout', () => tokenFor({ id: 'another' }), 'payment_failed'],
    ['that nobody made', async () => 'abc.def', 'payment_failed'],
    ['that is empty', async () => '', 'payment_required'],
  ])('with a token %s is none', async (_, token, code) => {
    const made = await begun()
    const answer = await completed(made, await token())

    expect(answer).toMatchObject({
      status: 'ready_for_complete',
      messages: [{ code, severity: 'recoverable' }],
    })
  })

  test.each([
    ['another handler', { handler_id: 'other' }],
    ['the number of a card', { credential: { type: 'card', number: CARDS.approved, token: 'x.y' } }],
    ['another instrument', { type: 'wallet' }],
  ])('by %s is none', async (_, change) => {
    const made = await begun()
    const { payment: chosen } = payment(await tokenFor(made))
    const [instrument] = chosen.instruments
    const answer = await sent(
      completion(made.id, { payment: { instruments: [{ ...instrument, ...change }] } }),
    )

    expect(answer.messages).toMatchObject([{ code: 'payment_required', severity: 'recoverable' }])
    expect((await placed())[0]?.id).not.toBe(made.id)
  })
})

describe('the same key', () => {
  test('gives the same answer, and with another request 409', async () => {
    const made = await begun()
    const token = await tokenFor(made)
    const before = (await placed()).length
    const ask = completion(made.id, payment(token))
    const first = await sent(ask)
    const again = await sent(ask)
    const other = await platform.ask(shop, { ...ask, body: payment('abc.def') })

    expect(again).toEqual(first)
    expect([other.status, (await other.json()).code]).toEqual([409, 'idempotency_conflict'])
    expect(await placed()).toHaveLength(before + 1)
  })

  test('keeps a refusal of the bank as well, for a day', async () => {
    const made = await begun()
    const ask = completion(made.id, payment(await tokenFor(made, CARDS.refused)))
    const before = (await placed()).length

    expect(await sent(ask)).toEqual(await sent(ask))
    await shop.engine.tidy()
    expect((await sent(ask)).messages).toMatchObject([{ code: 'payment_failed' }])
    expect(await placed()).toHaveLength(before + 1)
  })

  test('goes on with an order whose process died before it had asked the provider', async () => {
    const made = await begun()
    const ask = completion(made.id, payment(await tokenFor(made, CARDS.asked)))
    const first = await sent(ask)
    const [order] = await placed()
    const before = (await placed()).length
    await asIfDied(order?.id ?? '')
    const reading = await sent({ method: 'GET', path: `/ucp/v1/checkout-sessions/${made.id}` })
    const again = await sent(ask)
    const still = (await placed()).find(({ id }) => id === order?.id)
    const all = await placed()

    expect([reading.status, again.status]).toEqual(['complete_in_progress', first.status])
    expect(still?.state).toBe('pending_payment')
    expect(all).toHaveLength(before)
  })

  test('asks for patience while an order is on its way, and answers with it then', async () => {
    const made = await begun()
    const { provider } = shop.engine.sandbox ?? {}
    if (provider === undefined) throw new Error('there is no sandbox')
    const token = await tokenFor(made)
    const held = Promise.withResolvers<void>()
    const start = provider.start.bind(provider)
    const spy = vi.spyOn(provider, 'start').mockImplementation(async (input) => {
      await held.promise
      return start(input)
    })
    const before = (await placed()).length
    const otherKey = crypto.randomUUID()
    const first = sent(completion(made.id, payment(token)))
    await vi.waitFor(async () => expect(await placed()).toHaveLength(before + 1), { timeout: 60_000 })
    const soon = await platform.ask(shop, completion(made.id, payment(token), otherKey))
    held.resolve()
    const done = await first
    spy.mockRestore()

    expect([soon.status, soon.headers.get('retry-after')]).toEqual([409, '10'])
    expect(done.status).toBe('completed')
    expect(await sent(completion(made.id, payment(token), otherKey))).toMatchObject({
      status: 'completed',
      order: done.order,
    })
    expect(await placed()).toHaveLength(before + 1)
  })
})

test('of many that complete at once one order is paid', async () => {
  // Those that came too late say in the log that their payment is over.
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const made = await begun()
  const token = await tokenFor(made)
  const before = (await placed()).length
  const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const answers = await Promise.all(
    [first, first, second, third].map((key) => platform.ask(shop, completion(made.id, payment(token), key))),
  )
  const read = await sent({ method: 'GET', path: `/ucp/v1/checkout-sessions/${made.id}` })

  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  log.mockRestore()
  const orderedNow = (await placed()).slice(0, -before)
  expect(orderedNow.filter(({ state }) => state === 'confirmed')).toHaveLength(1)
  expect(read.status).toBe('completed')
  const paid = await shop.engine.database.sql
    .select()
    .from(payments)
    .where(eq(payments.orderId, read.order.id))
  expect(paid).toMatchObject([{ state: 'authorised' }])
})

describe('what is not ordered', () => {
  test('a total that the platform was not told', async () => {
    const made = await begun()
    const { sql } = shop.engine.database
    await sql.update(assistantBaskets).set({ toldTotal: 1 })
    const answer = await completed(made, await tokenFor(made))
    const then = await completed(made, await tokenFor(made))

    expect(answer).toMatchObject({
      status: 'ready_for_complete',
      messages: [{ code: 'price_changed', severity: 'recoverable' }],
    })
    expect(then.status).toBe('completed')
  })

  test('more than there is', async () => {
    const made = await begun('P4:40')
    const token = await tokenFor(made)
    await stocked(0)
    const answer = await completed(made, token)

    expect(answer.status).not.toBe('completed')
    expect(answer.messages[0].severity).toBe('recoverable')
  })

  test('a download, whose buyer waives the withdrawal', async () => {
    const made = await begun('P7:70')

    expect(made).toMatchObject({
      status: 'requires_escalation',
      messages: [{ severity: 'requires_buyer_review' }],
    })
    expect(made.ucp.payment_handlers).toEqual({})
    expect((await completed(made, await tokenFor(made))).status).toBe('requires_escalation')
  })

  test('without an address, which is asked for', async () => {
    const made = await sent({
      method: 'POST',
      path: '/ucp/v1/checkout-sessions',
      body: { line_items: [{ item: { id: 'P1:10' }, quantity: 2 }] },
    })

    expect(made).toMatchObject({
      status: 'incomplete',
      messages: expect.arrayContaining([
        expect.objectContaining({ code: 'missing_field', path: '$.buyer.email', severity: 'recoverable' }),
      ]),
    })
  })

  test.each([
    ['a platform that nothing was agreed with', () => stranger.ask(shop, creation())],
    [
      'a locale whose law has not been looked at',
      () => platform.ask(shop, { ...creation(), path: '/fr-fr/ucp/v1/checkout-sessions' }),
    ],
    [
      'somebody who does not sign',
      () =>
        shop.ask('/ucp/v1/checkout-sessions', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
            'ucp-agent': `profile="${platform.profile}"`,
          },
          body: JSON.stringify(creation().body),
        }),
    ],
  ])('for %s', async (_, ask) => {
    const made = await (await ask()).json()

    expect(ucpProblems(CHECKOUT, made)).toEqual([])
    expect([made.status, made.ucp.payment_handlers]).toEqual(['requires_escalation', {}])
  })
})

/** A profile's handlers with the sandbox's, for cards of these brands. */
function handlerWith(...brands: string[]) {
  const instruments = [{ type: 'card', constraints: { brands } }]
  const spec = 'https://sandbox.example/spec'
  const entry = {
    id: 'sandbox',
    version: '2026-04-08',
    spec,
    schema: spec,
    available_instruments: instruments,
  }
  return { 'example.sandbox.tokenizer': [entry] }
}

function creation(id = 'P1:10') {
  return {
    method: 'POST',
    path: '/ucp/v1/checkout-sessions',
    body: {
      line_items: [{ item: { id }, quantity: 2 }],
      buyer: { email: 'anna@example.org' },
      fulfillment: { methods: [{ type: 'shipping', destinations: [BERLIN] }] },
    },
  }
}

async function begun(id?: string) {
  return sent(creation(id))
}

async function sent(ask: Parameters<typeof platform.ask>[1]) {
  const document = await (await platform.ask(shop, ask)).json()
  expect(ucpProblems(CHECKOUT, document)).toEqual([])
  return document
}

function payment(token: string) {
  return {
    payment: {
      instruments: [
        {
          id: 'instrument-1',
          handler_id: 'sandbox_tokenizer',
          type: 'card',
          selected: true,
          display: { brand: 'visa', last_digits: '4242' },
          credential: { type: 'token', token },
        },
      ],
    },
  }
}

function completion(id: string, body: object, key: string = crypto.randomUUID()) {
  return {
    method: 'POST',
    path: `/ucp/v1/checkout-sessions/${id}/complete`,
    body,
    headers: { 'idempotency-key': key },
  }
}

async function completed({ id }: { id: string }, token: string) {
  return sent(completion(id, payment(token)))
}

async function tokenFor({ id }: { id: string }, number = CARDS.approved): Promise<string> {
  const answer = await shop.ask('/sandbox/tokenize/', {
    method: 'POST',
    body: JSON.stringify({
      credential: { type: 'card', card_number_type: 'fpan', number },
      binding: { checkout_id: id },
    }),
  })
  return (await answer.json()).token
}

async function placed() {
  return shop.engine.database.sql.select().from(orders).orderBy(desc(orders.placedAt))
}

/** A process that has written an order and was gone before anything else. */
async function asIfDied(orderId: string) {
  const { sql } = shop.engine.database
  await sql.delete(idempotencyKeys)
  await sql
    .update(payments)
    .set({ redirectAddress: null, providerSession: null })
    .where(eq(payments.orderId, orderId))
  await sql
    .update(orders)
    .set({ placedAt: new Date(Date.now() - 60_000) })
    .where(eq(orders.id, orderId))
}

async function stocked(quantity: number) {
  await shop.engine.database.sql.update(stock).set({ quantity })
  await shop.engine.refresh()
}

async function mails() {
  const rows = await shop.engine.database.sql.select({ payload: outbox.payload }).from(outbox)
  return rows.map(({ payload }) => (payload as { kind: string }).kind)
}

async function* lines(): AsyncGenerator<string> {
  for (const record of tinyCatalogue()) yield JSON.stringify(record)
}

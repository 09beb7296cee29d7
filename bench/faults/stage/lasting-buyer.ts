import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { Checkout, GUEST_ADDRESS, User } from '../../invented-guest.ts'
import { type AnsweredOrder, answered, type Ledger } from './ledger.ts'

/** What buyers have to know of a shop. */
export type Market = {
  origin: string
  /** Of the German shop. */
  shopId: number
  variantIds: readonly number[]
  /** Sends the provider's notice that an order is paid; false where the shop did not take it. Null: nobody pays there. */
  pay: ((address: string) => Promise<boolean>) | null
}

const Changed = v.object({
  type: v.picklist(['success', 'failure']),
  kind: v.nullable(v.string()),
  basket: v.object({
    items: v.array(v.object({ quantity: v.number(), variant: v.object({ id: v.number() }) })),
  }),
})
const Placed = v.object({
  orderNumber: v.string(),
  token: v.string(),
  next: v.variant('type', [
    v.object({ type: v.literal('done') }),
    v.object({ type: v.literal('redirect'), url: v.string() }),
  ]),
})
const Declared = v.object({ number: v.string() })
const Refused = v.object({ code: v.string() })

const PATIENCE_MS = 15_000
const PAUSE_MS = 100
/** A shop that is away longer than this is not waited for: a shopper would have gone, too. */
const MOST_TRIES = 300
/** What is true and final: another try would be answered the same way. */
const isFinal = (status: number) => status < 500

/** Ends a round: the shop refused in words, or the buyers go home. */
class RoundEnded extends Error {}

/**
 * Buys over and over until the signal comes, each time as somebody else, and never gives up: what was not answered, or
 * answered with 503, is asked again under the same key, as a browser does. Every answer goes into the ledger.
 */
export async function buyUntil(signal: AbortSignal, market: Market, ledger: Ledger): Promise<void> {
  for (let round = 0; !signal.aborted; round += 1)
    await oneRound(signal, market, { ledger, round }).catch((problem: unknown) => {
      if (!(problem instanceof RoundEnded)) throw problem
    })
}

type Round = { ledger: Ledger; round: number }
type Asked = { what: string; method: string; path: string; body?: object }

async function oneRound(signal: AbortSignal, market: Market, { ledger, round }: Round): Promise<void> {
  const { origin, shopId, variantIds } = market
  let cookie = ''
  // Everybody has an address of their own, as attempts are counted by it.
  const address = `10.${randomBytes(3).join('.')}`

  async function ask<Found>(asked: Asked, schema: v.GenericSchema<unknown, Found>): Promise<Found> {
    const key = randomUUID()
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const answer = await once(asked, { origin, address, cookie, key, ledger })
      if (answer !== null) cookie = answer.cookie ?? cookie
      if (answer !== null && isFinal(answer.status)) return found(answer, asked, schema)
      if (signal.aborted && asked.what !== 'order') throw new RoundEnded()
      await sleep(PAUSE_MS)
    }
    throw new RoundEnded()
  }
  function found<Found>(answer: Answer, { what }: Asked, schema: v.GenericSchema<unknown, Found>): Found {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), answer.text)
    if (answer.status < 300 && parsed.success) return parsed.output
    const refused = v.safeParse(v.pipe(v.string(), v.parseJson(), Refused), answer.text)
    // A payment provider that is away is told to shoppers in words, and they may choose another way to pay.
    if (refused.success && refused.output.code.startsWith('payment')) throw new RoundEnded()
    ledger.complaints.push(`${what} was answered with ${answer.status}: ${answer.text.slice(0, 200)}`)
    throw new RoundEnded()
  }

  await ask({ what: 'session', method: 'GET', path: `/api/shop/basket/get/basket_${shopId}_/` }, v.unknown())
  const { id } = await ask({ what: 'user', method: 'GET', path: '/api/user/' }, User)
  const basketKey = `basket_${shopId}_${id}`
  const variantId = variantIds[Math.floor(Math.random() * variantIds.length)] ?? 0
  const { kind, basket } = await ask(
    {
      what: 'add',
      method: 'POST',
      path: '/api/shop/basket/addItem/',
      body: { basketKey, variantId, quantity: 1 },
    },
    Changed,
  )
  const line = basket.items.find(({ variant }) => variant.id === variantId)
  if (line?.quantity !== 1)
    ledger.complaints.push(
      `one of ${variantId} was added, and the basket has ${line?.quantity ?? `none: ${kind}`}`,
    )

  const email = `buyer-${randomBytes(8).toString('hex')}@example.org`
  const { shippingMethods } = await ask(
    {
      what: 'address',
      method: 'PUT',
      path: '/api/checkout/addresses/',
      body: { email, shipping: GUEST_ADDRESS, billing: null },
    },
    Checkout,
  )
  const shippingMethod = shippingMethods[0]?.key
  await ask(
    { what: 'shipping', method: 'PUT', path: '/api/checkout/shipping/', body: { shippingMethod } },
    v.unknown(),
  )
  const paymentKey = market.pay !== null && round % 2 === 1 ? 'KK' : 'V'
  await ask(
    { what: 'payment', method: 'PUT', path: '/api/checkout/payment/', body: { paymentKey } },
    v.unknown(),
  )

  ledger.pressed.add(email)
  ledger.ordering += 1
  const placed = await ask(
    { what: 'order', method: 'POST', path: '/api/checkout/order/', body: { acceptedTerms: true } },
    Placed,
  ).finally(() => {
    ledger.ordering -= 1
  })
  const order: AnsweredOrder = { number: placed.orderNumber, email, variantId, quantity: 1, isPaid: false }
  ledger.orders.push(order)
  const { order: read } = await ask(
    { what: 'thanks', method: 'GET', path: `/api/checkout/order/${placed.token}/` },
    v.object({ order: v.object({ orderNumber: v.optional(v.string()), number: v.optional(v.string()) }) }),
  )
  const readNumber = read.orderNumber ?? read.number
  if (readNumber !== undefined && readNumber !== order.number)
    ledger.complaints.push(`the thanks of ${order.number} show ${readNumber}`)

  if (placed.next.type === 'redirect' && market.pay !== null) order.isPaid = await market.pay(placed.next.url)
  else if (round % 4 === 2) {
    const body = { name: 'Berta Tal', order_number: order.number, email, items: '' }
    const { number } = await ask(
      { what: 'withdrawal', method: 'POST', path: '/api/withdrawals/', body },
      Declared,
    )
    ledger.withdrawals.push({ number, orderNumber: order.number })
  }
}

type Answer = { status: number; text: string; cookie: string | null }
type Sending = { origin: string; address: string; cookie: string; key: string; ledger: Ledger }

/** Asks once; null where no whole answer came. */
async function once(
  { what, method, path, body }: Asked,
  { origin, address, cookie, key, ledger }: Sending,
): Promise<Answer | null> {
  ledger.requests += 1
  const began = performance.now()
  try {
    const answer = await fetch(`${origin}${path}?locale=de-de`, {
      method,
      headers: {
        origin,
        cookie,
        'x-forwarded-for': address,
        'content-type': 'application/json',
        ...(method === 'POST' ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await answer.text()
    answered(ledger, what, { status: answer.status, milliseconds: performance.now() - began, text })
    return { status: answer.status, text, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? null }
  } catch {
    ledger.lost += 1
    return null
  }
}

/** Reads pages until the signal comes. A page that a running shop cannot show is complained of by whoever asks. */
export async function readUntil(
  signal: AbortSignal,
  { origin, paths }: { origin: string; paths: readonly string[] },
  ledger: Ledger,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const path = paths[turn % paths.length] ?? '/'
    const began = performance.now()
    ledger.requests += 1
    try {
      const answer = await fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) })
      const text = await answer.text()
      answered(ledger, 'page', { status: answer.status, milliseconds: performance.now() - began, text })
    } catch {
      ledger.lost += 1
    }
    await sleep(PAUSE_MS)
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { markets } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import type { CatalogueRecord } from '@shop/engine/records/catalogue-record'
import { checkoutReply, type Orders, type StandInCheckout } from './checkout-replies.ts'
import { goodsReply } from './goods-replies.ts'
import { ownCertificate } from './own-certificate.ts'
import { DEMO_PROMOTIONS } from './promotion-replies.ts'
import { type Reply, refused } from './reply.ts'
import { noShoppers, type Shoppers, shopperReply } from './shopper-replies.ts'
import { type StandInGoods, type StandInShop, standInGoods } from './stand-in-goods.ts'

/** What goes wrong with a request, for tests: it waits for something, or is answered with something else. */
export type Fault = { until?: Promise<unknown>; reply?: (right: Reply) => Reply | 'no JSON' }

export type StandIn = {
  /** Host and port, for `SCAYLE_HOST`. */
  host: string
  /** To be trusted by who asks: `NODE_EXTRA_CA_CERTS`, or `tls.setDefaultCACertificates`. */
  certificate: string
  /** Whatever is wrong with the next requests; null for nothing. */
  fault: (method: string, path: string) => Fault | null
  /** Every request so far, `GET /v1/products`. */
  requests: string[]
  shoppers: Shoppers
  orders: Orders
  close: () => Promise<void>
}

export type StandInOptions = {
  brand: Pick<Brand, 'locales' | 'shopIds'>
  records: readonly CatalogueRecord[]
  token: string
  /** Of its checkout; what nobody has to know without one. */
  checkout?: StandInCheckout
  port?: number
}

/** What the checkout of the stand-in is asked and signed with, where nothing else is said. */
export const STAND_IN_CHECKOUT: StandInCheckout = {
  user: 'shop',
  token: 'checkout',
  secret: 'a secret of the shop and its checkout',
}

/** The largest body that is read. */
const MOST_BYTES = 100_000

/**
 * Stands in for a SCAYLE tenant: the paths, parameters and codes of the Storefront API as far as the official client is used
 * here, with the goods of a catalogue file. Everything is kept in memory.
 */
export async function openStandIn({
  brand,
  records,
  token,
  checkout = STAND_IN_CHECKOUT,
  port = 0,
}: StandInOptions): Promise<StandIn> {
  const shops = new Map<number, () => { shop: StandInShop; goods: StandInGoods }>()
  for (const locale of brand.locales) {
    const shopId = brand.shopIds[locale]
    if (shopId === undefined) continue
    const shop = { shopId, locale, market: markets[locale] }
    let goods: StandInGoods | null = null
    // Made when its shop is asked for: a brand has many, and a test looks at one.
    shops.set(shopId, () => {
      goods ??= standInGoods(records, shop)
      return { shop, goods }
    })
  }
  const { certificate, key } = ownCertificate(new Date())
  const standIn: Omit<StandIn, 'host' | 'close'> = {
    certificate,
    fault: () => null,
    requests: [],
    shoppers: noShoppers(DEMO_PROMOTIONS),
    orders: new Map(),
  }

  async function replied(request: IncomingMessage): Promise<Reply | 'no JSON'> {
    const { method = 'GET' } = request
    const url = new URL(request.url ?? '/', 'https://localhost')
    standIn.requests.push(`${method} ${url.pathname}`)
    const fault = standIn.fault(method, url.pathname)
    if (fault?.until) await fault.until
    const right = await rightReply(request, method, url)
    return fault?.reply?.(right) ?? right
  }

  async function rightReply(request: IncomingMessage, method: string, url: URL): Promise<Reply> {
    const body = ['POST', 'PATCH', 'PUT'].includes(method) ? await bodyOf(request) : null
    const ofCheckout = checkoutReply({
      method,
      url,
      headers: request.headers,
      body,
      host: request.headers.host ?? '',
      checkout,
      orders: standIn.orders,
      shoppers: standIn.shoppers,
      shopOf: (shopId) => shops.get(shopId)?.() ?? null,
      now: new Date(),
    })
    if (ofCheckout !== null) return ofCheckout
    if (request.headers['x-access-token'] !== token) return refused(401, 'Unauthorized')
    const found = shops.get(Number(url.searchParams.get('shopId')))?.()
    if (!found) return refused(404, 'Shop not found')
    const parts = url.pathname.split('/').filter(Boolean)
    const question = { parts, query: url.searchParams, ...found }
    const goods = method === 'GET' ? goodsReply(question) : null
    const reply = goods ?? shopperReply({ ...question, method, body, shoppers: standIn.shoppers })
    return reply ?? refused(404, `No route for ${method} ${url.pathname}`)
  }

  const server = createServer({ cert: certificate, key }, (request, response) => {
    replied(request).then(
      (reply) => send(response, reply),
      (failure: unknown) => send(response, refused(500, String(failure))),
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // Everything is read from the one object, so that a test can change what goes wrong.
  return Object.assign(standIn, {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    close: () => closed(server),
  })
}

function send(response: ServerResponse, reply: Reply | 'no JSON'): void {
  if (reply === 'no JSON') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Bad gateway</body></html>')
    return
  }
  const { status, body, script } = reply
  // The element of the checkout stands in a page of the shop, which is another origin.
  const shared = { 'access-control-allow-origin': '*' }
  if (script !== undefined) {
    response.writeHead(status, { ...shared, 'content-type': 'text/javascript; charset=utf-8' }).end(script)
    return
  }
  response.writeHead(status, { ...shared, 'content-type': 'application/json' })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    const part = Buffer.from(chunk)
    bytes += part.length
    if (bytes > MOST_BYTES) throw new Error('The body is too large.')
    chunks.push(part)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

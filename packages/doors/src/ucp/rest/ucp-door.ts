import { isProblem } from '@shop/api-client/contract/problem'
import { pagePath } from '@shop/domain/link/page-link'
import type { Locale } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { isOn } from '@shop/domain/shop/is-on'
import type { RateLimit } from '@shop/engine/session/rate-limit'
import type { DoorSwitches } from '../../door-switches.ts'
import { type BasketParts, basketOperations } from '../basket/basket-operations.ts'
import { handedOver, isNavigation } from '../basket/hand-over.ts'
import type { BasketPlace } from '../basket/ucp-basket.ts'
import { LookupInput, ProductInput, SearchInput } from '../catalogue/catalogue-input.ts'
import { catalogueProduct, lookUpCatalogue, searchCatalogue } from '../catalogue/catalogue-operations.ts'
import type { CataloguePlace } from '../catalogue/ucp-product.ts'
import type { AgentProfile } from '../protocol/agent-profiles.ts'
import { businessProfile } from '../protocol/business-profile.ts'
import { UCP_VERSION } from '../protocol/capabilities.ts'
import { activeFor, negotiated } from '../protocol/negotiated.ts'
import { refusedAnswer, UcpProblem } from '../protocol/ucp-problem.ts'
import { basketRoutes } from './basket-routes.ts'
import { bodyOf, parsed } from './body-of.ts'
import { buyersLocale } from './buyers-locale.ts'
import type { Asked, Operation } from './operation.ts'

export type UcpDoorOptions = Omit<BasketParts, 'continueUrl' | 'place'> & {
  brand: Brand
  doors: Pick<DoorSwitches, 'ucp'>
  /** The whole address of a path of the shop. */
  addressOf: (locale: Locale, path: string) => string
  place: (locale: Locale) => CataloguePlace & BasketPlace
  isHttps: boolean
  /** Reads who asks, from the header `UCP-Agent`. */
  profileOf: (header: string | null) => Promise<AgentProfile>
  limit: RateLimit
  onError: (what: string, problem: unknown) => void
}

export const ENDPOINT = '/ucp/v1'
/** Where a buyer goes on in a browser. */
export const CONTINUE = '/ucp/continue/'

const SEARCH = 'dev.ucp.shopping.catalog.search'
const LOOKUP = 'dev.ucp.shopping.catalog.lookup'
const CAPABILITY = { cart: 'dev.ucp.shopping.cart', checkout: 'dev.ucp.shopping.checkout' } as const

/**
 * Answers what the Universal Commerce Protocol asks over REST; null for what is no address of it, or where it is off.
 *
 * @see docs/integrations/ucp.md
 */
export function ucpDoor(options: UcpDoorOptions) {
  const baskets = basketOperations({
    ...options,
    continueUrl: (locale, id) => options.addressOf(locale, `${CONTINUE}${id}/`),
  })
  const isOpen = (locale: Locale) => options.brand.locales.includes(locale) && isOn(options.doors.ucp, locale)
  const buyersLocaleOf = (asked: Asked, context: Parameters<typeof buyersLocale>[1]) =>
    buyersLocale(options.brand.locales.filter(isOpen), context, asked.locale)
  const operations: Operation[] = [
    { method: 'POST', path: /^\/catalog\/search$/, capability: SEARCH, run: search },
    { method: 'POST', path: /^\/catalog\/lookup$/, capability: LOOKUP, run: lookUp },
    { method: 'POST', path: /^\/catalog\/product$/, capability: LOOKUP, run: product },
    ...basketRoutes(baskets, { kind: 'cart', word: 'carts', capability: CAPABILITY.cart }, buyersLocaleOf),
    ...basketRoutes(
      baskets,
      { kind: 'checkout', word: 'checkout-sessions', capability: CAPABILITY.checkout },
      buyersLocaleOf,
    ),
  ]

  function catalogueOf(asked: Asked, context: Parameters<typeof buyersLocale>[1]) {
    const locale = buyersLocaleOf(asked, context)
    return { api: options.api(locale), place: options.place(locale) }
  }

  async function search(asked: Asked) {
    const input = parsed(SearchInput, await bodyOf(asked.request))
    return { body: await searchCatalogue(catalogueOf(asked, input.context), input) }
  }

  async function lookUp(asked: Asked) {
    const input = parsed(LookupInput, await bodyOf(asked.request))
    return { body: await lookUpCatalogue(catalogueOf(asked, input.context), input) }
  }

  async function product(asked: Asked) {
    const input = parsed(ProductInput, await bodyOf(asked.request))
    const found = await catalogueProduct(catalogueOf(asked, input.context), input)
    return found && { body: { product: found } }
  }

  async function answered(asked: Asked, operation: Operation): Promise<Response> {
    const profile = await options.profileOf(asked.request.headers.get('ucp-agent'))
    const active = negotiated(profile.ucp.capabilities)
    const home = options.addressOf(asked.locale, '/')
    const { capability } = operation
    if (!active.has(capability))
      return refused(
        'capabilities_incompatible',
        `Your profile does not declare ${capability} in version ${UCP_VERSION}.`,
        home,
      )
    const made = await operation.run(asked)
    if (made === null) return refused('not_found', 'There is no such thing here.', home)
    const handlers = capability === CAPABILITY.checkout ? { payment_handlers: {} } : {}
    const ucp = {
      version: UCP_VERSION,
      status: 'success',
      capabilities: activeFor(capability, active),
      ...handlers,
    }
    return json(made.status ?? 200, { ucp, ...made.body })
  }

  /** Leads a buyer into the shop, to the very basket; whoever comes later, or by a program, gets no basket. */
  async function goOn(request: Request, locale: Locale, id: string): Promise<Response> {
    const basket = await baskets.opened(id, null)
    const to = (headers: Record<string, string> = {}) =>
      new Response(null, {
        status: 303,
        headers: {
          location: options.addressOf(basket?.locale ?? locale, pagePath('basket')),
          'cache-control': 'private, no-store',
          'referrer-policy': 'no-referrer',
          ...headers,
        },
      })
    if (basket === null || !isNavigation(request)) return to()
    const lastSeen = await baskets.read(basket, { address: '', agent: '', idempotencyKey: null, keyed: null })
    const { sql, brand, isHttps: secure } = options
    const cookie = await handedOver({
      sql,
      known: basket,
      lastSeen,
      brandId: brand.id,
      secure,
      now: options.now(),
    })
    return cookie === null ? to() : to({ 'set-cookie': cookie })
  }

  /** @param path below the shop of the locale, `/ucp/v1/catalog/search` */
  return async (
    request: Request,
    { locale, path, address }: { locale: Locale; path: string; address: string },
  ): Promise<Response | null> => {
    if (!isOpen(locale)) return null
    if (path === '/.well-known/ucp') return profileAnswer(options.addressOf(locale, ENDPOINT))
    const [, continued] = /^\/ucp\/continue\/([\w-]{20,100})\/?$/.exec(path) ?? []
    const below = path.startsWith(`${ENDPOINT}/`) ? path.slice(ENDPOINT.length) : null
    const operation = operations.find(
      (one) => one.method === request.method && below !== null && one.path.test(below),
    )
    if (continued === undefined && operation === undefined) return null
    try {
      await options.limit.use([address], options.now())
      if (continued !== undefined) return await goOn(request, locale, continued)
      if (operation === undefined || below === null) return null
      const [, id = ''] = operation.path.exec(below) ?? []
      return await answered({ request, locale, address, id }, operation)
    } catch (failure) {
      return failed(failure, options)
    }
  }
}

function refused(code: string, content: string, home: string): Response {
  return json(200, refusedAnswer([{ type: 'error', code, content, severity: 'unrecoverable' }], home))
}

function profileAnswer(endpoint: string): Response {
  return new Response(JSON.stringify(businessProfile(endpoint)), {
    headers: {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
    },
  })
}

/** Nobody's data is logged: what went wrong, and never who asked. */
function failed(failure: unknown, { onError }: UcpDoorOptions): Response {
  if (failure instanceof UcpProblem) {
    const { status, code, message, retryAfterSeconds } = failure
    return json(status, { code, content: message }, retryAfterSeconds)
  }
  if (isProblem(failure) && failure.status < 500) {
    const { status, document } = failure
    const seconds = Number(document.errors[0]?.params.retryAfterSeconds)
    return json(
      status,
      { code: document.code, content: document.detail },
      Number.isFinite(seconds) ? seconds : null,
    )
  }
  onError('An assistant could not be answered.', failure)
  return json(isProblem(failure) ? failure.status : 500, {
    code: 'internal',
    content: 'Something went wrong on our side. Try again in a moment.',
  })
}

function json(status: number, body: unknown, retryAfterSeconds: number | null = null): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
      ...(retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  })
}

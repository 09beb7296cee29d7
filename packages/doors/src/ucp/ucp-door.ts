import type { Locale } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { isOn } from '@shop/domain/shop/is-on'
import { openShop } from '@shop/domain/shop/shop'
import type { Database } from '@shop/engine/db/database'
import type { DeclaredHandler, TokenPayments } from '@shop/engine/ports/token-payments'
import type { RateLimit } from '@shop/engine/session/rate-limit'
import type { DoorSwitches } from '../door-switches.ts'
import { type BasketParts, basketOperations } from './basket/basket-operations.ts'
import { type ExplainEnd, goOn, type OfferNewsletter } from './basket/go-on.ts'
import type { HandOver } from './basket/hand-over.ts'
import type { BasketPlace } from './basket/ucp-basket.ts'
import { visitorsCalls } from './buyer/buyers-basket.ts'
import type { CataloguePlace } from './catalogue/ucp-product.ts'
import { askByMail } from './checkout/buyer-consent.ts'
import { mcpAnswer, mcpProblem } from './mcp/mcp-answer.ts'
import { answerOperation } from './operation/answer-operation.ts'
import { bodyOf } from './operation/body-of.ts'
import { keepingAnswers } from './operation/kept-answers.ts'
import type { OrderParts } from './operation/order-call.ts'
import { ucpOperations } from './operation/ucp-operations.ts'
import { ucpProblemOf } from './operation/ucp-problem-of.ts'
import { paymentHandlers } from './payment/payment-handlers.ts'
import { resolvedHandler } from './payment/resolved-handler.ts'
import type { AgentProfile } from './protocol/agent-profiles.ts'
import { businessProfile, type PaymentHandlers } from './protocol/business-profile.ts'
import { declaredNames } from './protocol/capabilities.ts'
import { restAnswer, restProblem, routeOf } from './rest/rest-answer.ts'
import { signedResponse } from './signature/signed-message.ts'
import type { SigningKeys } from './signature/signing-keys.ts'
import { verifiedSigner } from './signature/verified-signer.ts'

export type UcpDoorOptions = Omit<BasketParts, 'continueUrl' | 'place' | 'sql' | 'ordering'> & {
  /** What signs; null signs nothing, and then no orders are declared. */
  keys: SigningKeys | null
  /** An order as it is now; null for an unknown one. */
  factsOf: OrderParts['factsOf']
  brand: Brand
  database: Database
  mergeVisitor: HandOver['mergeVisitor']
  doors: Pick<DoorSwitches, 'ucp' | 'ucpOrders' | 'ucpPlatforms'>
  /** How platforms pay; null where they cannot. */
  tokenPayments: TokenPayments | null
  /** Asks the provider what became of an order that nobody comes back for. */
  settlePayment: (orderId: string) => Promise<void>
  place: (locale: Locale) => CataloguePlace & BasketPlace
  isHttps: boolean
  /** Whether orders are placed here; with the checkout of another system nothing of this can be kept. */
  hasCheckout: (locale: Locale) => boolean
  explain: ExplainEnd
  /** Reads who asks, from the header `UCP-Agent`. */
  profileOf: (header: string | null) => Promise<AgentProfile>
  limit: RateLimit
  onError: (what: string, problem: unknown) => void
}

/** Where the operations are: over REST below the first address, over MCP at the second. */
export const ENDPOINTS = { rest: '/ucp/v1', mcp: '/ucp/mcp' } as const
/** Where a buyer goes on in a browser. */
export const CONTINUE = '/ucp/continue/'

/** Answers that somebody may have to prove: those on checkouts and orders. */
const SIGNED = /_(?:checkout|order)$/

type Place = { locale: Locale; path: string; address: string }
/** Answers one address, and says in its own way what went wrong there. */
type Answering = { run: () => Promise<Response>; failed: typeof restProblem }

/**
 * Answers what the Universal Commerce Protocol asks over REST and MCP; null for what is no address of it, or where it is
 * off.
 *
 * @see docs/integrations/ucp.md
 */
export function ucpDoor(options: UcpDoorOptions) {
  const isOpen = (locale: Locale) =>
    options.brand.locales.includes(locale) && isOn(options.doors.ucp, locale) && options.hasCheckout(locale)
  const handlerIn = (locale: Locale) => declaredHandler(options, locale)
  const { ucpPlatforms } = options.doors
  const baskets = basketOperations({
    ...options,
    ordering: {
      async handlerFor({ locale, agent }) {
        const handler = agent !== null && ucpPlatforms.includes(agent) ? handlerIn(locale) : null
        if (handler === null) return null
        const { ucp } = await options.profileOf(`profile="${agent}"`)
        return resolvedHandler(handler, ucp.payment_handlers)
      },
      settle: options.settlePayment,
    },
    sql: options.database.sql,
    continueUrl: (locale, id) => options.addressOf(locale, `${CONTINUE}${id}/`),
  })
  const { keys, factsOf, profileOf } = options
  const operations = ucpOperations({
    baskets,
    keeping: keepingAnswers({ ...options, sql: options.database.sql }),
    orders: {
      sql: options.database.sql,
      factsOf,
      placeOf: (locale) => ({
        i18n: options.place(locale).i18n,
        addressOf: (path) => options.addressOf(locale, path),
      }),
    },
    open: options.brand.locales.filter(isOpen),
    shopIn: (locale) => ({ api: options.api(locale), place: options.place(locale) }),
  })
  const answer = answerOperation({
    declared: declaredNames({ signs: keys !== null }),
    profileOf,
    homeOf: (locale) => options.addressOf(locale, '/'),
  })

  /** For the limits, it is the buyer's browser that asks. */
  const offeringFrom =
    (address: string): OfferNewsletter =>
    (locale, reader) =>
      askByMail(
        visitorsCalls(options.engine, { locale, address }, null),
        openShop(options.engine.brand, locale).shopId,
        reader,
      )

  /** What was sent, and who has signed it. */
  async function signed(request: Request, locale: Locale) {
    const { bytes, text } = await bodyOf(request)
    const authority = new URL(options.addressOf(locale, '/')).host
    return { locale, text, signedBy: await verifiedSigner({ request, body: bytes, authority, profileOf }) }
  }

  function answering(request: Request, { locale, path, address }: Place): Answering | null {
    const [, continued] = /^\/ucp\/continue\/([\w-]{20,100})\/?$/.exec(path) ?? []
    if (continued !== undefined)
      return {
        run: () =>
          goOn(request, {
            ...options,
            baskets,
            offerNewsletter: offeringFrom(address),
            locale,
            id: continued,
          }),
        failed: restProblem,
      }
    if (path === ENDPOINTS.mcp)
      return {
        run: async () =>
          mcpAnswer(request, { ...options, operations, answer, address, ...(await signed(request, locale)) }),
        failed: mcpProblem,
      }
    const below = path.startsWith(`${ENDPOINTS.rest}/`) ? path.slice(ENDPOINTS.rest.length) : null
    const route = below === null ? null : routeOf(request.method, below)
    if (below === null || route === null) return null
    return {
      async run() {
        const sent = await signed(request, locale)
        const answered = await restAnswer(request, { route, below, operations, answer, address, ...sent })
        return SIGNED.test(route.name) ? signedResponse(answered, keys, options.now()) : answered
      },
      failed: restProblem,
    }
  }

  /** @param path below the shop of the locale, `/ucp/v1/catalog/search` */
  return async (request: Request, place: Place): Promise<Response | null> => {
    if (!isOpen(place.locale)) return null
    if (place.path === '/.well-known/ucp')
      return profileAnswer(
        {
          rest: options.addressOf(place.locale, ENDPOINTS.rest),
          mcp: options.addressOf(place.locale, ENDPOINTS.mcp),
        },
        keys,
        paymentHandlers(handlerIn(place.locale)),
      )
    const found = answering(request, place)
    if (found === null) return null
    try {
      await options.limit.use([place.address], options.now())
      return await found.run()
    } catch (failure) {
      return found.failed(ucpProblemOf(failure, options.onError))
    }
  }
}

/** The payment handler of a locale; null where no platform may order. */
function declaredHandler(
  { brand, doors, tokenPayments, addressOf }: UcpDoorOptions,
  locale: Locale,
): DeclaredHandler | null {
  if (tokenPayments === null || doors.ucpPlatforms.length === 0 || !isOn(doors.ucpOrders, locale)) return null
  return tokenPayments.handler({
    shopName: openShop(brand, locale).name,
    origin: new URL(addressOf(locale, '/')).origin,
  })
}

function profileAnswer(
  endpoints: Parameters<typeof businessProfile>[0],
  keys: SigningKeys | null,
  handlers: PaymentHandlers,
): Response {
  return new Response(JSON.stringify(businessProfile(endpoints, keys?.published ?? [], handlers)), {
    headers: {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
    },
  })
}

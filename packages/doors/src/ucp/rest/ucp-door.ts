import type { Api } from '@shop/api-client/contract/define-call'
import { isProblem } from '@shop/api-client/contract/problem'
import type { Locale } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { isOn } from '@shop/domain/shop/is-on'
import type { RateLimit } from '@shop/engine/session/rate-limit'
import * as v from 'valibot'
import type { DoorSwitches } from '../../door-switches.ts'
import { LookupInput, ProductInput, SearchInput } from '../catalogue/catalogue-input.ts'
import { catalogueProduct, lookUpCatalogue, searchCatalogue } from '../catalogue/catalogue-operations.ts'
import type { CataloguePlace } from '../catalogue/ucp-product.ts'
import type { AgentProfile } from '../protocol/agent-profiles.ts'
import { businessProfile } from '../protocol/business-profile.ts'
import { UCP_VERSION } from '../protocol/capabilities.ts'
import { activeFor, negotiated } from '../protocol/negotiated.ts'
import { refusedAnswer, UcpProblem } from '../protocol/ucp-problem.ts'
import { bodyOf } from './body-of.ts'
import { buyersLocale } from './buyers-locale.ts'

export type UcpDoorOptions = {
  brand: Brand
  doors: Pick<DoorSwitches, 'ucp'>
  api: (locale: Locale) => Api
  /** The whole address of a path of the shop. */
  addressOf: (locale: Locale, path: string) => string
  place: (locale: Locale) => CataloguePlace
  /** Reads who asks, from the header `UCP-Agent`. */
  profileOf: (header: string | null) => Promise<AgentProfile>
  limit: RateLimit
  now: () => Date
  onError: (what: string, problem: unknown) => void
}

/** A request of an agent, below the endpoint of a locale. */
type Asked = { request: Request; locale: Locale; active: ReadonlySet<string> }
type Operation = {
  capability: string
  run: (asked: Asked) => Promise<{ status?: number; body: object } | null>
}

export const ENDPOINT = '/ucp/v1'

/**
 * Answers what the Universal Commerce Protocol asks over REST; null for what is no address of it, or where it is off.
 *
 * @see docs/integrations/ucp.md
 */
export function ucpDoor(options: UcpDoorOptions) {
  const operations = new Map<string, Operation>([
    ['POST /catalog/search', { capability: 'dev.ucp.shopping.catalog.search', run: search }],
    ['POST /catalog/lookup', { capability: 'dev.ucp.shopping.catalog.lookup', run: lookUp }],
    ['POST /catalog/product', { capability: 'dev.ucp.shopping.catalog.lookup', run: product }],
  ])

  const isOpen = (locale: Locale) => options.brand.locales.includes(locale) && isOn(options.doors.ucp, locale)

  function catalogueOf({ locale }: Asked, context: Parameters<typeof buyersLocale>[1]) {
    const buyers = buyersLocale(options.brand.locales.filter(isOpen), context, locale)
    return { api: options.api(buyers), place: options.place(buyers) }
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

  async function answered(asked: Omit<Asked, 'active'>, operation: Operation): Promise<Response> {
    const profile = await options.profileOf(asked.request.headers.get('ucp-agent'))
    const active = negotiated(profile.ucp.capabilities)
    const home = options.addressOf(asked.locale, '/')
    if (!active.has(operation.capability))
      return json(
        200,
        refusedAnswer(
          [
            {
              type: 'error',
              code: 'capabilities_incompatible',
              content: `Your profile does not declare ${operation.capability} in version ${UCP_VERSION}.`,
              severity: 'unrecoverable',
            },
          ],
          home,
        ),
      )
    const made = await operation.run({ ...asked, active })
    if (made === null)
      return json(
        200,
        refusedAnswer(
          [
            {
              type: 'error',
              code: 'not_found',
              content: 'There is no such thing here.',
              severity: 'unrecoverable',
            },
          ],
          home,
        ),
      )
    const ucp = {
      version: UCP_VERSION,
      status: 'success',
      capabilities: activeFor(operation.capability, active),
    }
    return json(made.status ?? 200, { ucp, ...made.body })
  }

  /** @param path below the shop of the locale, `/ucp/v1/catalog/search` */
  return async (
    request: Request,
    { locale, path, address }: { locale: Locale; path: string; address: string },
  ): Promise<Response | null> => {
    if (!isOpen(locale)) return null
    if (path === '/.well-known/ucp') return profileAnswer(options.addressOf(locale, ENDPOINT))
    const operation = operations.get(`${request.method} ${path.slice(ENDPOINT.length)}`)
    if (!path.startsWith(`${ENDPOINT}/`) || operation === undefined) return null
    try {
      await options.limit.use([address], options.now())
      return await answered({ request, locale }, operation)
    } catch (failure) {
      return failed(failure, options)
    }
  }
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

function parsed<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (!result.success) throw new UcpProblem(400, 'invalid_request', v.summarize(result.issues))
  return result.output
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

import type { Engine } from '@shop/commerce/engine'
import type { ContentClient } from '@shop/content/content-client'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import type { Brand } from '@shop/domain/shop/brand'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import type { Storefront } from '@shop/storefront/server'
import type { PolicyPartners } from './content-policy.ts'
import { acceptedEncoding, type FinishedPage } from './finished-page.ts'
import { pageAnswers } from './page-answers.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { pageMaker } from './page-maker.ts'
import { boundedQueue } from './render-queue.ts'
import { pageReader } from './requested-page.ts'

export type PageResponderOptions = {
  brand: Brand
  storefront: Storefront
  engine: Pick<Engine, 'api' | 'onChange' | 'filters' | 'isFilter'> & {
    findable: Pick<Engine['findable'], 'movedTo' | 'redirect'>
  }
  content: ContentClient
  origins: ShopOrigins | null
  defaultOrigin: string
  buildId: string
  /** Whether error pages say what went wrong: in the QA deployment alone. */
  showsErrorDetails: boolean
  cacheBytes: number
  hasOldSwissPaths: boolean
  /** Whether documents carry a content security policy. */
  hasPolicy: boolean
  /** Where editors keep pictures that are not ours. */
  assetHosts?: readonly string[]
  /** Services that need consent; null or absent where there are none. */
  setup?: ShopSetup | null
  /** Wallets whose buttons lead somewhere; none where nothing is said. */
  expressMethods?: readonly PaymentMethodCode[]
  /** Hosts of those who may get data, for the policy. */
  partners?: PolicyPartners
  /** What every answer of the server carries. */
  headers: Record<string, string>
  onError: (what: string, error: unknown) => void
  now?: () => Date
}

export type PageResponder = {
  respond: (request: Request) => Promise<Response>
  cache: PageCache
  close: () => void
}

const RENDERS = { atOnce: 8, waiting: 256 }

/**
 * Answers every address that is a page, and the payload of every page.
 *
 * Pages know nothing of who asks, so they are made once and kept; `If-None-Match` is answered with 304.
 *
 * @see design §3
 */
export function pageResponder(options: PageResponderOptions): PageResponder {
  const { now = () => new Date() } = options
  const answers = pageAnswers(options)
  const read = pageReader(options, answers)
  const make = pageMaker({ ...options, now })
  const queue = boundedQueue(RENDERS)
  const cache = createPageCache({
    maxBytes: options.cacheBytes,
    now: () => now().valueOf(),
    onRefreshFailure: (key, error) => options.onError(`The page ${key} could not be made anew.`, error),
  })
  const close = options.engine.onChange((tags) => cache.evict(tags))

  async function respond(request: Request): Promise<Response> {
    const asked = read(request)
    if (asked instanceof Response) return asked
    try {
      const key = `${asked.isPayload ? 'payload' : 'page'} ${asked.locale} ${asked.missingAt ?? asked.href}`
      const queued = () => queue(() => make(asked))
      const page = asked.isKept ? await cache.page(key, queued) : await queued()
      return await answered(page, request)
    } catch (error) {
      return answers.failed(error, asked)
    }
  }

  async function answered(page: FinishedPage, request: Request): Promise<Response> {
    const encoding =
      page.status < 300 || page.status >= 400
        ? acceptedEncoding(request.headers.get('accept-encoding'))
        : 'identity'
    const etag = `"${page.etag}-${encoding}"`
    const headers: Record<string, string> = { ...page.headers, etag, ...ageOf(page, now()) }
    if (page.status === 200 && isKnown(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers })
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    const body = await cache.body(page, encoding)
    return new Response(body, { status: page.status, headers })
  }

  return { respond, cache, close }
}

/** Without it a cache on the way would count from now, and keep a campaign's page past its end. */
function ageOf({ madeAt }: FinishedPage, now: Date): Record<string, string> {
  return madeAt === undefined ? {} : { age: String(Math.ceil((now.valueOf() - madeAt) / 1000)) }
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false
}

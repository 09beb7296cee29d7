import type { Engine } from '@shop/commerce/engine'
import type { ContentClient } from '@shop/content/content-client'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'
import type { ExpressWalletName } from '@shop/domain/payment/express-wallet'
import type { OutsideServices } from '@shop/domain/privacy/processing'
import type { Brand } from '@shop/domain/shop/brand'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import type { DoorSwitches } from '@shop/doors/door-switches'
import type { Storefront } from '@shop/storefront/server'
import { boundedQueue } from '../bounded-queue.ts'
import { acceptedEncoding } from '../http/encoding.ts'
import type { Log } from '../http/request-log.ts'
import type { FinishedPage } from './cache/finished-page.ts'
import { createPageCache, type PageCache } from './cache/page-cache.ts'
import { knownTag, pageHeaders } from './cache/page-headers.ts'
import type { PolicyPartners } from './content-policy.ts'
import { type KeptAnswers, keptAnswers } from './kept-answers.ts'
import { pageAnswers } from './page-answers.ts'
import { pageMaker } from './page-maker.ts'
import { pageTwins } from './page-twin.ts'
import { redirectedFiles } from './redirected-files.ts'
import { redirectedQueries } from './redirected-queries.ts'
import { pageReader, type RequestedPage } from './requested-page.ts'

export type PageResponderOptions = {
  brand: Brand
  storefront: Storefront
  engine: Pick<Engine, 'api' | 'onChange' | 'filters' | 'isFilter' | 'shopIn'> & {
    findable: Pick<Engine['findable'], 'movedTo' | 'redirect' | 'queryRedirect'>
  }
  content: ContentClient
  origins: ShopOrigins | null
  defaultOrigin: string
  buildId: string
  /** Whether error pages say what went wrong: in the QA deployment alone. */
  showsErrorDetails: boolean
  cacheBytes: number
  /** Where pages have a Markdown twin; nowhere where nothing is said. */
  doors?: Pick<DoorSwitches, 'markdown'>
  hasOldSwissPaths: boolean
  /** Whether documents carry a content security policy. */
  hasPolicy: boolean
  /** Where editors keep pictures that are not ours. */
  assetHosts?: readonly string[]
  /** Services that need consent; null or absent where there are none. */
  setup?: ShopSetup | null
  /** Whom the shop sends data to, for its privacy notice; nobody where nothing is said. */
  outside?: OutsideServices
  /** Wallets whose buttons lead somewhere; none where nothing is said. */
  expressWallets?: readonly ExpressWalletName[]
  /** Hosts of those who may get data, for the policy. */
  partners?: PolicyPartners
  /** The checkout of another system; the shop's own where nothing is said. */
  handOver?: Engine['handOver']
  /** What every answer of the server carries. */
  headers: Record<string, string>
  onError: (what: string, error: unknown) => void
  log?: Log['request']
  /** Counts pages that are made. */
  onMade?: () => void
  now?: () => Date
}

export type PageResponder = {
  respond: (request: Request) => Promise<Response>
  /** Answers what is kept, before anything else looks at a request. */
  answerKept: KeptAnswers['answer']
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
  const answerFile = redirectedFiles(options, answers)
  const answerOldQuery = redirectedQueries(options)
  const queue = boundedQueue(RENDERS)
  const cache = createPageCache({
    maxBytes: options.cacheBytes,
    now: () => now().valueOf(),
    onRefreshFailure: (key, error) => options.onError(`The page ${key} could not be made anew.`, error),
  })
  const twinOf = pageTwins({ ...options, bodies: cache.bodies })
  const kept = keptAnswers({ cache, now, log: options.log ?? (() => undefined) })
  const close = options.engine.onChange((tags) => cache.evict(tags))

  async function respond(request: Request): Promise<Response> {
    const ledOn = await answerOldQuery(request)
    if (ledOn !== null) return ledOn
    const asked = read(request)
    if (asked instanceof Response) return asked
    if (asked.kind === 'file') return answerFile(asked)
    try {
      const key = keyOf(asked)
      const queued = () => {
        options.onMade?.()
        return queue(() => make(asked))
      }
      const page = asked.isKept ? await cache.page(key, queued) : await queued()
      if (asked.isMarkdown) return await answered(await twinOf(asked, page), request)
      if (asked.isKept && page.status === 200) kept.remember(new URL(request.url).host, asked, key)
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
    const { bytes, etag } = await cache.bodies.body(page, encoding)
    const known = page.status === 200 ? knownTag(request.headers.get('if-none-match'), page, encoding) : null
    if (known !== null)
      return new Response(null, { status: 304, headers: pageHeaders(page, { etag: known, now: now() }) })
    return new Response(bytes, {
      status: page.status,
      headers: pageHeaders(page, { etag, encoding, now: now() }),
    })
  }

  return { respond, answerKept: kept.answer, cache, close }
}

function keyOf({ isPayload, locale, missingAt, href }: RequestedPage): string {
  return `${isPayload ? 'payload' : 'page'} ${locale} ${missingAt ?? href}`
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageAt } from '@shop/domain/link/pages'
import { takesMarkdown } from '@shop/doors/markdown/twin-address'
import { LRUCache } from 'lru-cache'
import { acceptedEncoding, type Encoding } from '../http/encoding.ts'
import type { Log } from '../http/request-log.ts'
import type { FinishedPage, PageBody } from './cache/finished-page.ts'
import type { PageCache } from './cache/page-cache.ts'
import { knownTag, pageHeaders, secondsOld } from './cache/page-headers.ts'
import type { RequestedPage } from './requested-page.ts'

export type KeptAnswers = {
  /** Notes that an address of a host is a kept page. */
  remember: (host: string, asked: RequestedPage, key: string) => void
  /** Answers what is kept and fresh; anything else goes on. */
  answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

type Parts = { cache: Pick<PageCache, 'fresh' | 'bodies'>; now: () => Date; log: Log['request'] }

/** Far more than pages have room; an address takes 200 bytes. */
const MOST_ADDRESSES = 20_000
/** Browsers say one of a few. */
const MOST_OFFERS = 100

type HeaderList = string[]
type Written = { page: FinishedPage; age: number | null; headers: HeaderList }

/**
 * Answers kept pages from the bare address of a request: no web `Request` and `Response` is made, no door is asked, and
 * nothing is parsed, which is most of what such a page costs.
 *
 * An address is known once it was answered the long way, on the same host, and only in its one spelling: with the words
 * of the query that the page reads, in their order. So it is never a draft's, nor one that leads elsewhere. Pages of
 * customers ask who is there, and are not remembered.
 *
 * @see docs/adr/0044-pages-answered-before-a-request.md
 */
export function keptAnswers({ cache, now, log }: Parts): KeptAnswers {
  const keys = new LRUCache<string, string>({ max: MOST_ADDRESSES })
  const written = new WeakMap<PageBody, Written>()
  const encodings = new Map<string, Encoding>()

  function encodingOf(offer = ''): Encoding {
    const known = encodings.get(offer)
    if (known) return known
    if (encodings.size >= MOST_OFFERS) encodings.clear()
    const encoding = acceptedEncoding(offer)
    encodings.set(offer, encoding)
    return encoding
  }

  function headersOf(page: FinishedPage, body: PageBody, encoding: Encoding): HeaderList {
    const time = now()
    const age = secondsOld(page, time)
    const known = written.get(body)
    if (known?.page === page && known.age === age) return known.headers
    const all = pageHeaders(page, { etag: body.etag, encoding, now: time })
    const headers = [...listed(all), 'Content-Length', String(body.bytes.byteLength)]
    written.set(body, { page, age, headers })
    return headers
  }

  /** The status that was sent; null where nothing was. */
  function sent({ method, url = '', headers }: IncomingMessage, response: ServerResponse): number | null {
    if (method !== 'GET' && method !== 'HEAD') return null
    if (takesMarkdown(headers.accept)) return null
    const key = keys.get(`${headers.host} ${url}`)
    const page = key === undefined ? undefined : cache.fresh(key)
    if (!page) return null
    const encoding = encodingOf(headers['accept-encoding']?.toString())
    const body = cache.bodies.ready(page, encoding)
    if (!body) return null

    const etag = knownTag(headers['if-none-match'], page, encoding)
    if (etag !== null) {
      response.writeHead(304, listed(pageHeaders(page, { etag, now: now() }))).end()
      return 304
    }
    response.writeHead(200, headersOf(page, body, encoding)).end(method === 'HEAD' ? undefined : body.bytes)
    return 200
  }

  return {
    remember(host, asked, key) {
      if (asked.missingAt !== undefined || pageAt(asked.path).needsSignIn) return
      keys.set(`${host} ${asked.address}`, key)
    },
    answer(request, response, next) {
      const begun = performance.now()
      const status = sent(request, response)
      if (status === null) return next()
      const { method = '', url = '' } = request
      log(method, url.replace(/\?.*$/s, ''), status, performance.now() - begun)
    },
  }
}

function listed(headers: Record<string, string>): HeaderList {
  return Object.entries(headers).flat()
}

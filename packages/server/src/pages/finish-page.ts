import { pageAt } from '@shop/domain/link/pages'
import { contentTag } from '../http/content-tag.ts'
import type { FinishedPage } from './cache/finished-page.ts'
import { plainBody } from './cache/page-bodies.ts'
import type { PageResponderOptions } from './page-responder.ts'
import type { PageNotes } from './recorded-services.ts'
import type { RequestedPage } from './requested-page.ts'

const FRESH_SECONDS = { found: 60, missing: 10, lacking: 5 }
/** When the content service is down it may be back by then. */
const RETRY_SECONDS = 5
const STALE_SECONDS = 600

const encoder = new TextEncoder()

/** A page as it was rendered, before it is known how long it holds. */
type Rendered = { rendered: number; text: string; notes: PageNotes; headers: Record<string, string> }

type Options = Pick<PageResponderOptions, 'headers'> & { now: () => Date }

/** Says of rendered pages how they leave: their status, how long they hold, and what they show. */
export function pageFinisher({
  headers: common,
  now,
}: Options): (asked: RequestedPage, page: Rendered) => FinishedPage {
  return (asked, { rendered, text, notes, headers }) => {
    const { tags, lacksContent, lacksShop, isMakeshift, holdsUntil } = notes
    const body = encoder.encode(text)
    const etag = contentTag(body)
    // It is unknown whether there is such a page: neither 404 nor 500.
    const status = (lacksContent || lacksShop) && rendered >= 400 ? 503 : rendered
    const time = now().valueOf()
    // At the stroke of a campaign the page before is wrong, here and in every cache on the way.
    const left = holdsUntil
      ? Math.max(0, Math.floor((holdsUntil.valueOf() - time) / 1000))
      : Number.POSITIVE_INFINITY
    const isLacking = lacksContent || isMakeshift
    const fresh = Math.min(freshSeconds(status, isLacking), left)
    const stale = status >= 400 || isLacking ? 0 : Math.min(STALE_SECONDS, left - fresh)
    return {
      // A payload says the page's status inside; over the wire a redirect would be followed unseen.
      status: asked.isPayload && status < 400 ? 200 : status,
      headers: {
        ...common,
        ...headers,
        ...(status === 503 ? { 'retry-after': String(RETRY_SECONDS) } : {}),
        ...twinHeaders(asked, status),
        'cache-control': cacheControl(asked, fresh, stale),
      },
      etag,
      tags,
      bodies: plainBody(etag, body),
      freshUntil: time + fresh * 1000,
      staleUntil: time + (fresh + stale) * 1000,
      ...(holdsUntil ? { madeAt: time } : {}),
    }
  }
}

/** A page with a twin says so in its head: its text has no room for it. What it answers depends on what is taken. */
function twinHeaders({ twin, isPayload }: RequestedPage, status: number): Record<string, string> {
  if (twin === null || isPayload) return { vary: 'Accept-Encoding' }
  return {
    vary: 'Accept, Accept-Encoding',
    ...(status === 200 ? { link: `<${twin}>; rel="alternate"; type="text/markdown"` } : {}),
  }
}

function freshSeconds(status: number, isLacking: boolean): number {
  if (status >= 500) return 0
  if (isLacking) return FRESH_SECONDS.lacking
  return status >= 400 ? FRESH_SECONDS.missing : FRESH_SECONDS.found
}

function cacheControl({ path, isKept }: RequestedPage, fresh: number, stale: number): string {
  if (fresh === 0 || !isKept) return 'private, no-store'
  if (!pageAt(path).isCached) return 'private, no-cache'
  return `public, max-age=0, s-maxage=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`
}

import { shopPath } from '@shop/domain/origin/shop-address'
import { databaseProblem } from '@shop/engine/db/connection/database-problem'
import { QueueFull } from '../bounded-queue.ts'
import { contentPolicy } from './content-policy.ts'
import type { PageResponderOptions } from './page-responder.ts'
import { plainErrorPage } from './plain-error-page.ts'
import type { RequestedPage } from './requested-page.ts'

type Options = Pick<PageResponderOptions, 'brand' | 'origins' | 'showsErrorDetails' | 'headers' | 'onError'>

export type PageAnswers = {
  /** Words that no cache keeps. */
  plain: (status: number, text: string, more?: Record<string, string>) => Response
  /** Says that a page could not be rendered: for a moment, or for a reason that the operator has to read. */
  failed: (error: unknown, asked: Pick<RequestedPage, 'locale' | 'href' | 'isPayload'>) => Response
}

/** What is answered where there is no page. */
export function pageAnswers({ brand, origins, showsErrorDetails, headers, onError }: Options): PageAnswers {
  function plain(status: number, text: string, more: Record<string, string> = {}): Response {
    return new Response(text, {
      status,
      headers: {
        ...headers,
        ...more,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      },
    })
  }

  function failed(
    error: unknown,
    { locale, href, isPayload }: Pick<RequestedPage, 'locale' | 'href' | 'isPayload'>,
  ): Response {
    const isBusy = error instanceof QueueFull || databaseProblem(error) !== null
    if (!isBusy) onError(`The page ${href} could not be made.`, error)
    const status = isBusy ? 503 : 500
    const retry: Record<string, string> = isBusy ? { 'retry-after': '2' } : {}
    if (isPayload) return plain(status, 'The page could not be made.', retry)
    const html = plainErrorPage({
      brand,
      locale,
      homePath: shopPath(locale, '/', origins),
      details: showsErrorDetails ? { status, error } : null,
    })
    return new Response(html, {
      status,
      headers: {
        ...headers,
        ...retry,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentPolicy([]),
        'cache-control': 'no-store',
      },
    })
  }

  return { plain, failed }
}

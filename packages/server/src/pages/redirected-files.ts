import { spacedPath } from '@shop/domain/link/page-path'
import type { PageAnswers } from './page-answers.ts'
import type { PageResponderOptions } from './page-responder.ts'
import { redirectLocation } from './redirect-location.ts'
import type { RequestedFile } from './requested-page.ts'

type Options = Pick<PageResponderOptions, 'brand' | 'origins' | 'headers'> & {
  engine: { findable: Pick<PageResponderOptions['engine']['findable'], 'redirect'> }
}

/**
 * Returns a function that answers addresses of files where none is. A shop that stood here before had pages with names of
 * files, such as `/sofas/alva.html`, which may lead on; all others are asked for by mistake, and no page is made for them.
 *
 * @see spec §2 "Server-defined redirects"
 */
export function redirectedFiles(
  { brand, engine, origins, headers }: Options,
  { plain, failed }: PageAnswers,
): (asked: RequestedFile) => Promise<Response> {
  return async ({ locale, path, href, search }) => {
    try {
      const found = brand.locales.includes(locale)
        ? await engine.findable.redirect(locale, decodeURIComponent(spacedPath(path)))
        : null
      if (found === null) return plain(404, `Page not found: ${href}`)
      return new Response(null, {
        status: found.status,
        headers: {
          ...headers,
          location: redirectLocation(found.target, { locale, search, origins }),
          'cache-control': 'public, max-age=0, s-maxage=60',
        },
      })
    } catch (error) {
      return failed(error, { locale, href, isPayload: false })
    }
  }
}

import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { PartPlacesContext } from '../../hydration/kept-part.tsx'
import type { createShopRouter } from '../../router.tsx'
import type { KeptParts } from './kept-parts.ts'
import type { PageRender } from './page-context.ts'
import { routerScripts } from './router-scripts.ts'

const UNFINISHED = '<!--$!-->'

/**
 * A page as React and the router write it, empty where the answer leads on, with the inline scripts of the router.
 *
 * @param kept the parts that need not be drawn again; null where every one is drawn
 * @throws where React could not render a part
 */
export async function drawnDocument(
  router: ReturnType<typeof createShopRouter>,
  { href, facts }: Pick<PageRender, 'href' | 'facts'>,
  kept: KeptParts | null,
): Promise<{ response: Response; html: string; scripts: readonly string[] }> {
  const scripts = routerScripts(router)
  const parts = kept?.ofPage(facts) ?? null
  const handle = createRequestHandler({
    request: new Request(new URL(href, facts.defaultOrigin)),
    createRouter: () => router,
    // The start script names the files: the router would let them compete with the first paint.
    getRouterManifest: async () => ({ routes: {} }),
  })
  let html = ''
  // The document stays beside the answer: through the body of a web `Response` each of its characters goes twice more.
  const response = await handle(async ({ responseHeaders }) => {
    const drawn = renderToString(
      <PartPlacesContext value={parts?.place ?? null}>
        <RouterServer router={router} />
      </PartPlacesContext>,
    )
    html = await transformHtmlStringWithRouter(router, drawn)
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  })
  // React leaves a hole where a part could not be rendered; such a page must be an error, and never be kept.
  if (html.includes(UNFINISHED)) throw new Error(`A part of ${href} could not be rendered.`)
  return { response, html: parts?.filled(html) ?? html, scripts }
}

import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { renderPage } from 'vike/server'
import type { Payload } from '../page-loader.ts'
import { createServerRouter } from './create-server-router.ts'
import type { PageRender, RouterResponse, ShopPageContext } from './page-context.ts'
import { startScript } from './start-script.ts'

export type { PageRender, RouterResponse } from './page-context.ts'

/** What the web server needs of the storefront. */
export type Storefront = {
  /** The finished document. A redirect or a missing page is a status, not an error. */
  renderDocument: (render: PageRender) => Promise<RouterResponse>
  /** The data of a page alone, for navigations in the browser. */
  renderPayload: (render: PageRender) => Promise<Payload>
}

export const storefront: Storefront = { renderDocument, renderPayload }

const UNFINISHED = '<!--$!-->'

async function renderDocument(pageRender: PageRender): Promise<RouterResponse> {
  const pageContext = await renderPage({ urlOriginal: pageRender.href, pageRender })
  if (pageContext.errorWhileRendering) throw pageContext.errorWhileRendering

  const { routerResponse } = pageContext as Pick<ShopPageContext, 'routerResponse'>
  if (!routerResponse)
    throw new Error(`vike rendered ${pageRender.href} without the router: is the route '/*' still there?`)
  const html = pageContext.httpResponse.body
  // React leaves a hole where a part could not be rendered; such a page must be an error, and never be kept.
  if (html.includes(UNFINISHED)) throw new Error(`A part of ${pageRender.href} could not be rendered.`)
  const { files, ...response } = routerResponse
  return { ...response, html: withStartScript(html, files) }
}

/** vike lets everything of its own be left out but the tag of the entry, which would start before the first paint. */
function withStartScript(html: string, files: readonly string[]): string {
  const entry = files[0]
  if (entry === undefined) return html
  const tag = `<script src="${entry}" type="module" async></script>`
  if (!html.includes(tag))
    throw new Error(`vike no longer writes ${tag}: the start script has nothing to replace.`)
  return html.replace(tag, () => startScript(files))
}

async function renderPayload(pageRender: PageRender): Promise<Payload> {
  const router = await createServerRouter(pageRender)
  const handle = createRequestHandler({
    request: new Request(new URL(pageRender.href, pageRender.facts.defaultOrigin)),
    createRouter: () => router,
  })
  const response = await handle(async () => {
    const result = router._serverResult
    return new Response(null, { status: result?.type === 'render' ? result.status : 200 })
  })
  const location = response.headers.get('location')
  if (response.status >= 500) throw new Error(`The data of ${pageRender.href} could not be loaded.`)
  const data = response.status === 200 ? (router.state.matches.at(-1)?.loaderData ?? null) : null
  return { status: response.status, location, data }
}

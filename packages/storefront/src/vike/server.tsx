import { renderPage } from 'vike/server'
import type { Payload } from '../page-loader.ts'
import { createServerRouter } from './create-server-router.ts'
import type { PageRender, RouterResponse } from './page-context.ts'

export type { PageRender, RouterResponse } from './page-context.ts'

/** What the web server needs of the storefront. */
export type Storefront = {
  /** The finished document. A redirect or a missing page is a status, not an error. */
  renderDocument: (render: PageRender) => Promise<RouterResponse>
  /** The data of a page alone, for navigations in the browser. */
  renderPayload: (render: PageRender) => Promise<Payload>
}

export const storefront: Storefront = { renderDocument, renderPayload }

async function renderDocument(pageRender: PageRender): Promise<RouterResponse> {
  const pageContext = await renderPage({ urlOriginal: pageRender.href, pageRender })
  if (pageContext.errorWhileRendering) throw pageContext.errorWhileRendering

  const { routerResponse } = pageContext as { routerResponse?: RouterResponse }
  if (!routerResponse)
    throw new Error(`vike rendered ${pageRender.href} without the router: is the route '/*' still there?`)
  return { ...routerResponse, html: pageContext.httpResponse.body }
}

async function renderPayload(pageRender: PageRender): Promise<Payload> {
  const { createMemoryHistory } = await import('@tanstack/react-router')
  const router = await createServerRouter(pageRender)
  router.update({ history: createMemoryHistory({ initialEntries: [pageRender.href] }) })
  await router.load()

  const { matches, statusCode, redirect } = router.state
  if (redirect) return { status: statusCode, location: redirect.options.href ?? null, data: null }
  const page = matches.at(-1)
  if (page?.status === 'error') throw page.error
  const isMissing =
    statusCode === 404 || matches.some((match) => match.status === 'notFound' || match.globalNotFound)
  if (isMissing) return { status: 404, location: null, data: null }
  return { status: 200, location: null, data: page?.loaderData ?? null }
}

import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server'
import { createServerRouter } from './create-server-router.ts'
import type { ShopPageContext } from './page-context.ts'
import { pageFiles } from './page-files.ts'

/** Lets the router answer the request: status, redirect target and the finished document. */
export async function onBeforeRender({ pageRender, globalContext }: ShopPageContext) {
  const router = await createServerRouter(pageRender)
  const handle = createRequestHandler({
    request: new Request(new URL(pageRender.href, pageRender.facts.defaultOrigin)),
    createRouter: () => router,
    // The start script names the files: the router would let them compete with the first paint.
    getRouterManifest: async () => ({ routes: {} }),
  })
  const response = await handle(defaultRenderHandler)
  const page = router.state.matches.at(-1)?.staticData.page ?? null
  const routerResponse = {
    status: response.status,
    location: response.headers.get('location'),
    html: await response.text(),
    tags: router.state.matches.at(-1)?.loaderData ?? null,
    files: pageFiles(globalContext.assetsManifest ?? null, page, pageRender.facts.shop.market.language),
  }
  return { pageContext: { routerResponse } }
}

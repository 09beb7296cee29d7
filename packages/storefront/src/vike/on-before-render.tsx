import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server'
import { createServerRouter } from './create-server-router.ts'
import type { ShopPageContext } from './page-context.ts'
import { routerManifest } from './router-manifest.ts'

/** Lets the router answer the request: status, redirect target and the finished document. */
export async function onBeforeRender({ pageRender, globalContext }: ShopPageContext) {
  const router = await createServerRouter(pageRender)
  const handle = createRequestHandler({
    request: new Request(new URL(pageRender.href, pageRender.facts.defaultOrigin)),
    createRouter: () => router,
    getRouterManifest: async () =>
      routerManifest(
        router.routesById,
        globalContext.assetsManifest ?? null,
        pageRender.facts.shop.market.language,
      ),
  })
  const response = await handle(defaultRenderHandler)
  const routerResponse = {
    status: response.status,
    location: response.headers.get('location'),
    html: await response.text(),
    tags: router.state.matches.at(-1)?.loaderData ?? null,
  }
  return { pageContext: { routerResponse } }
}

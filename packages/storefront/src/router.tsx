import { I18nProvider } from '@lingui/react'
import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import { shopPath } from '@shop/domain/origin/shop-address'
import { prefixOf } from '@shop/domain/origin/shop-origins'
import { DELAY_MS } from '@shop/domain/shop/interface-limits'
import { ShippingPageProvider } from '@shop/ui/price/shipping-page'
import { ShopFormatProvider } from '@shop/ui/shop-format'
import { createRouter } from '@tanstack/react-router'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { hasTakenOver, latePart } from './hydration/late-part.tsx'
import { pageDataAdapter } from './loading/page-data.ts'
import type { RouterContext } from './router-context.ts'
import { routeTree } from './routes.tsx'
import { parseSearch, stringifySearch } from './search-words.ts'
import { ErrorPage } from './shell/errors/error-page.tsx'

const NotFoundPage = latePart(() =>
  import('./shell/errors/not-found-page.tsx').then((file) => file.NotFoundPage),
)

/** One router per request on the server and one per page in the browser. */
export function createShopRouter(context: RouterContext) {
  const { shop, origins, i18n, store } = context

  function Wrap({ children }: { children: ReactNode }) {
    return (
      <I18nProvider i18n={i18n}>
        <Provider store={store}>
          <ShopFormatProvider market={shop.market}>
            {/* What sending costs; every price leads there. @see eu-duties C-12 */}
            <ShippingPageProvider href={shopPath(shop.locale, EDITORS_PAGES.shipping, origins)}>
              {children}
            </ShippingPageProvider>
          </ShopFormatProvider>
        </Provider>
      </I18nProvider>
    )
  }

  const router = createRouter({
    routeTree,
    context,
    basepath: prefixOf(shop.locale, origins),
    trailingSlash: 'always',
    parseSearch,
    stringifySearch,
    caseSensitive: true,
    // The browser itself is where it was on a document: the router's inline script for that is no use there.
    // Whoever scrolls while the scripts are on their way stays there: the router would begin at the top.
    scrollRestoration: !import.meta.env.SSR && (() => hasTakenOver() || window.scrollY === 0),
    defaultPreload: 'intent',
    defaultPreloadDelay: DELAY_MS.pagePreload,
    defaultStaleTime: 60_000,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    notFoundMode: 'root',
    Wrap,
  })
  // Known to the router, but in the types of its framework only.
  Object.assign(router.options, { serializationAdapters: [pageDataAdapter(() => router.state.matches)] })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
  interface StaticDataRouteOption {
    /** Module of the lazy page below `src/pages`, for its preload links. */
    page?: string
    /** Frame around the page; `default` when nothing is said. @see spec §2 "Three layouts exist" */
    layout?: 'default' | 'checkout' | 'documentation'
    /** Whether links to it in view are fetched ahead: where shoppers go on to. */
    ahead?: true
    /** Whether a tap on one of its cards is answered by the card before the page's scripts are there. */
    showsTapped?: true
  }
}

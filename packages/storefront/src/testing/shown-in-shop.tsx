import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import type { Locale } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { openShop } from '@shop/domain/shop/shop'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createShopStore } from '../calls/services.ts'
import type { RouterContext } from '../router-context.ts'

type ShopFrame = {
  brand: Brand
  /** German, where nothing else is said; words are German everywhere. */
  locale?: Locale
  setup?: ShopSetup | null
  /** Calls that nobody answers. */
  closed?: readonly string[]
  /** Where the reader is, and what was asked for where nothing is sold. */
  at?: string
  missingAt?: string
  /** Puts into the store what the page would know. */
  prepare?: (store: ReturnType<typeof createShopStore>) => void
}

/** A part of a page as the server draws it in a brand's shop. */
export async function shownInShop(
  part: ReactNode,
  { brand, locale = 'de-de', setup = null, closed, at = '/', missingAt, prepare }: ShopFrame,
): Promise<string> {
  const shop = { ...openShop(brand, locale), ...(closed ? { closed } : {}) }
  const api: unknown = async () => {
    throw new Error('Nothing is asked while a part of a page is drawn.')
  }
  const store = createShopStore({ shop, api: api as Api, leave: () => undefined })
  prepare?.(store)
  const i18n = setupI18n({ locale: 'de', messages: { de: {} } })
  const context: RouterContext = {
    shop,
    origins: null,
    defaultOrigin: 'https://shop.example',
    buildId: 'test',
    showsErrorDetails: false,
    isPreview: false,
    setup,
    filters: [],
    expressWallets: [],
    i18n,
    store,
    server: null,
    ...(missingAt === undefined ? {} : { missingAt }),
  }
  const root = createRootRouteWithContext<RouterContext>()({ component: () => part })
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })])
  const router = createRouter({
    routeTree,
    context,
    history: createMemoryHistory({ initialEntries: [at] }),
    trailingSlash: 'always',
  })
  await router.load()
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <RouterProvider router={router as never} />
      </Provider>
    </I18nProvider>,
  )
}

import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { plainPage } from '../../features/campaigns/plain-page.ts'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** The basket: an empty frame that is cached publicly, filled in the browser. */
export const basketRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.basket.path,
  loader: plainPage,
  head: ({ match }) => privateHead(match, match.context.i18n.t({ id: 'basket.title', message: 'Warenkorb' })),
  staticData: { page: 'basket/basket-page.tsx', ahead: true },
  component: lazyRouteComponent(() => import('./basket-page.tsx'), 'BasketPage'),
})

import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** An order without signing in: the form for the link, and where the link leads. @see eu-duties C-06 */
export const orderLookupRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.orderLookup.path,
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'orderLookup.title', message: 'Bestellung finden' })),
  staticData: { page: 'orders/order-lookup-page.tsx' },
  component: lazyRouteComponent(() => import('./order-lookup-page.tsx'), 'OrderLookupPage'),
})

import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** One order of a customer; which one is found out in the browser. @see spec §2 "/konto/bestellung/{orderNumber}/" */
export const orderRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.order.path,
  head: ({ match }) =>
    privateHead(
      match,
      match.context.i18n.t({ id: 'orderPage.title', message: 'Bestellung' }),
      PAGES.orders.path,
    ),
  staticData: { page: 'orders/order-page.tsx' },
  component: lazyRouteComponent(() => import('./order-page.tsx'), 'OrderPage'),
})

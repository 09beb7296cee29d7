import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { words } from '../../search-words.ts'
import { root } from '../../shell/root.tsx'

const searchWords = words(...PAGES.orders.query)

/** A customer's orders. @see spec §2 "/konto/bestellungen/" */
export const ordersRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.orders.path,
  validateSearch: searchWords,
  beforeLoad: ({ context }) => {
    if (!context.shop.features.accountOrders) throw notFound()
  },
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'account.orders', message: 'Bestellungen' })),
  staticData: { page: 'orders/orders-page.tsx' },
  component: lazyRouteComponent(() => import('./orders-page.tsx'), 'OrdersPage'),
})

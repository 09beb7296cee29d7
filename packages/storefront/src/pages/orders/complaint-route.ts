import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** A complaint about an order. @see spec §2 "/konto/bestellung/reklamation/{orderNumber}/" */
export const complaintRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.complaint.path,
  head: ({ match }) =>
    privateHead(
      match,
      match.context.i18n.t({ id: 'complaint.title', message: 'Reklamation' }),
      PAGES.orders.path,
    ),
  staticData: { page: 'orders/complaint-page.tsx' },
  component: lazyRouteComponent(() => import('./complaint-page.tsx'), 'ComplaintPage'),
})

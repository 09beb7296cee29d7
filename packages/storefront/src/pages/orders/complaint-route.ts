import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** A complaint about an order. @see spec §2 "/konto/bestellung/reklamation/{orderNumber}/" */
export const complaintRoute = createRoute({
  getParentRoute: () => root,
  path: '/konto/bestellung/reklamation/$orderNumber/',
  head: ({ match }) =>
    privateHead(
      match,
      match.context.i18n.t({ id: 'complaint.title', message: 'Reklamation' }),
      '/konto/bestellungen/',
    ),
  staticData: { page: 'orders/complaint-page.tsx' },
  component: lazyRouteComponent(() => import('./complaint-page.tsx'), 'ComplaintPage'),
})

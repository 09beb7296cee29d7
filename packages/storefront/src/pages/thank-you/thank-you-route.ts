import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** After an order; whoever holds the order's token may read it, also later and elsewhere. */
export const thankYouRoute = createRoute({
  getParentRoute: () => root,
  path: '/danke/',
  validateSearch: v.object({ order: v.fallback(v.optional(v.string()), undefined) }),
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'order.title', message: 'Danke' }), '/danke/'),
  staticData: { page: 'thank-you/thank-you-page.tsx' },
  component: lazyRouteComponent(() => import('./thank-you-page.tsx'), 'ThankYouPage'),
})

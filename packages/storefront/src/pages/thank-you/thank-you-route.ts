import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { words } from '../../search-words.ts'
import { root } from '../../shell/root.tsx'

const searchWords = words('order')

/** After an order; whoever holds the order's token may read it, also later and elsewhere. */
export const thankYouRoute = createRoute({
  getParentRoute: () => root,
  path: '/danke/',
  validateSearch: searchWords,
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'order.title', message: 'Danke' }), '/danke/'),
  staticData: { page: 'thank-you/thank-you-page.tsx' },
  component: lazyRouteComponent(() => import('./thank-you-page.tsx'), 'ThankYouPage'),
})

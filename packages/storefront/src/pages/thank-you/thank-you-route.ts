import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { words } from '../../search-words.ts'
import { root } from '../../shell/root.tsx'

const searchWords = words(...PAGES.thankYou.query)

/** After an order; accessible by the order's token, later and on any device. */
export const thankYouRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.thankYou.path,
  validateSearch: searchWords,
  head: ({ match }) => privateHead(match, match.context.i18n.t({ id: 'order.title', message: 'Danke' })),
  staticData: { page: 'thank-you/thank-you-page.tsx' },
  component: lazyRouteComponent(() => import('./thank-you-page.tsx'), 'ThankYouPage'),
})

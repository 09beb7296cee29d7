import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { plainPage } from '../../features/campaigns/plain-page.ts'
import { privateHead } from '../../head.ts'
import { words } from '../../search-words.ts'
import { root } from '../../shell/root.tsx'

const searchWords = words(...PAGES.checkout.query)

/**
 * The checkout, in its own frame. `payment=failed` is where a payment page sends a shopper back to, `way=guest` chooses
 * to order without an account, `pay` names the method that an express button has chosen, and `express` says that its wallet's
 * page has left an answer in this tab.
 */
export const checkoutRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.checkout.path,
  validateSearch: searchWords,
  loader: plainPage,
  head: ({ match }) => privateHead(match, match.context.i18n.t({ id: 'checkout.title', message: 'Kasse' })),
  staticData: { page: 'checkout/checkout-page.tsx', ahead: true, layout: 'checkout' },
  component: lazyRouteComponent(() => import('./checkout-page.tsx'), 'CheckoutPage'),
})

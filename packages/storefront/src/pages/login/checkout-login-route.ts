import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { plainPage } from '../../features/campaigns/plain-page.ts'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** The choice of how to order: with an account, with a new one, or as a guest. @see spec §2 */
export const checkoutLoginRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.checkoutLogin.path,
  loader: plainPage,
  head: ({ match }) => privateHead(match, match.context.i18n.t({ id: 'checkout.title', message: 'Kasse' })),
  staticData: { page: 'login/checkout-login-page.tsx', ahead: true, layout: 'checkout' },
  component: lazyRouteComponent(() => import('./checkout-login-page.tsx'), 'CheckoutLoginPage'),
})

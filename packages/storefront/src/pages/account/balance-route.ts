import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** What the shop holds for a customer, where it holds anything. @see spec §2 "/konto/balance/", §6 */
export const balanceRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.balance.path,
  beforeLoad: ({ context }) => {
    if (!context.shop.features.accountBalance) throw notFound()
  },
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'account.balance', message: 'Guthaben' })),
  staticData: { page: 'account/balance-page.tsx' },
  component: lazyRouteComponent(() => import('./balance-page.tsx'), 'BalancePage'),
})

import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** The withdrawal function, without sign-in, where the law requires one. @see eu-duties C-01 */
export const withdrawalRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.withdrawal.path,
  beforeLoad: ({ context }) => {
    if (!context.shop.features.withdrawalFunction) throw notFound()
  },
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'withdrawal.title', message: 'Vertrag widerrufen' })),
  staticData: { page: 'withdrawal/withdrawal-page.tsx' },
  component: lazyRouteComponent(() => import('./withdrawal-page.tsx'), 'WithdrawalPage'),
})

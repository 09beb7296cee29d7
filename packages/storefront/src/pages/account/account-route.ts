import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** Start page of the account. An empty frame that is cached publicly: the user is loaded in the browser. */
export const accountRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.account.path,
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'header.account', message: 'Mein Konto' })),
  staticData: { page: 'account/account-page.tsx' },
  component: lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage'),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** Start page of the account. The same empty frame for everybody: who is signed in is found out in the browser. */
export const accountRoute = createRoute({
  getParentRoute: () => root,
  path: '/konto/',
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'header.account', message: 'Mein Konto' }), '/konto/'),
  staticData: { page: 'account/account-page.tsx' },
  component: lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage'),
})

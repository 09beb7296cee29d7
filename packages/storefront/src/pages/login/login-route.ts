import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** Sign-in and registration; `redirect` is the page of this shop to go on to. */
export const loginRoute = createRoute({
  getParentRoute: () => root,
  path: '/login/',
  validateSearch: v.object({ redirect: v.fallback(v.optional(v.string()), undefined) }),
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'login.submit', message: 'Anmelden' }), '/login/'),
  staticData: { page: 'login/login-page.tsx' },
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'LoginPage'),
})

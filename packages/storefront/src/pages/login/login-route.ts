import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { words } from '../../search-words.ts'
import { root } from '../../shell/root.tsx'

const searchWords = words(...PAGES.login.query)

/** Sign-in and registration; `redirect` is the page of this shop to go on to. */
export const loginRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.login.path,
  validateSearch: searchWords,
  head: ({ match }) => privateHead(match, match.context.i18n.t({ id: 'login.submit', message: 'Anmelden' })),
  staticData: { page: 'login/login-page.tsx' },
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'LoginPage'),
})

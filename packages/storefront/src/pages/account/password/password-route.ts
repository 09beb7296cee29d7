import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../../head.ts'
import { root } from '../../../shell/root.tsx'

/** A new password, and where the customer is signed in. @see spec §2 "/konto/passwort/" */
export const passwordRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.password.path,
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'account.password', message: 'Passwort und Anmeldungen' })),
  staticData: { page: 'account/password/password-page.tsx' },
  component: lazyRouteComponent(() => import('./password-page.tsx'), 'PasswordPage'),
})

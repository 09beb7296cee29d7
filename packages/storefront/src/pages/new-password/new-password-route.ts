import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { words } from '../../search-words.ts'
import { root } from '../../shell/root.tsx'

const searchWords = words(...PAGES.newPassword.query)

/** Where the link of a reset mail leads; `hash` is its secret. Needs no sign-in. @see spec §2, product §3 */
export const newPasswordRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.newPassword.path,
  validateSearch: searchWords,
  head: ({ match }) =>
    privateHead(
      match,
      match.context.i18n.t({ id: 'newPassword.title', message: 'Neues Passwort festlegen' }),
    ),
  staticData: { page: 'new-password/new-password-page.tsx' },
  component: lazyRouteComponent(() => import('./new-password-page.tsx'), 'NewPasswordPage'),
})

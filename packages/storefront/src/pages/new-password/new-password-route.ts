import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { words } from '../../search-words.ts'
import { root } from '../../shell/root.tsx'

const searchWords = words('hash')

/** Where the link of a reset mail leads; `hash` is its secret. Nobody has to be signed in. @see spec §2, product §3 */
export const newPasswordRoute = createRoute({
  getParentRoute: () => root,
  path: '/konto/neues-passwort/',
  validateSearch: searchWords,
  head: ({ match }) =>
    privateHead(
      match,
      match.context.i18n.t({ id: 'newPassword.title', message: 'Neues Passwort festlegen' }),
      '/konto/neues-passwort/',
    ),
  staticData: { page: 'new-password/new-password-page.tsx' },
  component: lazyRouteComponent(() => import('./new-password-page.tsx'), 'NewPasswordPage'),
})

import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../../head.ts'
import { root } from '../../../shell/root.tsx'

/** The way out. @see spec §2 "/konto/account-loeschen/" */
export const deleteAccountRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.deleteAccount.path,
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'myData.delete', message: 'Konto löschen' })),
  staticData: { page: 'account/delete-account/delete-account-page.tsx' },
  component: lazyRouteComponent(() => import('./delete-account-page.tsx'), 'DeleteAccountPage'),
})

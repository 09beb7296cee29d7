import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** Where the links about a change of the e-mail address lead; needs no sign-in, as the mailbox may be read elsewhere. */
export const emailChangeRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.emailChange.path,
  // The words of the account's page: every page of the shop would carry a title of its own.
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'account.personalData', message: 'Persönliche Daten' })),
  staticData: { page: 'email-change/email-change-page.tsx' },
  component: lazyRouteComponent(() => import('./email-change-page.tsx'), 'EmailChangePage'),
})

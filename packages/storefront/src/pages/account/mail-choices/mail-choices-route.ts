import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../../head.ts'
import { root } from '../../../shell/root.tsx'

/** Which mails come, and what the browser may keep; who may see it is found out in the browser. @see product §3 */
export const mailChoicesRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.mailChoices.path,
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'account.mailChoices', message: 'E-Mails und Cookies' })),
  staticData: { page: 'account/mail-choices/mail-choices-page.tsx' },
  component: lazyRouteComponent(() => import('./mail-choices-page.tsx'), 'MailChoicesPage'),
})

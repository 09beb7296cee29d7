import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** The contact form in the account; who may see it is found out in the browser. @see spec §2 "/konto/kontakt/" */
export const accountContactRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.accountContact.path,
  head: ({ match }) => privateHead(match, match.context.i18n.t({ id: 'contact.title', message: 'Kontakt' })),
  staticData: { page: 'account/account-contact-page.tsx' },
  component: lazyRouteComponent(() => import('./account-contact-page.tsx'), 'AccountContactPage'),
})

import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../../head.ts'
import { root } from '../../../shell/root.tsx'

/** Name, salutation, birth date and phone of a customer. @see spec §2 "/konto/persoenliche-daten/" */
export const personalDataRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.personalData.path,
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'account.personalData', message: 'Persönliche Daten' })),
  staticData: { page: 'account/personal-data/personal-data-page.tsx' },
  component: lazyRouteComponent(() => import('./personal-data-page.tsx'), 'PersonalDataPage'),
})

import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../../head.ts'
import { root } from '../../../shell/root.tsx'

/** What is stored about a customer, to look at and to take along. @see spec §2 "/konto/meine-daten/" */
export const myDataRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.myData.path,
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'account.myData', message: 'Meine Daten' })),
  staticData: { page: 'account/my-data/my-data-page.tsx' },
  component: lazyRouteComponent(() => import('./my-data-page.tsx'), 'MyDataPage'),
})

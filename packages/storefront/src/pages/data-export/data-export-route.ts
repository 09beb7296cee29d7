import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** What is stored under an e-mail address, for people without an account; the link of a mail leads here. */
export const dataExportRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.dataExport.path,
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'dataExport.title', message: 'Datenauskunft' })),
  staticData: { page: 'data-export/data-export-page.tsx' },
  component: lazyRouteComponent(() => import('./data-export-page.tsx'), 'DataExportPage'),
})

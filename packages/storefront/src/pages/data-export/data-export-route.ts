import { EXPORT_PATH } from '@shop/domain/link/export-path'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** What is stored under an e-mail address, for whoever has no account; the link of a mail leads here. */
export const dataExportRoute = createRoute({
  getParentRoute: () => root,
  path: EXPORT_PATH,
  head: ({ match }) =>
    privateHead(
      match,
      match.context.i18n.t({ id: 'dataExport.title', message: 'Datenauskunft' }),
      EXPORT_PATH,
    ),
  staticData: { page: 'data-export/data-export-page.tsx' },
  component: lazyRouteComponent(() => import('./data-export-page.tsx'), 'DataExportPage'),
})

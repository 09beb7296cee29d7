import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { pageLoader } from '../../loading/page-loader.ts'
import { words } from '../../search-words.ts'
import { root } from '../../shell/root.tsx'
import type { LegalVersionsData } from './legal-versions-loader.ts'

const searchWords = words(...PAGES.legalVersions.query)

/** Every version of the texts of the contract, or those that an order was made under. @see eu-duties C-21, C-35 */
export const legalVersionsRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.legalVersions.path,
  validateSearch: searchWords,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: pageLoader<LegalVersionsData>(
    import.meta.env.SSR &&
      (() => import('./legal-versions-loader.ts').then((module) => module.legalVersionsLoad)),
  ),
  head: ({ match }) =>
    privateHead(
      match,
      match.context.i18n.t({ id: 'legalVersions.title', message: 'Fassungen unserer Rechtstexte' }),
    ),
  staticData: { page: 'legal-versions/legal-versions-page.tsx' },
  component: lazyRouteComponent(() => import('./legal-versions-page.tsx'), 'LegalVersionsPage'),
})

import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../head.ts'
import { pageLoader } from '../../loading/page-loader.ts'
import { root } from '../../shell/root.tsx'
import type { DocumentationData } from './documentation-loader.ts'

/** Documentation for editors, in its own layout. @see spec §2 */
export const documentationRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.documentation.path,
  loader: pageLoader<DocumentationData>(
    import.meta.env.SSR &&
      (() => import('./documentation-loader.ts').then((module) => module.documentationLoad)),
  ),
  head: ({ loaderData, match }) => pageHead(match, loaderData?.head),
  staticData: { page: 'documentation/documentation-page.tsx', layout: 'documentation' },
  component: lazyRouteComponent(() => import('./documentation-page.tsx'), 'DocumentationPage'),
})

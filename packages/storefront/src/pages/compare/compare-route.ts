import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../head.ts'
import { pageLoader } from '../../loading/page-loader.ts'
import { words } from '../../search-words.ts'
import { root } from '../../shell/root.tsx'
import type { ComparePageData } from './compare-loader.ts'

const searchWords = words(...PAGES.compare.query)

/** Up to four articles side by side; the address names them. */
export const compareRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.compare.path,
  validateSearch: searchWords,
  loaderDeps: ({ search }) => search,
  loader: pageLoader<ComparePageData>(
    import.meta.env.SSR && (() => import('./compare-loader.ts').then((module) => module.compareLoad)),
  ),
  head: ({ loaderData, match }) => pageHead(match, loaderData?.head),
  staticData: { page: 'compare/compare-page.tsx' },
  component: lazyRouteComponent(() => import('./compare-page.tsx'), 'ComparePage'),
})

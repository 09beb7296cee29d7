import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listingSearch } from '../../features/listing/address/listing-search.ts'
import { pageHead } from '../../head.ts'
import { pageLoader } from '../../loading/page-loader.ts'
import { root } from '../../shell/root.tsx'
import type { SearchPageData } from './search-loader.ts'
import { searchTitle } from './search-title.ts'

/** Search results; an article number leads straight to its product. */
export const searchRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.search.path,
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => listingSearch(search),
  loader: pageLoader<SearchPageData>(
    import.meta.env.SSR && (() => import('./search-loader.ts').then((module) => module.searchLoad)),
  ),
  head: ({ loaderData, match }) =>
    pageHead(
      match,
      loaderData && { ...loaderData.head, title: searchTitle(match.context.i18n, loaderData.head.title) },
    ),
  staticData: { page: 'search/search-page.tsx', showsTapped: true },
  component: lazyRouteComponent(() => import('./search-page.tsx'), 'SearchPage'),
})

import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withItsCampaign } from '../../features/campaigns/campaign-part.ts'
import { listingSearch } from '../../features/listing/address/listing-search.ts'
import { pageHead } from '../../head.ts'
import { latePartsReady, withLateParts } from '../../hydration/late-part.tsx'
import { pageLoader } from '../../loading/page-loader.ts'
import { root } from '../../shell/root.tsx'
import type { ContentPageData } from './content-loader.ts'
import { listingHead } from './listing-head.ts'

const loadPage = pageLoader<ContentPageData>(
  import.meta.env.SSR && (() => import('./content-loader.ts').then((module) => module.contentLoad)),
)

/** A page comes with the code of its blocks: they are drawn at once, and nothing moves when the last of them is there. */
const load: typeof loadPage = async (args) => {
  const blocks = import('./story/story-blocks.tsx')
  const page = await loadPage(args)
  const { loadBlocks } = await blocks
  await loadBlocks(page)
  // Blocks may bring late parts of their own; in the browser those come below what is read first.
  if (import.meta.env.SSR) await latePartsReady()
  else await withItsCampaign(page)
  return page
}

/** The start page. @see spec §2 "The path /home/ is treated as the root" */
export const homeRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.home.path,
  loader: load,
  head: ({ loaderData, match }) => pageHead(match, loaderData?.head),
  staticData: { page: 'content/home-page.tsx' },
  component: lazyRouteComponent(
    () => withLateParts(import('./home-page.tsx'), () => import('./story/story-body.tsx')),
    'HomePage',
  ),
})

/** Every other page that has no route of its own: a category's listing or a page of the content service. */
export const contentRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.content.path,
  validateSearch: listingSearch,
  // Read again: the search still holds what advertisers added, and the server knows nothing of that.
  loaderDeps: ({ search }) => listingSearch(search),
  loader: load,
  head: ({ loaderData, match }) =>
    pageHead(
      match,
      loaderData?.kind === 'listing' ? listingHead(loaderData, match.context.i18n) : loaderData?.head,
    ),
  staticData: { page: 'content/content-page.tsx', ahead: true, showsTapped: true },
  component: lazyRouteComponent(
    () =>
      withLateParts(import('./content-page.tsx'), () =>
        Promise.all([import('./listing-body.tsx'), import('./story/story-body.tsx')]),
      ),
    'ContentPage',
  ),
})

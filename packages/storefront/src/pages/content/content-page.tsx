import { contentRoute, homeRoute } from './content-route.ts'
import { ListingView } from './listing-view.tsx'
import { StoryPage } from './story-page.tsx'

/** The start page: a story like any other. */
export function HomePage() {
  const page = homeRoute.useLoaderData()
  return page.kind === 'story' ? <StoryPage story={page.story} products={page.products} isHome /> : null
}

/** A listing or a content page, whichever stands at the address. */
export function ContentPage() {
  const page = contentRoute.useLoaderData()
  return page.kind === 'listing' ? (
    <ListingView listing={page.listing} />
  ) : (
    <StoryPage story={page.story} products={page.products} />
  )
}

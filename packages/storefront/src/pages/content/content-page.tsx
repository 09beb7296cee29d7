import { ListingRecommendations } from '../../features/recommendations/listing-recommendations.tsx'
import { contentRoute, homeRoute } from './content-route.ts'
import { ListingView } from './listing-view.tsx'
import { StoryBlocks } from './story-blocks.tsx'
import { StoryPage } from './story-page.tsx'

/** The start page: a story like any other. */
export function HomePage() {
  const page = homeRoute.useLoaderData()
  return page.kind === 'story' ? <StoryPage story={page.story} data={page.data} isHome /> : null
}

/** A listing or a content page, whichever stands at the address. */
export function ContentPage() {
  const page = contentRoute.useLoaderData()
  if (page.kind === 'story') return <StoryPage story={page.story} data={page.data} />

  const { listing, around } = page
  return (
    <ListingView
      listing={listing}
      above={
        around ? (
          <StoryBlocks story={around.story} blocks={around.above} data={around.data} below="title" />
        ) : null
      }
      below={
        around ? (
          <StoryBlocks story={around.story} blocks={around.below} data={around.data} below="content" />
        ) : null
      }
      recommendations={listing.category ? <ListingRecommendations category={listing.category.path} /> : null}
    />
  )
}

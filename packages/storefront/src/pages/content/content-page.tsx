import { useMemo } from 'react'
import { ListingView } from '../../features/listing/listing-view.tsx'
import { ListingRecommendations } from '../../features/recommendations/listing-recommendations.tsx'
import type { ContentPageData } from './content-loader.ts'
import { contentRoute } from './content-route.ts'
import { StoryBlocks } from './story/story-blocks.tsx'
import { StoryPage } from './story/story-page.tsx'

/** A listing or a content page, whichever has the address. */
export function ContentPage() {
  const page = contentRoute.useLoaderData()
  if (page.kind === 'story') return <StoryPage story={page.story} data={page.data} />
  return <ListingPage {...page} />
}

function ListingPage({ listing, around }: Extract<ContentPageData, { kind: 'listing' }>) {
  const whole = useMemo(() => (around ? [...around.above, ...around.below] : []), [around])
  const shared = around ? { story: around.story, data: around.data, page: whole } : null

  return (
    <ListingView
      listing={listing}
      above={around && shared ? <StoryBlocks {...shared} blocks={around.above} below="title" /> : null}
      below={around && shared ? <StoryBlocks {...shared} blocks={around.below} below="content" /> : null}
      recommendations={listing.category ? <ListingRecommendations category={listing.category.path} /> : null}
    />
  )
}

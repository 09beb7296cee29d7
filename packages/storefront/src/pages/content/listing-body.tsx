import { useMemo } from 'react'
import { ListingView } from '../../features/listing/listing-view.tsx'
import { ListingRecommendations } from '../../features/recommendations/listing-recommendations.tsx'
import type { ContentPageData } from './content-loader.ts'
import type { AroundListing } from './listing-story.ts'
import { StoryBlocks } from './story/story-blocks.tsx'

type ListingBodyProps = Extract<ContentPageData, { kind: 'listing' }>

/** The products of a category, with what editors wrote around them. */
export function ListingBody({ listing, around }: ListingBodyProps) {
  const whole = useMemo(() => (around ? wholeStory(around) : []), [around])
  const shared = around ? { story: around.story, data: around.data, page: whole } : null

  return (
    <ListingView
      listing={listing}
      above={around && shared ? <StoryBlocks {...shared} blocks={around.above} below="title" /> : null}
      within={
        around && shared
          ? around.within.map(({ after, tile }) => ({
              after,
              tile: <StoryBlocks {...shared} blocks={[tile]} below="content" level={3} isInside />,
            }))
          : []
      }
      below={around && shared ? <StoryBlocks {...shared} blocks={around.below} below="content" /> : null}
      recommendations={
        listing.category ? (
          <ListingRecommendations category={listing.category.path} above={listing.products} />
        ) : null
      }
    />
  )
}

function wholeStory({ above, within, below }: AroundListing) {
  return [...above, ...within.map(({ tile }) => tile), ...below]
}

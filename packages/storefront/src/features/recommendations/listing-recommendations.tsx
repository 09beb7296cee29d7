import { LastSeenSlider } from './last-seen-slider.tsx'
import { RecommendationSlider } from './recommendation-slider.tsx'

/** The two slots at the end of a category. @see spec §3 "listing_bestseller, listing_last_seen" */
export function ListingRecommendations({ category }: { category: string }) {
  return (
    <>
      <RecommendationSlider slot="listing_bestseller" category={category} />
      <LastSeenSlider slot="listing_last_seen" />
    </>
  )
}

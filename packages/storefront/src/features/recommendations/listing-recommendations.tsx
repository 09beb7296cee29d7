import type { ProductCard } from '@shop/domain/product/product-card'
import { LastSeenSlider } from './last-seen-slider.tsx'
import { RecommendationSlider } from './recommendation-slider.tsx'

type ListingRecommendationsProps = {
  category: string
  /** What the page shows already. */
  above: readonly ProductCard[]
}

/** The two slots at the end of a category. @see spec §3 "listing_bestseller, listing_last_seen" */
export function ListingRecommendations({ category, above }: ListingRecommendationsProps) {
  return (
    <>
      <RecommendationSlider slot="listing_bestseller" category={category} last={above} />
      <LastSeenSlider slot="listing_last_seen" />
    </>
  )
}

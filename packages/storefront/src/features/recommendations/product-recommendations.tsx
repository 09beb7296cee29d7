import type { ProductCard } from '@shop/domain/product/product-card'
import { LastSeenSlider } from './last-seen-slider.tsx'
import { RecommendationSlider } from './recommendation-slider.tsx'
import { RecommendedProducts } from './recommended-products.tsx'
import { useSlotTitle } from './use-slot-title.ts'

type ProductRecommendationsProps = {
  productId: number
  /** Of the own engine, part of the page; empty where a provider recommends and has to be asked. */
  alternatives: readonly ProductCard[]
}

/** The three slots at the end of a product page. @see spec §3 "pds_alternatives, pds_suggestions, pds_last_seen" */
export function ProductRecommendations({ productId, alternatives }: ProductRecommendationsProps) {
  const title = useSlotTitle('pds_alternatives')

  return (
    <>
      {alternatives.length > 0 ? (
        <RecommendedProducts slot="pds_alternatives" title={title} cards={alternatives} />
      ) : (
        <RecommendationSlider slot="pds_alternatives" productIds={[productId]} />
      )}
      <RecommendationSlider slot="pds_suggestions" productIds={[productId]} />
      <LastSeenSlider slot="pds_last_seen" besides={productId} />
    </>
  )
}

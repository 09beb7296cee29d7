import { text } from '@shop/content/fields'
import type { ProductCard as Card } from '@shop/domain/product/product-card'
import { ProductCard } from '@shop/ui/product-card/product-card'
import { type PerView, PRODUCT_SLIDER_SIZES, ProductSlider } from '@shop/ui/product-slider/product-slider'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { recommendation as recommended } from '../needs/recommendation.ts'
import { BlockSection } from '../parts/block-section.tsx'
import { useShopSlots } from '../shop-slots.ts'
import { editorsNumber, editorsSwitch, recommendationQueryFields } from './recommendation-query.ts'

export const recommendationFields = {
  ...recommendationQueryFields,
  headline: text,
  /** How the list is called in the statistics; its recommendation id without one. */
  trackingId: text,
  slidesPerView: editorsNumber,
  slidesPerView768: editorsNumber,
  slidesPerView1024: editorsNumber,
  slidesPerView1440: editorsNumber,
  /** How many pictures each card has to turn over; all of them without a number. */
  images: editorsNumber,
  showWishlist: editorsSwitch(true),
  showAddToCart: editorsSwitch(false),
  showBadges: editorsSwitch(true),
  showRating: editorsSwitch(true),
  showVariant: editorsSwitch(true),
  showBasketBadge: editorsSwitch(false),
}
type Fields = v.InferOutput<v.ObjectSchema<typeof recommendationFields, undefined>>

/** Products that are recommended rather than named; nothing when there are none. @see spec §3 "Recommendation block" */
function RecommendationBlock({ fields, data }: { fields: Fields; data: { cards: Card[] } }) {
  const { renderCard, renderList } = useShopSlots()
  const cards = data.cards.map((card) => withPictures(card, fields.images))
  if (cards.length === 0) return null

  const { showWishlist, showAddToCart, showBadges, showRating, showVariant, showBasketBadge } = fields
  const flags = { showWishlist, showAddToCart, showBadges, showRating, showVariant, showBasketBadge }
  const list = { id: fields.trackingId || fields.recommendationId, name: fields.recommendationId }
  const slider = (
    <ProductSlider label={fields.headline} perView={perViewOf(fields)}>
      {cards.map((card, index) =>
        renderCard ? (
          renderCard(card, index, { flags, list })
        ) : (
          <ProductCard
            key={card.id}
            card={card}
            sizes={PRODUCT_SLIDER_SIZES}
            showBadges={showBadges}
            showRating={showRating}
            showVariant={showVariant}
          />
        ),
      )}
    </ProductSlider>
  )
  return (
    <BlockSection isRow title={fields.headline}>
      {renderList(list, cards, slider)}
    </BlockSection>
  )
}

function withPictures(card: Card, most: number | null): Card {
  return most === null ? card : { ...card, images: card.images.slice(0, Math.floor(most)) }
}

/** Where editors say nothing, the slider's own numbers hold. */
function perViewOf(fields: Fields): Partial<PerView> {
  const { slidesPerView: base, slidesPerView768: md, slidesPerView1024: lg, slidesPerView1440: xl } = fields
  return {
    ...(base === null ? {} : { base }),
    ...(md === null ? {} : { md }),
    ...(lg === null ? {} : { lg }),
    ...(xl === null ? {} : { xl }),
  }
}

export const recommendation = defineBlock({
  name: 'recommendation',
  fields: recommendationFields,
  needs: (fields) => ({ cards: recommended(fields) }),
  Component: RecommendationBlock,
})

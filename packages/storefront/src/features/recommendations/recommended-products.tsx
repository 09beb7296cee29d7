import type { ProductCard } from '@shop/domain/product/product-card'
import type { RecommendationSlotName } from '@shop/domain/shop/brand'
import { CARDS_IN_VIEW } from '@shop/domain/shop/card-limits'
import { Section } from '@shop/ui/layout/section'
import { PRODUCT_SLIDER_SIZES, ProductSlider } from '@shop/ui/product-slider/product-slider'
import type { ReactNode } from 'react'
import { useShop } from '../../use-shop.ts'
import { RowCard } from '../product/row-card.tsx'
import { useItemList } from '../tracking/use-item-list.ts'
import css from './recommended-products.module.css'

export type RecommendedProductsProps = {
  slot: RecommendationSlotName
  title: string
  cards: readonly ProductCard[]
  /** In the add-to-cart layer the heading is smaller, and the slider is as wide as the layer. */
  place?: 'page' | 'layer'
  /** Beside the slider, for example to clear it. */
  action?: ReactNode
}

/** Recommended cards in a row; nothing at all when there are none. Tracks when they are seen, and which is chosen. */
export function RecommendedProducts(props: RecommendedProductsProps) {
  const { slot, title, cards, place = 'page', action = null } = props
  const shop = useShop()
  const list = { id: shop.recommendationSlots[slot].recommendationId, name: slot, campaign: null }
  const { seen, select } = useItemList({ list, cards })
  if (cards.length === 0) return null

  const slider = (
    <div ref={seen}>
      <ProductSlider
        label={title}
        place={place}
        {...(place === 'layer' ? { perView: CARDS_IN_VIEW.layer } : {})}
      >
        {cards.map((card, index) => (
          <RowCard
            key={card.id}
            card={card}
            sizes={PRODUCT_SLIDER_SIZES}
            onSelect={() => select(card, index)}
          />
        ))}
      </ProductSlider>
      {action}
    </div>
  )
  if (place === 'page') return <Section title={title}>{slider}</Section>
  return (
    <>
      <h3 className={css.title}>{title}</h3>
      {slider}
    </>
  )
}

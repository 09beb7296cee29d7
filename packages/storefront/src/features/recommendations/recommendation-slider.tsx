import type { ProductCard } from '@shop/domain/product/product-card'
import { useSetAtom } from 'jotai'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useShop } from '../../use-shop.ts'
import { newOnesFirst } from './new-ones-first.ts'
import css from './recommendation-slider.module.css'
import { recommendForSlotAtom, type SlotInput } from './recommendations.atoms.ts'
import type { RecommendedProductsProps } from './recommended-products.tsx'
import { useNear } from './use-near.ts'
import { useSlotTitle } from './use-slot-title.ts'

const RecommendedProducts = lazy(() =>
  import('./recommended-products.tsx').then((module) => ({ default: module.RecommendedProducts })),
)

type RecommendationSliderProps = SlotInput & {
  /** Where the slot has another name than usual. */
  title?: string
  place?: 'page' | 'layer'
  /** What the page shows already: it ends the row. */
  last?: readonly ProductCard[]
  /** What draws the cards; fetched with the first of them where it is not brought along. */
  Cards?: ComponentType<RecommendedProductsProps>
}

/**
 * A slot of recommendations: asked for when it comes near the screen, gone when there are none. A slot that is always
 * filled keeps its room, so that nothing below it moves.
 *
 * @see spec §2 "appear only when the recommendations are non-empty", §3 "Recommendation slot"
 */
export function RecommendationSlider(props: RecommendationSliderProps) {
  const { title, place = 'page', Cards = RecommendedProducts, last = [], ...input } = props
  const { slot } = input
  const { recommendationSlots } = useShop()
  const usual = useSlotTitle(slot)
  const recommend = useSetAtom(recommendForSlotAtom)
  const { ref, isNear } = useNear()
  const key = JSON.stringify(input)
  const [answer, setAnswer] = useState<{ key: string; cards: ProductCard[] } | null>(null)
  const cards = answer?.key === key ? answer.cards : null

  useEffect(() => {
    if (!isNear) return
    let isGone = false
    const input: SlotInput = JSON.parse(key)
    void recommend(input).then((found) => {
      if (!isGone) setAnswer({ key, cards: found })
    })
    return () => {
      isGone = true
    }
  }, [isNear, key, recommend])

  const isExpected = cards === null && recommendationSlots[slot].fillWithRandom
  return (
    <div
      ref={ref}
      className={css.slot}
      data-screen-only=""
      data-place={place}
      data-expected={isExpected || undefined}
    >
      {cards && cards.length > 0 ? (
        <Suspense fallback={<div className={css.room} data-place={place} />}>
          <Cards slot={slot} title={title ?? usual} cards={newOnesFirst(cards, last)} place={place} />
        </Suspense>
      ) : null}
    </div>
  )
}

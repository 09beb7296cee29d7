import { Trans } from '@lingui/react'
import type { ProductCard } from '@shop/domain/product/product-card'
import { RECOMMENDATION_SLOT_SIZE } from '@shop/domain/shop/recommendation-slot'
import { useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { usePersonalValue } from '../../hydration/use-personal-value.ts'
import { forgetSeenAtom, lastSeenAtom, readLastSeenAtom } from '../last-seen/last-seen.atoms.ts'
import css from './last-seen-slider.module.css'
import room from './recommendation-slider.module.css'
import { loadCardsAtom } from './recommendations.atoms.ts'
import { useNear } from './use-near.ts'
import { useSlotTitle } from './use-slot-title.ts'

const RecommendedProducts = lazy(() =>
  import('./recommended-products.tsx').then((module) => ({ default: module.RecommendedProducts })),
)

type LastSeenSliderProps = {
  slot: 'pds_last_seen' | 'listing_last_seen'
  /** The product of this page; it is not shown among the others. */
  besides?: number
}

/** What this browser has looked at, from its own storage; the shopper may have it forgotten. @see spec §3 */
export function LastSeenSlider({ slot, besides }: LastSeenSliderProps) {
  const title = useSlotTitle(slot)
  const seen = usePersonalValue(lastSeenAtom, null)
  const read = useSetAtom(readLastSeenAtom)
  const forget = useSetAtom(forgetSeenAtom)
  const loadCards = useSetAtom(loadCardsAtom)
  const { ref, isNear } = useNear()
  const [cards, setCards] = useState<readonly ProductCard[] | null>(null)
  const [isForgotten, setIsForgotten] = useState(false)
  const ids = (seen ?? []).filter((id) => id !== besides).join()

  // at once and not when near: the room for the cards has to be there before the place comes into view
  useEffect(() => read(), [read])
  useEffect(() => {
    if (!isNear || ids === '') return
    let isGone = false
    void loadCards(ids.split(',').map(Number)).then((found) => {
      if (!isGone) setCards(found.slice(0, RECOMMENDATION_SLOT_SIZE))
    })
    return () => {
      isGone = true
    }
  }, [isNear, ids, loadCards])

  const onForget = () => {
    forget()
    setIsForgotten(true)
    // The button goes with the list; the place it stood in has the focus then, and the word about it.
    ref.current?.focus({ preventScroll: true })
  }

  const waiting = (
    <div className={css.waiting} data-screen-only="">
      <div className={room.room} />
    </div>
  )
  return (
    <div ref={ref} tabIndex={-1} className={css.place} data-screen-only="">
      {ids !== '' && cards === null ? waiting : null}
      {ids !== '' && cards !== null && cards.length > 0 ? (
        <Suspense fallback={waiting}>
          <RecommendedProducts
            slot={slot}
            title={title}
            cards={cards}
            action={
              <button type="button" className={css.forget} onClick={onForget}>
                <Trans id="lastSeen.forget" message="Verlauf löschen" />
              </button>
            }
          />
        </Suspense>
      ) : null}
      <p role="status" className={css.spoken}>
        {isForgotten && ids === '' ? (
          <Trans id="lastSeen.forgotten" message="Der Verlauf ist gelöscht." />
        ) : null}
      </p>
    </div>
  )
}

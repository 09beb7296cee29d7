import { useLingui } from '@lingui/react'
import { CARDS_IN_VIEW } from '@shop/domain/shop/card-limits'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from './product-slider.module.css'

/** How many cards are in view: at first, from 768, from 1024, from 1440 px. */
export type PerView = { base: number; md: number; lg: number; xl: number }

type ProductSliderProps = {
  /** What the slider shows, for screen readers. */
  label: string
  perView?: Partial<PerView>
  /** In a layer the row ends where the layer does, and the cards stand further apart. */
  place?: 'page' | 'layer'
  children: ReactNode
}

/** `sizes` of a card's picture in the slider with its usual number of cards. */
export const PRODUCT_SLIDER_SIZES =
  '(width >= 1440px) 220px, (width >= 1024px) 22vw, (width >= 768px) 31vw, 46vw'

/**
 * Cards in a row that scrolls by finger, wheel, keyboard and two buttons; a cut card at the edge says there is more.
 *
 * @see spec §9 "Recommendation slider per view"
 */
export function ProductSlider({ label, perView, place = 'page', children }: ProductSliderProps) {
  const { i18n } = useLingui()
  const track = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: true })
  const { base, md, lg, xl } = { ...CARDS_IN_VIEW.page, ...perView }

  useEffect(() => {
    const list = track.current
    if (list === null) return
    const observer = new ResizeObserver(() => setEdges(edgesOf(list)))
    observer.observe(list)
    return () => observer.disconnect()
  }, [])

  // More or fewer cards of the same size do not resize the row, so the observer misses how far it scrolls.
  const count = Children.count(children)
  useEffect(() => {
    if (track.current !== null && count > 0) setEdges(edgesOf(track.current))
  }, [count])

  return (
    <section className={css.slider} aria-label={label} onKeyDown={onKeyDown}>
      <ul
        ref={track}
        className={css.track}
        data-place={place}
        style={{ '--base': base, '--md': md, '--lg': lg, '--xl': xl }}
        onScroll={(event) => setEdges(edgesOf(event.currentTarget))}
      >
        {Children.map(children, (card) => (
          <li className={css.item}>{card}</li>
        ))}
      </ul>
      <div className={css.buttons} data-side="start" data-hidden={edges.isAtStart || undefined}>
        <IconButton
          icon={ChevronLeft}
          kind="ground"
          label={i18n.t({ id: 'slider.previous', message: 'Zurück blättern' })}
          disabled={edges.isAtStart}
          onClick={() => turn(-1)}
        />
      </div>
      <div className={css.buttons} data-side="end" data-hidden={edges.isAtEnd || undefined}>
        <IconButton
          icon={ChevronRight}
          kind="ground"
          label={i18n.t({ id: 'slider.next', message: 'Weiter blättern' })}
          disabled={edges.isAtEnd}
          onClick={() => turn(1)}
        />
      </div>
    </section>
  )

  function turn(direction: 1 | -1) {
    const list = track.current
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    list?.scrollBy({
      left: direction * list.clientWidth * 0.8,
      behavior: isCalm ? 'instant' : 'smooth',
    })
  }

  /** Cards with several pictures keep the arrows for themselves. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented) return
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      turn(event.key === 'ArrowRight' ? 1 : -1)
    }
  }
}

/** One pixel of tolerance: zoomed pages scroll to fractions. */
function edgesOf(list: HTMLElement) {
  return {
    isAtStart: list.scrollLeft <= 1,
    isAtEnd: list.scrollLeft + list.clientWidth >= list.scrollWidth - 1,
  }
}

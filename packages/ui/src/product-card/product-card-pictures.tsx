import type { ProductImage } from '@shop/domain/product/product'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ImageOff from 'lucide-react/icons/image-off'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import css from './product-card-pictures.module.css'

type ProductCardPicturesProps = {
  images: readonly ProductImage[]
  href: string
  sizes: string
  isEager: boolean
  playHint: boolean
  onSelect?: () => void
}

/** Enough to get an impression; the rest is on the product page. */
const MOST_SHOWN = 5

/**
 * The pictures of a card, swiped with a finger or turned with the pointer. The name says what they show and is
 * the way for keyboard and screen reader, so all of this is kept from both.
 */
export function ProductCardPictures(props: ProductCardPicturesProps) {
  const { images, href, sizes, isEager, playHint, onSelect } = props
  const track = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const shown = images.slice(0, MOST_SHOWN)
  const isSlider = shown.length > 1
  const isHinting = useSeen(track, playHint && isSlider)

  if (shown.length === 0) {
    return (
      <div className={css.empty}>
        <Icon of={ImageOff} size="m" />
      </div>
    )
  }
  return (
    <div className={css.pictures} aria-hidden="true">
      <div
        ref={track}
        className={css.track}
        data-hint={(isHinting && active === 0) || undefined}
        {...(isSlider
          ? {
              onScroll: (event) => setActive(slideAt(event.currentTarget) % shown.length),
              onScrollEnd: (event) => beginAgain(event.currentTarget, shown.length),
            }
          : {})}
      >
        {shown.map((image, index) => (
          <a key={image.hash} className={css.slide} href={href} tabIndex={-1} onClick={onSelect}>
            <Picture
              image={{ ...image, alt: '' }}
              sizes={sizes}
              ratio="1/1"
              isEager={isEager && index === 0}
            />
          </a>
        ))}
        {isSlider && shown[0] ? (
          <a className={css.slide} data-again href={href} tabIndex={-1} onClick={onSelect}>
            <Picture image={{ ...shown[0], alt: '' }} sizes={sizes} ratio="1/1" />
          </a>
        ) : null}
      </div>
      {isSlider ? (
        <>
          <button type="button" className={css.turn} data-side="start" tabIndex={-1} onClick={() => turn(-1)}>
            <Icon of={ChevronLeft} />
          </button>
          <button type="button" className={css.turn} data-side="end" tabIndex={-1} onClick={() => turn(1)}>
            <Icon of={ChevronRight} />
          </button>
          <span className={css.dots}>
            {shown.map((image, index) => (
              <span key={image.hash} className={css.dot} data-active={index === active || undefined} />
            ))}
          </span>
        </>
      ) : null}
    </div>
  )

  function turn(step: number) {
    const next = (active + step + shown.length) % shown.length
    track.current?.scrollTo({ left: next * track.current.clientWidth, behavior: 'smooth' })
  }
}

function slideAt(track: HTMLElement): number {
  return Math.round(track.scrollLeft / Math.max(1, track.clientWidth))
}

/** On phones the first picture stands once more behind the last: arriving there is arriving at the start. */
function beginAgain(track: HTMLElement, count: number) {
  if (slideAt(track) === count) track.scrollTo({ left: 0, behavior: 'instant' })
}

/** True once most of the element has been in view. */
function useSeen(element: RefObject<HTMLElement | null>, isOn: boolean): boolean {
  const [isSeen, setSeen] = useState(false)

  useEffect(() => {
    if (!isOn || element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { threshold: 0.6 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isOn])

  return isSeen
}

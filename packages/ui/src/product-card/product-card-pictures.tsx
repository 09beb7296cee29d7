import type { ProductImage } from '@shop/domain/product/product'
import { SWIPE } from '@shop/domain/shop/card-limits'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ImageOff from 'lucide-react/icons/image-off'
import { type RefObject, type TouchEvent, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import css from './product-card-pictures.module.css'
import secondCss from './second-picture.module.css'

/** What the card around the pictures may ask of them. */
export type CardPicturesHandle = { turn: (step: 1 | -1) => void }

type ProductCardPicturesProps = {
  /** null within where there is nothing to turn. */
  ref?: RefObject<CardPicturesHandle | null>
  images: readonly ProductImage[]
  href: string
  sizes: string
  isEager: boolean
  playHint: boolean
  /** A pointer or the focus shows the second picture. */
  showsSecond?: boolean
  onSelect?: () => void
  /** The shopper has moved the pictures with a finger. */
  onSwipe?: () => void
}

/** Enough to get an impression; the rest is on the product page. */
const MOST_SHOWN = 5

/** A card is half a page wide at most, and each width more stands in a listing fifty times. */
const MOST_WIDTH = 1000

/**
 * The pictures of a card, swiped with a finger or turned with the pointer. The name says what they show and is
 * the way for keyboard and screen reader, so all of this is kept from both.
 */
export function ProductCardPictures(props: ProductCardPicturesProps) {
  const { ref, images, href, sizes, isEager, playHint, onSelect, onSwipe } = props
  const { showsSecond = true } = props
  const track = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  // The double of the first picture is needed by whoever moves them, and by no document.
  const [isMoved, setMoved] = useState(false)
  const shown = images.slice(0, MOST_SHOWN)
  const isSlider = shown.length > 1
  const isHinting = useSeen(track, playHint && isSlider)
  const touch = useRef<{ x: number; y: number; left: number } | null>(null)
  useImperativeHandle<CardPicturesHandle | null, CardPicturesHandle | null>(ref, () =>
    isSlider ? { turn } : null,
  )

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
        className={showsSecond ? `${css.track} ${secondCss.second}` : css.track}
        data-hint={(isHinting && active === 0) || undefined}
        data-moved={isMoved || undefined}
        {...(isSlider
          ? {
              onScroll: (event) => {
                setMoved(true)
                setActive(slideAt(event.currentTarget) % shown.length)
              },
              onScrollEnd: (event) => beginAgain(event.currentTarget, shown.length),
              onTouchStart: beginSwipe,
              onTouchEnd: endSwipe,
            }
          : {})}
      >
        {shown.map((image, index) => (
          <a key={image.hash} className={css.slide} href={href} tabIndex={-1} onClick={onSelect}>
            <Picture
              image={{ ...image, alt: '' }}
              sizes={sizes}
              ratio="1/1"
              mostWidth={MOST_WIDTH}
              fit={isScene(image) ? 'cover' : 'contain'}
              isEager={isEager && index === 0}
            />
          </a>
        ))}
        {isSlider && isMoved && shown[0] ? (
          <a className={css.slide} data-again href={href} tabIndex={-1} onClick={onSelect}>
            <Picture image={{ ...shown[0], alt: '' }} sizes={sizes} ratio="1/1" mostWidth={MOST_WIDTH} />
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

  function turn(step: 1 | -1) {
    if (track.current === null) return
    settleSecond(track.current)
    setMoved(true)
    // asked of the track itself: keys may come faster than what is drawn
    const next = (slideAt(track.current) + step + shown.length) % shown.length
    track.current.scrollTo({ left: next * track.current.clientWidth, behavior: motion() })
  }

  function beginSwipe(event: TouchEvent<HTMLDivElement>) {
    setMoved(true)
    const finger = event.touches[0]
    const { scrollLeft: left } = event.currentTarget
    touch.current = finger ? { x: finger.clientX, y: finger.clientY, left } : null
  }

  function endSwipe(event: TouchEvent<HTMLDivElement>) {
    const finger = event.changedTouches[0]
    if (!touch.current || !finger) return
    const [x, y] = [finger.clientX - touch.current.x, finger.clientY - touch.current.y]
    if (Math.abs(x) < SWIPE.detectionPx || Math.abs(x) < Math.abs(y)) return
    onSwipe?.()
    if (touch.current.left === 0 && x > 0) goRound(event.currentTarget)
  }
}

/** Pictures are turned from the one that is seen: where the second lies on the first, it becomes the one in its place. */
function settleSecond(track: HTMLElement) {
  const second = track.children[1]
  const liesOnFirst = second !== undefined && getComputedStyle(second).transform !== 'none'
  track.dataset.moved = 'true'
  if (liesOnFirst) track.scrollTo({ left: track.clientWidth, behavior: 'instant' })
}

/** Goods are taken in a square; a room is wider and fills it. */
function isScene({ width, height }: ProductImage): boolean {
  return width > height * 1.2
}

/** Back from the first picture: over its double behind the last one, where there is one. @see spec §4 "Listing card" */
function goRound(track: HTMLElement) {
  if (track.lastElementChild?.clientWidth === 0) return
  track.scrollTo({ left: track.scrollWidth, behavior: 'instant' })
  track.scrollBy({ left: -track.clientWidth, behavior: motion() })
}

function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
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

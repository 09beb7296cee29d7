import { Trans, useLingui } from '@lingui/react'
import type { ProductImage } from '@shop/domain/product/product'
import type { ProductVideo } from '@shop/domain/product/product-facts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ImageOff from 'lucide-react/icons/image-off'
import Maximize2 from 'lucide-react/icons/maximize-2'
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '../../icon/icon.tsx'
import { Picture } from '../../picture/picture.tsx'
import { lazyPart } from '../../whole-style/lazy-part.ts'
import css from './gallery.module.css'
import { gallerySlides } from './gallery-slide.ts'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import { GalleryVideo } from './gallery-video.tsx'
import { useSettled } from './use-settled.ts'
import { useSnapTrack } from './use-snap-track.ts'

const GalleryZoom = lazyPart(() => import('./gallery-zoom.tsx'))

type GalleryProps = {
  images: ProductImage[]
  /** Shown after the pictures. */
  videos?: readonly ProductVideo[]
  productName: string
  /** Sale and promotion badges, over the picture. */
  badges?: ReactNode
  /** The shopper has gone to another picture, and stayed there for a moment. */
  onSwipe?: (index: number) => void
}

/** How wide its picture is, as `sizes` of an image. */
export const STAGE_SIZES = '(width >= 1440px) 740px, (width >= 1024px) 52vw, 100vw'
const NO_VIDEOS: readonly ProductVideo[] = []

/** The pictures of a product: swiped on phones, with thumbnails on wide screens, large in a dialog. */
export function Gallery({ images, videos = NO_VIDEOS, productName, badges = null, onSwipe }: GalleryProps) {
  const { i18n } = useLingui()
  const track = useRef<HTMLUListElement>(null)
  const slides = gallerySlides(images, videos)
  const { active, show } = useSnapTrack(track, slides.length)
  const seen = useSettled(active, onSwipe)
  const [isZoomed, setIsZoomed] = useState(false)
  const first = slides[0]?.key
  // A film's own controls need the corners.
  const isPicture = slides[active]?.kind === 'image'

  // Another variant may have pictures of its own; they begin with the first one. Unknown to the first render.
  const shown = useRef(first)
  useEffect(() => {
    if (shown.current !== first) show(0, 'instant')
    shown.current = first
  }, [first, show])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    // the player's own arrows go through the film
    if (step === 0 || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    show(active + step)
  }

  return (
    <section
      className={css.gallery}
      data-single={slides.length < 2 || undefined}
      aria-roledescription={i18n.t({ id: 'gallery.role', message: 'Galerie' })}
      aria-label={i18n.t({
        id: 'gallery.label',
        message: 'Bilder von {name}',
        values: { name: productName },
      })}
      onKeyDown={onKeyDown}
    >
      <div className={css.stage}>
        {first === undefined ? (
          <div className={css.empty}>
            <Icon of={ImageOff} size="m" />
          </div>
        ) : (
          <ul
            ref={track}
            className={css.track}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls, so the keyboard has to reach it
            tabIndex={0}
          >
            {slides.map((slide, index) =>
              slide.kind === 'video' ? (
                <li key={slide.key} className={css.slide} data-kind="video">
                  <GalleryVideo video={slide.video} sizes={STAGE_SIZES} isSeen={index === active} />
                </li>
              ) : (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the button „Bild vergrößern“ does the same
                <li key={slide.key} className={css.slide} onClick={() => setIsZoomed(true)}>
                  <Picture image={slide.image} sizes={STAGE_SIZES} isEager={index === 0} />
                </li>
              ),
            )}
          </ul>
        )}
        <div className={css.badges}>{badges}</div>
        {slides.length > 1 ? (
          <>
            <Steps active={active} count={slides.length} onStep={show} />
            {isPicture ? (
              <span className={css.counter} aria-hidden="true">
                {active + 1} / {images.length}
              </span>
            ) : null}
            <p className={css.spoken} role="status">
              {seen === null ? null : slides[seen]?.kind === 'video' ? (
                <Trans
                  id="gallery.film"
                  message="Film, {number} von {count}"
                  values={{ number: seen + 1, count: slides.length }}
                />
              ) : (
                <Trans
                  id="gallery.counter"
                  message="Bild {number} von {count}"
                  values={{ number: seen + 1, count: slides.length }}
                />
              )}
            </p>
          </>
        ) : null}
        {isPicture ? (
          <button
            type="button"
            className={css.zoom}
            aria-haspopup="dialog"
            aria-label={i18n.t({ id: 'gallery.zoom', message: 'Bild vergrößern' })}
            onClick={() => setIsZoomed(true)}
          >
            <Maximize2 size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
        ) : null}
      </div>
      {slides.length > 1 ? <GalleryThumbnails slides={slides} active={active} onShow={show} /> : null}
      {isZoomed ? (
        <Suspense fallback={null}>
          <GalleryZoom
            images={images}
            start={Math.min(active, images.length - 1)}
            productName={productName}
            onClose={(index) => {
              setIsZoomed(false)
              show(index, 'instant')
            }}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

type StepsProps = { active: number; count: number; onStep: (index: number) => void }

/** One picture on or back. */
function Steps({ active, count, onStep }: StepsProps) {
  const { i18n } = useLingui()

  return (
    <>
      <button
        type="button"
        className={css.step}
        data-side="before"
        disabled={active === 0}
        aria-label={i18n.t({ id: 'gallery.previous', message: 'Vorheriges Bild' })}
        onClick={() => onStep(active - 1)}
      >
        <ChevronLeft size={24} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={css.step}
        data-side="after"
        disabled={active === count - 1}
        aria-label={i18n.t({ id: 'gallery.next', message: 'Nächstes Bild' })}
        onClick={() => onStep(active + 1)}
      >
        <ChevronRight size={24} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </>
  )
}

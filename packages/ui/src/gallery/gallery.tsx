import { useLingui } from '@lingui/react'
import type { ProductImage } from '@shop/domain/product/product'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Maximize2 from 'lucide-react/icons/maximize-2'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Picture } from '../picture/picture.tsx'
import css from './gallery.module.css'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import { GalleryZoom } from './gallery-zoom.tsx'
import { useSnapTrack } from './use-snap-track.ts'

type GalleryProps = {
  images: ProductImage[]
  productName: string
  /** Sale and promotion badges, over the picture. */
  badges?: ReactNode
  /** The shopper has gone to another picture. */
  onSwipe?: (index: number) => void
}

const STAGE_SIZES = '(width >= 1440px) 740px, (width >= 1024px) 52vw, 100vw'

/** The pictures of a product: swiped on phones, with thumbnails on wide screens, large in a dialog. */
export function Gallery({ images, productName, badges = null, onSwipe }: GalleryProps) {
  const { i18n } = useLingui()
  const track = useRef<HTMLUListElement>(null)
  const { active, show } = useSnapTrack(track, images.length)
  const [isZoomed, setIsZoomed] = useState(false)

  const goTo = (index: number) => {
    show(index)
    onSwipe?.(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    goTo(active + step)
  }

  return (
    <section
      className={css.gallery}
      data-single={images.length < 2 || undefined}
      aria-roledescription={i18n.t({ id: 'gallery.role', message: 'Galerie' })}
      aria-label={i18n.t({
        id: 'gallery.label',
        message: 'Bilder von {name}',
        values: { name: productName },
      })}
      onKeyDown={onKeyDown}
    >
      <div className={css.stage}>
        <ul
          ref={track}
          className={css.track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls, so the keyboard has to reach it
          tabIndex={0}
        >
          {images.map((image, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the button „Bild vergrößern“ does the same
            <li key={image.hash} className={css.slide} onClick={() => setIsZoomed(true)}>
              <Picture image={image} sizes={STAGE_SIZES} isEager={index === 0} />
            </li>
          ))}
        </ul>
        <div className={css.badges}>{badges}</div>
        {images.length > 1 ? (
          <>
            <button
              type="button"
              className={css.step}
              data-side="before"
              disabled={active === 0}
              aria-label={i18n.t({ id: 'gallery.previous', message: 'Vorheriges Bild' })}
              onClick={() => goTo(active - 1)}
            >
              <ChevronLeft size={24} strokeWidth={1.5} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={css.step}
              data-side="after"
              disabled={active === images.length - 1}
              aria-label={i18n.t({ id: 'gallery.next', message: 'Nächstes Bild' })}
              onClick={() => goTo(active + 1)}
            >
              <ChevronRight size={24} strokeWidth={1.5} aria-hidden="true" />
            </button>
            <span className={css.counter} aria-hidden="true">
              {active + 1} / {images.length}
            </span>
          </>
        ) : null}
        {images.length > 0 ? (
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
      {images.length > 1 ? <GalleryThumbnails images={images} active={active} onShow={goTo} /> : null}
      {isZoomed ? (
        <GalleryZoom
          images={images}
          start={active}
          productName={productName}
          onClose={(index) => {
            setIsZoomed(false)
            show(index, 'instant')
          }}
        />
      ) : null}
    </section>
  )
}

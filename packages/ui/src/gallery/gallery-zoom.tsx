import { useLingui } from '@lingui/react'
import type { ProductImage } from '@shop/domain/product/product'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { Picture } from '../picture/picture.tsx'
import css from './gallery-zoom.module.css'
import { useSnapTrack } from './use-snap-track.ts'

type GalleryZoomProps = {
  images: ProductImage[]
  start: number
  productName: string
  /** Told which picture was seen last. */
  onClose: (index: number) => void
}

/** The pictures over the whole screen; a press on one comes closer. The browser's own dialog keeps the focus. */
export function GalleryZoom({ images, start, productName, onClose }: GalleryZoomProps) {
  const { i18n } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const { active, show } = useSnapTrack(track, images.length, start)
  const [closeUp, setCloseUp] = useState<number | null>(null)

  useEffect(() => {
    dialog.current?.showModal()
    show(start, 'instant')
  }, [show, start])

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={i18n.t({
        id: 'gallery.label',
        message: 'Bilder von {name}',
        values: { name: productName },
      })}
      onClose={() => onClose(active)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') show(active + 1)
        if (event.key === 'ArrowLeft') show(active - 1)
      }}
    >
      <ul ref={track} className={css.track}>
        {images.map((image, index) => (
          <li key={image.hash} className={css.slide}>
            <button
              type="button"
              className={css.picture}
              data-close-up={closeUp === index || undefined}
              tabIndex={index === active ? 0 : -1}
              aria-label={
                closeUp === index
                  ? i18n.t({
                      id: 'gallery.smaller',
                      message: '{alt}, verkleinern',
                      values: { alt: image.alt },
                    })
                  : i18n.t({ id: 'gallery.larger', message: '{alt}, vergrößern', values: { alt: image.alt } })
              }
              onClick={() => setCloseUp(closeUp === index ? null : index)}
            >
              <Picture image={{ ...image, alt: '' }} sizes="100vmax" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={css.button}
        data-place="close"
        aria-label={i18n.t({ id: 'gallery.close', message: 'Schließen' })}
        onClick={() => dialog.current?.close()}
      >
        <X size={24} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={css.button}
        data-place="before"
        disabled={active === 0}
        aria-label={i18n.t({ id: 'gallery.previous', message: 'Vorheriges Bild' })}
        onClick={() => show(active - 1)}
      >
        <ChevronLeft size={24} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={css.button}
        data-place="after"
        disabled={active >= images.length - 1}
        aria-label={i18n.t({ id: 'gallery.next', message: 'Nächstes Bild' })}
        onClick={() => show(active + 1)}
      >
        <ChevronRight size={24} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </dialog>
  )
}

import { Trans, useLingui } from '@lingui/react'
import { imageAddress, imageSrcSet } from '@shop/domain/image/image-address'
import type { ProductImage } from '@shop/domain/product/product'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useClosedByBack } from '../../dialog/use-closed-by-back.ts'
import { IconButton } from '../../icon-button/icon-button.tsx'
import css from './gallery-zoom.module.css'
import { useZoomGestures } from './use-zoom-gestures.ts'
import { LARGEST_SCALE } from './zoom-transform.ts'

type GalleryZoomProps = {
  images: ProductImage[]
  start: number
  productName: string
  /** Called with the picture that was seen last. */
  onClose: (index: number) => void
}

/** One press of + or −, and of an arrow while the picture is close. */
const STEP = 1.6
const PAN_PX = 80

/**
 * The pictures over the whole screen, closer by wheel, double tap, two fingers, + and −. The browser's own dialog
 * keeps the focus and closes on Escape.
 *
 * @see spec §2 "product image"
 */
export default function GalleryZoom({ images, start, productName, onClose }: GalleryZoomProps) {
  const { i18n } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(start)
  const image = images[active] ?? images[0]
  const close = () => dialog.current?.close()

  const goTo = (index: number) => {
    if (index < 0 || index >= images.length) return
    reset()
    setActive(index)
  }
  const { transform, drag, zoomBy, panBy, reset, gestures } = useZoomGestures(frame, {
    picture: image ?? SQUARE,
    onAside: (step) => goTo(active + step),
    onDown: close,
  })
  const isClose = transform.scale > 1

  useEffect(() => dialog.current?.showModal(), [])
  useClosedByBack(true, close)

  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event.key, isClose)
    if (!action) return
    event.preventDefault()
    if (action.kind === 'zoom') zoomBy(action.factor)
    else if (action.kind === 'pan') panBy(action.by)
    else if (action.kind === 'reset') reset()
    else goTo(active + action.step)
  }

  if (!image) return null
  const moved = isClose ? transform : { ...drag, scale: 1 }

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
      onKeyDown={onKeyDown}
    >
      <div ref={frame} className={css.frame} data-close={isClose || undefined} {...gestures}>
        <img
          key={image.hash}
          className={css.picture}
          data-drawn={drag.x !== 0 || drag.y !== 0 || undefined}
          src={imageAddress(image.src, 1200)}
          srcSet={imageSrcSet(image.src, [600, 1000, 1200, 1600])}
          // Close up more of it is needed than the screen is wide.
          sizes={isClose ? '250vmin' : '100vmin'}
          width={image.width}
          height={image.height}
          alt={image.alt}
          draggable={false}
          style={{ transform: `translate(${moved.x}px, ${moved.y}px) scale(${moved.scale})` }}
        />
      </div>
      <div className={css.bar}>
        <p className={css.counter} role="status">
          <Trans
            id="gallery.counter"
            message="Bild {number} von {count}"
            values={{ number: active + 1, count: images.length }}
          />
        </p>
        <IconButton
          icon={Minus}
          kind="ground"
          label={i18n.t({ id: 'gallery.zoomOut', message: 'Verkleinern' })}
          disabled={!isClose}
          onClick={() => zoomBy(1 / STEP)}
        />
        <IconButton
          icon={Plus}
          kind="ground"
          label={i18n.t({ id: 'gallery.zoomIn', message: 'Vergrößern' })}
          disabled={transform.scale >= LARGEST_SCALE}
          onClick={() => zoomBy(STEP)}
        />
        <IconButton
          icon={X}
          kind="ground"
          label={i18n.t({ id: 'gallery.close', message: 'Schließen' })}
          onClick={close}
        />
      </div>
      {images.length > 1 ? (
        <>
          <div className={css.step} data-side="before">
            <IconButton
              icon={ChevronLeft}
              kind="ground"
              label={i18n.t({ id: 'gallery.previous', message: 'Vorheriges Bild' })}
              disabled={active === 0}
              onClick={() => goTo(active - 1)}
            />
          </div>
          <div className={css.step} data-side="after">
            <IconButton
              icon={ChevronRight}
              kind="ground"
              label={i18n.t({ id: 'gallery.next', message: 'Nächstes Bild' })}
              disabled={active === images.length - 1}
              onClick={() => goTo(active + 1)}
            />
          </div>
        </>
      ) : null}
    </dialog>
  )
}

const SQUARE = { width: 1, height: 1 }

type KeyAction =
  | { kind: 'zoom'; factor: number }
  | { kind: 'pan'; by: { x: number; y: number } }
  | { kind: 'step'; step: 1 | -1 }
  | { kind: 'reset' }

/** Arrows turn the pages of whole pictures, and move one that is close. */
function keyAction(key: string, isClose: boolean): KeyAction | null {
  switch (key) {
    case '+':
    case '=':
      return { kind: 'zoom', factor: STEP }
    case '-':
      return { kind: 'zoom', factor: 1 / STEP }
    case '0':
      return { kind: 'reset' }
    case 'ArrowLeft':
      return isClose ? { kind: 'pan', by: { x: PAN_PX, y: 0 } } : { kind: 'step', step: -1 }
    case 'ArrowRight':
      return isClose ? { kind: 'pan', by: { x: -PAN_PX, y: 0 } } : { kind: 'step', step: 1 }
    case 'ArrowUp':
      return isClose ? { kind: 'pan', by: { x: 0, y: PAN_PX } } : null
    case 'ArrowDown':
      return isClose ? { kind: 'pan', by: { x: 0, y: -PAN_PX } } : null
    default:
      return null
  }
}

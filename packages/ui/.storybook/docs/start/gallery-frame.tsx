import { useEffect, useRef, useState } from 'react'
import type { StoryBrand } from '../../brands.ts'
import css from './start-page.module.css'

/** Told by a gallery to the frame that it stands in, with its height in px. */
export const HEIGHT_EVENT = 'gallery-height'

/** How wide a gallery is drawn, in px: wide enough for a desktop's layout. It is shown as small as its column. */
const DRAWN_WIDTH = 1200
const EXPECTED_HEIGHT = 4200

/** The gallery of one brand in a window of its own, drawn small. */
export function GalleryFrame({ brand, locale }: { brand: StoryBrand; locale: string }) {
  const column = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(0.45)
  const [height, setHeight] = useState(EXPECTED_HEIGHT)

  useEffect(() => {
    const { current } = column
    if (!current) return
    const watch = new ResizeObserver(() => setScale(current.clientWidth / DRAWN_WIDTH))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    const { current } = frame
    const grow = (event: Event) => {
      // Made in another window, so it is no instance of this one's classes.
      if ('detail' in event && typeof event.detail === 'number') setHeight(event.detail)
    }
    current?.addEventListener(HEIGHT_EVENT, grow)
    return () => current?.removeEventListener(HEIGHT_EVENT, grow)
  }, [])

  return (
    <div ref={column} className={css.frame} style={{ blockSize: height * scale }}>
      <iframe
        ref={frame}
        title={`${brand.name}: gallery`}
        src={`iframe.html?id=gallery--docs&viewMode=docs&globals=brand:${brand.id};locale:${locale}`}
        style={{ inlineSize: DRAWN_WIDTH, blockSize: height, scale: String(scale) }}
      />
    </div>
  )
}

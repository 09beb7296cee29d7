import { Trans, useLingui } from '@lingui/react'
import { mediaAddress } from '@shop/domain/image/media-address'
import type { ProductVideo } from '@shop/domain/product/product-facts'
import Play from 'lucide-react/icons/play'
import { useEffect, useRef, useState } from 'react'
import { Picture } from '../../picture/picture.tsx'
import css from './gallery-video.module.css'

type GalleryVideoProps = {
  video: ProductVideo
  /** `sizes` of the poster in its place. */
  sizes: string
  /** Whether it is in view: a video out of view stops. */
  isSeen: boolean
}

/** A video of the product from our own host. Nothing of it is loaded before play is pressed. */
export function GalleryVideo({ video, sizes, isSeen }: GalleryVideoProps) {
  const { i18n } = useLingui()
  const player = useRef<HTMLVideoElement>(null)
  const [isStarted, setIsStarted] = useState(false)

  useEffect(() => {
    if (!isSeen) player.current?.pause()
  }, [isSeen])
  useEffect(() => {
    if (isStarted) player.current?.focus()
  }, [isStarted])

  if (isStarted) {
    return (
      <video
        ref={player}
        className={css.player}
        src={mediaAddress(video.src)}
        aria-label={video.title}
        controls
        autoPlay
        muted
        playsInline
        loop
      />
    )
  }
  return (
    <div className={css.poster}>
      <Picture image={{ ...video.poster, alt: '' }} sizes={sizes} />
      <button
        type="button"
        className={css.play}
        aria-label={i18n.t({
          id: 'gallery.play',
          message: 'Film abspielen: {title}',
          values: { title: video.title },
        })}
        onClick={() => setIsStarted(true)}
      >
        <Play size={28} strokeWidth={1.5} fill="currentColor" aria-hidden="true" />
      </button>
      <p className={css.caption}>
        <span>{video.title}</span>
        <span className={css.hint}>
          <Trans id="gallery.silent" message="Film ohne Ton" />
        </span>
      </p>
    </div>
  )
}

import { useLingui } from '@lingui/react'
import { imageAddress } from '@shop/domain/image/image-address'
import { THUMBNAIL_IMAGE } from '@shop/domain/image/image-sizes'
import Play from 'lucide-react/icons/play'
import { Icon } from '../../icon/icon.tsx'
import css from './gallery.module.css'
import type { GallerySlide } from './gallery-slide.ts'

type GalleryThumbnailsProps = {
  slides: readonly GallerySlide[]
  active: number
  onShow: (index: number) => void
}

/** Small pictures that lead to the large ones; wide screens only. @see spec §9 "thumbnails 150 at x1" */
export function GalleryThumbnails({ slides, active, onShow }: GalleryThumbnailsProps) {
  const { i18n } = useLingui()

  return (
    <ul className={css.thumbnails}>
      {slides.map((slide, index) => {
        const image = slide.kind === 'video' ? slide.video.poster : slide.image
        const values = { number: index + 1, count: slides.length }
        return (
          <li key={slide.key}>
            <button
              type="button"
              className={css.thumbnail}
              aria-current={index === active || undefined}
              aria-label={
                slide.kind === 'video'
                  ? i18n.t({
                      id: 'gallery.showVideo',
                      message: 'Film zeigen, {number} von {count}',
                      values,
                    })
                  : i18n.t({ id: 'gallery.show', message: 'Bild {number} von {count} zeigen', values })
              }
              onClick={() => onShow(index)}
            >
              <img
                src={imageAddress(image.src, THUMBNAIL_IMAGE.size)}
                width={THUMBNAIL_IMAGE.size}
                height={THUMBNAIL_IMAGE.size}
                alt=""
                loading="lazy"
                decoding="async"
              />
              {slide.kind === 'video' ? (
                <span className={css.film}>
                  <Icon of={Play} />
                </span>
              ) : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

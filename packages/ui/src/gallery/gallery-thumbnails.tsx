import { useLingui } from '@lingui/react'
import type { ProductImage } from '@shop/domain/product/product'
import { Picture } from '../picture/picture.tsx'
import css from './gallery.module.css'

type GalleryThumbnailsProps = { images: ProductImage[]; active: number; onShow: (index: number) => void }

/** Small pictures that lead to the large ones; wide screens only. */
export function GalleryThumbnails({ images, active, onShow }: GalleryThumbnailsProps) {
  const { i18n } = useLingui()

  return (
    <ul className={css.thumbnails}>
      {images.map((image, index) => (
        <li key={image.hash}>
          <button
            type="button"
            className={css.thumbnail}
            aria-current={index === active ? 'true' : undefined}
            aria-label={i18n.t({
              id: 'gallery.show',
              message: 'Bild {number} von {count} zeigen',
              values: { number: index + 1, count: images.length },
            })}
            onClick={() => onShow(index)}
          >
            <Picture image={{ ...image, alt: '' }} sizes="80px" />
          </button>
        </li>
      ))}
    </ul>
  )
}

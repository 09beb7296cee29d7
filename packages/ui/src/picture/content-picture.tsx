import type { AssetField } from '@shop/content/fields'
import { IMAGE_QUALITY } from '@shop/domain/image/image-sizes'
import css from './content-picture.module.css'
import { Picture } from './picture.tsx'

type ContentPictureProps = {
  asset: AssetField
  sizes: string
  /** The one picture of the page that loads first. */
  isEager?: boolean
  /** The words beside it say the same: screen readers skip it. */
  isDecorative?: boolean
}

/** What an asset without a known size is taken for; scenes are 16:9. */
const UNKNOWN_SIZE = { width: 1600, height: 900 }

/** A picture of the content service that fills its place. */
export function ContentPicture({ asset, sizes, isEager = false, isDecorative = false }: ContentPictureProps) {
  return (
    // a span, for some of its places are words in the eyes of HTML
    <span className={css.frame}>
      <Picture
        image={{
          ...asset,
          alt: isDecorative ? '' : asset.alt,
          width: asset.width ?? UNKNOWN_SIZE.width,
          height: asset.height ?? UNKNOWN_SIZE.height,
        }}
        sizes={sizes}
        isEager={isEager}
        fit="cover"
        quality={IMAGE_QUALITY.content}
      />
    </span>
  )
}

import { useLingui } from '@lingui/react'
import { text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import Maximize2 from 'lucide-react/icons/maximize-2'
import { Suspense, useState } from 'react'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { assets, flag, option } from '../fields/block-fields.ts'
import { frameRatio, ratioOption } from '../fields/block-ratio.ts'
import { BlockSection } from '../parts/block-section.tsx'
import css from './gallery.module.css'

const GalleryZoom = lazyPart(() => import('@shop/ui/product/gallery/gallery-zoom'))

export const galleryFields = {
  headline: text,
  images: assets,
  /** `mosaic`: the first is large; `row`: one height, as wide as they are. */
  layout: option(['grid', 'mosaic', 'row'], 'mosaic'),
  ratio: ratioOption('1/1'),
  hasLightbox: flag(true),
}
type GalleryProps = { fields: v.InferOutput<v.ObjectSchema<typeof galleryFields, undefined>> }

const SIZES = '(width >= 1024px) 33vw, 50vw'

/** Pictures of one subject; each opens large over the page. */
function GalleryBlock({ fields }: GalleryProps) {
  const { i18n } = useLingui()
  const [opened, setOpened] = useState<number | null>(null)
  const { images, headline, layout, ratio } = fields
  const [first] = images
  if (!first) return null

  const large = images.map(({ src, alt, width, height, colour }) => ({
    hash: src,
    src,
    alt,
    width: width ?? 1600,
    height: height ?? 1600,
    colour: colour ?? '',
  }))
  return (
    <BlockSection isRow title={headline}>
      <ul className={css.list} data-layout={images.length < 3 && layout === 'mosaic' ? 'grid' : layout}>
        {images.map((image, index) => (
          <li
            key={`${image.src}-${index}`}
            className={css.item}
            style={{ '--ratio': frameRatio(layout === 'row' ? 'original' : ratio, image) }}
          >
            <ContentPicture
              asset={image}
              sizes={layout === 'mosaic' && index === 0 ? '(width >= 768px) 66vw, 100vw' : SIZES}
            />
            {fields.hasLightbox ? (
              <button
                type="button"
                className={css.open}
                aria-haspopup="dialog"
                aria-label={i18n.t({
                  id: 'gallery.open',
                  message: 'Bild {number} vergrößern',
                  values: { number: index + 1 },
                })}
                onClick={() => setOpened(index)}
              >
                <Maximize2 size={20} strokeWidth={1.5} aria-hidden="true" />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <GalleryZoom
            images={large}
            start={opened}
            productName={headline || first.alt}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </BlockSection>
  )
}

export const gallery = defineBlock({ name: 'gallery', fields: galleryFields, Component: GalleryBlock })

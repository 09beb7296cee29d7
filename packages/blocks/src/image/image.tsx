import { asset, text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { defineBlock } from '../define-block.tsx'
import { option, optionalLink } from '../fields/block-fields.ts'
import { frameRatio, ratioOption } from '../fields/block-ratio.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import css from './image.module.css'

export const imageFields = {
  image: asset,
  caption: text,
  copyright: text,
  link: optionalLink,
  ratio: ratioOption('original'),
  width: option(['page', 'reading', 'full'], 'page'),
}

const SIZES = {
  page: '(width >= 1440px) 1440px, 100vw',
  reading: '(width >= 768px) 680px, 100vw',
  full: '100vw',
}

/** One picture with what there is to say about it. */
export const image = defineBlock({
  name: 'image',
  fields: imageFields,
  Component: ({ fields, isFirst }) => {
    const picture = (
      <div className={css.frame} style={{ aspectRatio: frameRatio(fields.ratio, fields.image) }}>
        <ContentPicture asset={fields.image} sizes={SIZES[fields.width]} isEager={isFirst} />
      </div>
    )
    return (
      <BlockSection width={fields.width}>
        <figure className={css.figure} data-width={fields.width}>
          {fields.link ? <BlockLink link={fields.link}>{picture}</BlockLink> : picture}
          {fields.caption || fields.copyright ? (
            <figcaption className={css.caption}>
              {fields.caption}
              {fields.copyright ? <small> © {fields.copyright.replace(/^©\s*/, '')}</small> : null}
            </figcaption>
          ) : null}
        </figure>
      </BlockSection>
    )
  },
})

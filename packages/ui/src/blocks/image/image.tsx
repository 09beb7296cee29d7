import { asset, text } from '@shop/content/fields'
import { option, optionalLink } from '../block-fields.ts'
import { BlockLink } from '../block-link.tsx'
import { frameRatio, ratioOption } from '../block-ratio.ts'
import { BlockSection } from '../block-section.tsx'
import { ContentPicture } from '../content-picture.tsx'
import { defineBlock } from '../define-block.tsx'
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

import { richText, text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, optionalAsset, optionalLink } from '../fields/block-fields.ts'
import { frameRatio, ratioOption } from '../fields/block-ratio.ts'
import { BelowTitle } from '../parts/below-title.tsx'
import { BlockButton } from '../parts/block-button.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import { ContentText } from '../parts/content-text.tsx'
import css from './text-image.module.css'

export const imageTextFields = {
  headline: filledText,
  kicker: text,
  text: richText,
  linkLabel: text,
  link: optionalLink,
  image: optionalAsset,
  imageSide: option(['start', 'end'], 'start'),
  ratio: ratioOption('4/3'),
  tone: option(['paper', 'surface', 'tint'], 'paper'),
}

/** An editorial pair: a picture and what there is to say about it. */
export const textImage = defineBlock({
  name: 'image_text',
  aliases: ['text_image'],
  fields: imageTextFields,
  Component: ({ fields }) => (
    <BlockSection as="section" tone={fields.tone}>
      <div className={css.pair} data-side={fields.imageSide} data-bare={fields.image === null || undefined}>
        {fields.image ? (
          <div className={css.picture} style={{ aspectRatio: frameRatio(fields.ratio, fields.image) }}>
            <ContentPicture asset={fields.image} sizes="(width >= 768px) 58vw, 100vw" />
          </div>
        ) : null}
        <div className={css.words}>
          {fields.kicker ? <p className={css.kicker}>{fields.kicker}</p> : null}
          <BlockTitle className={css.headline}>{fields.headline}</BlockTitle>
          <BelowTitle>
            <ContentText document={fields.text} />
          </BelowTitle>
          {fields.link && fields.linkLabel ? (
            <BlockButton link={fields.link}>{fields.linkLabel}</BlockButton>
          ) : null}
        </div>
      </div>
    </BlockSection>
  ),
})

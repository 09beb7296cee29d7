import { richText, text } from '@shop/content/fields'
import { BelowTitle } from '../below-title.tsx'
import { BlockButton } from '../block-button.tsx'
import { filledText, option, optionalAsset, optionalLink } from '../block-fields.ts'
import { frameRatio, ratioOption } from '../block-ratio.ts'
import { BlockSection } from '../block-section.tsx'
import { BlockTitle } from '../block-title.tsx'
import { ContentPicture } from '../content-picture.tsx'
import { ContentText } from '../content-text.tsx'
import { defineBlock } from '../define-block.tsx'
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

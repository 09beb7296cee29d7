import { contentLink, text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, optionalAsset } from '../fields/block-fields.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockPart } from '../parts/block-part.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import css from './tile.module.css'

export const tileFields = {
  headline: filledText,
  text,
  link: contentLink,
  image: optionalAsset,
  tone: option(['surface', 'tint', 'accent'], 'surface'),
}
type Fields = v.InferOutput<v.ObjectSchema<typeof tileFields, undefined>>

/** A small area that is a link as a whole: words, and a picture if there is one. */
export const tile = defineBlock({
  name: 'tile',
  fields: tileFields,
  Component: ({ fields }: { fields: Fields }) => (
    <BlockPart className={css.place}>
      <BlockLink link={fields.link} className={css.tile}>
        <div className={css.face} data-tone={fields.tone} data-plain={fields.image === null || undefined}>
          {fields.image ? (
            <div className={css.picture}>
              <ContentPicture asset={fields.image} sizes="(width >= 768px) 33vw, 100vw" isDecorative />
            </div>
          ) : null}
          <div className={css.words}>
            <BlockTitle className={css.headline}>{fields.headline}</BlockTitle>
            {fields.text ? <span className={css.text}>{fields.text}</span> : null}
          </div>
        </div>
      </BlockLink>
    </BlockPart>
  ),
})

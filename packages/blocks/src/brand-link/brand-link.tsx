import { contentLink, text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, optionalAsset } from '../fields/block-fields.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockPart } from '../parts/block-part.tsx'
import css from './brand-link.module.css'

export const brandLinkFields = { name: filledText, text, link: contentLink, logo: optionalAsset }
type Fields = v.InferOutput<v.ObjectSchema<typeof brandLinkFields, undefined>>

/** The way to a brand: its mark, or its name where there is none. */
export const brandLink = defineBlock({
  name: 'brand_link',
  fields: brandLinkFields,
  Component: ({ fields }: { fields: Fields }) => (
    <BlockPart className={css.place}>
      <BlockLink link={fields.link} className={css.brand}>
        <div className={css.face}>
          {fields.logo ? (
            <div className={css.logo}>
              <ContentPicture asset={{ ...fields.logo, alt: fields.name }} sizes="240px" />
            </div>
          ) : (
            <span className={css.name}>{fields.name}</span>
          )}
        </div>
        {fields.text ? <span className={css.text}>{fields.text}</span> : null}
      </BlockLink>
    </BlockPart>
  ),
})

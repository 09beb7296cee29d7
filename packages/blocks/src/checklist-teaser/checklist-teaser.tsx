import { richText, text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { defineBlock } from '../define-block.tsx'
import { filledText, optionalAsset, optionalLink } from '../fields/block-fields.ts'
import { BelowTitle } from '../parts/below-title.tsx'
import { BlockButton } from '../parts/block-button.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import { ContentText } from '../parts/content-text.tsx'
import css from './checklist-teaser.module.css'

export const checklistTeaserFields = {
  headline: filledText,
  text: richText,
  linkLabel: text,
  link: optionalLink,
  image: optionalAsset,
}

/** The beginning of a check-list, and the way to all of it. */
export const checklistTeaser = defineBlock({
  name: 'checklist_teaser',
  fields: checklistTeaserFields,
  Component: ({ fields }) => (
    <BlockSection>
      <div className={css.card}>
        <div className={css.words}>
          <BlockTitle className={css.headline}>{fields.headline}</BlockTitle>
          <BelowTitle>
            <ContentText document={fields.text} />
          </BelowTitle>
          {fields.link && fields.linkLabel ? (
            <BlockButton link={fields.link}>{fields.linkLabel}</BlockButton>
          ) : null}
        </div>
        {fields.image ? (
          <div className={css.picture}>
            <ContentPicture asset={fields.image} sizes="(width >= 768px) 50vw, 100vw" />
          </div>
        ) : null}
      </div>
    </BlockSection>
  ),
})

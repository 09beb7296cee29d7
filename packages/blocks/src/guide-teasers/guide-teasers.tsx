import { contentLink, text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { defineBlock } from '../define-block.tsx'
import { filledText, optionalAsset, rows } from '../fields/block-fields.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import css from './guide-teasers.module.css'

export const guideTeasersFields = {
  headline: text,
  teasers: rows({ headline: filledText, text, link: contentLink, image: optionalAsset }),
}

/** Articles worth reading before buying. */
export const guideTeasers = defineBlock({
  name: 'guide_teasers',
  fields: guideTeasersFields,
  Component: ({ fields }) => (
    <BlockSection isRow title={fields.headline}>
      <ul className={css.list}>
        {fields.teasers.map((teaser) => (
          <li key={teaser._uid}>
            <BlockLink link={teaser.link} className={css.guide}>
              <div className={css.picture}>
                {teaser.image ? (
                  <ContentPicture asset={teaser.image} sizes="(width >= 768px) 46vw, 100vw" isDecorative />
                ) : null}
              </div>
              <BlockTitle className={css.headline}>{teaser.headline}</BlockTitle>
              <p className={css.text}>{teaser.text}</p>
            </BlockLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  ),
})

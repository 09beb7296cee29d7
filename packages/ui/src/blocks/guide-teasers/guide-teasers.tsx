import { text } from '@shop/content/fields'
import { Section } from '../../layout/section.tsx'
import { rows, teaserFields } from '../block-fields.ts'
import { BlockLink } from '../block-link.tsx'
import { ContentPicture } from '../content-picture.tsx'
import { defineBlock } from '../define-block.tsx'
import css from './guide-teasers.module.css'

/** Articles worth reading before buying. */
export const guideTeasers = defineBlock({
  name: 'guide_teasers',
  fields: { headline: text, teasers: rows(teaserFields) },
  Component: ({ fields }) => (
    <Section title={fields.headline}>
      <ul className={css.list}>
        {fields.teasers.map((teaser) => (
          <li key={teaser._uid}>
            <BlockLink link={teaser.link} className={css.guide}>
              <div className={css.picture}>
                <ContentPicture asset={teaser.image} sizes="(width >= 768px) 46vw, 100vw" isDecorative />
              </div>
              <h3 className={css.headline}>{teaser.headline}</h3>
              <p className={css.text}>{teaser.text}</p>
            </BlockLink>
          </li>
        ))}
      </ul>
    </Section>
  ),
})

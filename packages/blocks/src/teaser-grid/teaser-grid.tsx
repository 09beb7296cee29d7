import { text } from '@shop/content/fields'
import { defineBlock } from '../define-block.tsx'
import { option, optionalLink, rows } from '../fields/block-fields.ts'
import { BlockMore } from '../parts/block-more.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { Teaser, teaserFields } from '../teaser/teaser.tsx'
import css from './teaser-grid.module.css'

export const teaserGridFields = {
  headline: text,
  text,
  teasers: rows(teaserFields),
  layout: option(['uneven', 'two', 'three'], 'uneven'),
  link: optionalLink,
  linkLabel: text,
}

/** Scenes in a grid: uneven, so that the eye wanders, or in two or three equal columns. */
export const teaserGrid = defineBlock({
  name: 'teaser_grid',
  fields: teaserGridFields,
  Component: ({ fields }) =>
    fields.teasers.length === 0 ? null : (
      <BlockSection
        isRow
        title={fields.headline}
        lead={fields.text}
        aside={<BlockMore link={fields.link}>{fields.linkLabel}</BlockMore>}
      >
        <ul className={css.grid} data-layout={fields.layout}>
          {fields.teasers.map((teaser) => (
            <li key={teaser._uid}>
              <Teaser
                fields={teaser}
                shape={fields.layout === 'uneven' ? 'fill' : 'plain'}
                sizes={
                  fields.layout === 'three' ? '(width >= 768px) 33vw, 100vw' : '(width >= 768px) 58vw, 100vw'
                }
              />
            </li>
          ))}
        </ul>
      </BlockSection>
    ),
})

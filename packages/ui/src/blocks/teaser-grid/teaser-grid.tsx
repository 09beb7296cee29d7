import { text } from '@shop/content/fields'
import { Section } from '../../layout/section.tsx'
import { rows, teaserFields } from '../block-fields.ts'
import { defineBlock } from '../define-block.tsx'
import { Teaser } from '../teaser/teaser.tsx'
import css from './teaser-grid.module.css'

/** Scenes in an uneven grid: the eye wanders, no scene is like its neighbour. */
export const teaserGrid = defineBlock({
  name: 'teaser_grid',
  fields: { headline: text, teasers: rows(teaserFields) },
  Component: ({ fields }) => (
    <Section title={fields.headline}>
      <ul className={css.grid}>
        {fields.teasers.map((teaser) => (
          <li key={teaser._uid}>
            <Teaser fields={teaser} shape="fill" sizes="(width >= 768px) 58vw, 100vw" />
          </li>
        ))}
      </ul>
    </Section>
  ),
})

import { text } from '@shop/content/fields'
import { BlockList } from '../block-list.tsx'
import { defineBlock } from '../define-block.tsx'
import { nestedBlocks, numberBetween, option } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import css from './grid.module.css'

export const gridFields = {
  headline: text,
  lead: text,
  items: nestedBlocks,
  /** Columns on a phone, from 768 and from 1024 px. */
  columns: numberBetween(1, 2, 1),
  columns768: numberBetween(1, 4, 2),
  columns1024: numberBetween(1, 6, 3),
  gap: option(['s', 'm', 'l'], 'm'),
  tone: option(['paper', 'surface', 'tint'], 'paper'),
}

/** Equal parts side by side, as many as fit the screen. */
export const grid = defineBlock({
  name: 'grid',
  fields: gridFields,
  Component: ({ fields }) =>
    fields.items.length > 0 ? (
      <BlockSection isRow title={fields.headline} lead={fields.lead} tone={fields.tone}>
        <div
          className={css.grid}
          data-gap={fields.gap}
          style={{ '--few': fields.columns, '--some': fields.columns768, '--many': fields.columns1024 }}
        >
          <BlockList blocks={fields.items} field="items" isInside />
        </div>
      </BlockSection>
    ) : null,
})

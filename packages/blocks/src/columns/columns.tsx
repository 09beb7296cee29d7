import { text } from '@shop/content/fields'
import { BlockList } from '../block-list.tsx'
import { defineBlock } from '../define-block.tsx'
import { flag, nestedBlocks, option, rows } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import css from './columns.module.css'

export const columnsFields = {
  headline: text,
  columns: rows({ body: nestedBlocks }),
  /** How two columns share the width; three and more are equal. */
  split: option(['equal', '7-5', '5-7', '8-4', '4-8'], 'equal'),
  align: option(['start', 'center', 'end'], 'start'),
  /** On a phone the last column comes first. */
  isReversed: flag(false),
  tone: option(['paper', 'surface', 'tint'], 'paper'),
}

/** Columns of other blocks, one below the other on a phone. */
export const columns = defineBlock({
  name: 'columns',
  fields: columnsFields,
  Component: ({ fields }) => {
    const filled = fields.columns.filter(({ body }) => body.length > 0)
    if (filled.length === 0) return null
    return (
      <BlockSection title={fields.headline} tone={fields.tone}>
        <div
          className={css.columns}
          data-split={filled.length === 2 ? fields.split : 'equal'}
          data-align={fields.align}
          data-reversed={fields.isReversed || undefined}
          style={{ '--count': Math.min(4, filled.length) }}
        >
          {filled.map((column, index) => (
            <div key={column._uid} className={css.column}>
              <BlockList blocks={column.body} field={`columns[${index}].body`} isInside />
            </div>
          ))}
        </div>
      </BlockSection>
    )
  },
})

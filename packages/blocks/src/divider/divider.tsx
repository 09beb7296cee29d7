import { defineBlock } from '../define-block.tsx'
import { option } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import css from './divider.module.css'

export const dividerFields = {
  look: option(['line', 'short', 'dots'], 'line'),
  width: option(['reading', 'page'], 'reading'),
}

/** The end of one thought, before the next one begins. */
export const divider = defineBlock({
  name: 'divider',
  fields: dividerFields,
  Component: ({ fields }) => (
    <BlockSection gap="flow" width={fields.width}>
      <hr className={css.divider} data-look={fields.look} />
    </BlockSection>
  ),
})

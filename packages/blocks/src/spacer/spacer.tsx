import { defineBlock } from '../define-block.tsx'
import { option } from '../fields/block-fields.ts'
import { BlockRoot } from '../parts/block-root.tsx'
import css from './spacer.module.css'

export const spacerFields = { size: option(['s', 'm', 'l', 'xl'], 'm') }

/** Air, where the usual rhythm is not enough. */
export const spacer = defineBlock({
  name: 'spacer',
  fields: spacerFields,
  Component: ({ fields }) => <BlockRoot className={css.spacer} data-size={fields.size} aria-hidden="true" />,
})

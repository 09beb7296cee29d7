import { BlockList } from '../block-list.tsx'
import { defineBlock } from '../define-block.tsx'
import { nestedBlocks } from '../fields/block-fields.ts'

export const pageFields = { body: nestedBlocks }

/** A whole page: its body, block after block. */
export const page = defineBlock({
  name: 'page',
  fields: pageFields,
  Component: ({ fields }) => <BlockList blocks={fields.body} />,
})

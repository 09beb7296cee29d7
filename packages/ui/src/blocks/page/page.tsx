import { nestedBlocks } from '../block-fields.ts'
import { BlockList } from '../block-list.tsx'
import { defineBlock } from '../define-block.tsx'

/** A whole page: its body, block after block. */
export const page = defineBlock({
  name: 'page',
  fields: { body: nestedBlocks },
  Component: ({ fields }) => <BlockList blocks={fields.body} />,
})

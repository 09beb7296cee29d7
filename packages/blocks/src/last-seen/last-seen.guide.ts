import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { lastSeenFields } from './last-seen-block.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof lastSeenFields> = {
  name: 'last_seen',
  title: 'Zuletzt gesehen',
  use: 'Was in diesem Browser angesehen wurde.',
  fields: {},
}

export const samples = {
  usual: [sampleBlock('last_seen', {})],
}

import type { BlockGuide } from '../block-guide.ts'
import { sampleBlock } from '../sample-blocks.ts'
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

import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'

const usual = aBlock('overlay_trigger', { label: 'Land und Sprache wählen', overlay: 'country_picker' })

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({ tags: ['snapshot'] })
export const UnknownDialog = meta.story({
  args: { blocks: [aBlock('overlay_trigger', { label: 'Öffnen', overlay: 'something' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/overlay_trigger: overlay/)).toBeVisible()
  },
})

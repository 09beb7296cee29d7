import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { aBlock, blocksLoaded, inShop } from '../shop-story.tsx'

const usual = aBlock('overlay_trigger', { label: 'Land und Sprache wählen', overlay: 'country_picker' })

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: [blocksLoaded],
  decorators: [inShop],
})

export const Usual = meta.story({ tags: ['snapshot'] })
export const UnknownDialog = meta.story({
  args: { blocks: [aBlock('overlay_trigger', { label: 'Öffnen', overlay: 'something' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/overlay_trigger: overlay/)).toBeVisible()
  },
})

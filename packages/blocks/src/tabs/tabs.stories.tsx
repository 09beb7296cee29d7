import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './tabs.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story({
  tags: ['snapshot'],
  args: { blocks: samples.usual },
  play: async ({ canvas, userEvent }) => {
    const [material] = canvas.getAllByRole('tab')
    material?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Pflege' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Pflege' })).toBeVisible()
    await expect(canvas.getByText('Massive Eiche, zweimal geölt.')).not.toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel', { name: 'Lieferung' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Material' })).toHaveAttribute('aria-selected', 'true')
  },
})

export const LongText = meta.story({ args: { blocks: samples.longText } })

export const Empty = meta.story({
  args: { blocks: samples.empty },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nichts darin')).toBeNull()
  },
})

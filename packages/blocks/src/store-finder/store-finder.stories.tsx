import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'

const usual = aBlock('store_finder', {
  headline: 'Unsere Filialen',
  text: 'Anfassen, probesitzen, beraten lassen.',
})

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Postleitzahl'), '50667')
    await userEvent.keyboard('{Enter}')

    await expect(await canvas.findByText(/Am nächsten: Lindhaus Köln/)).toBeVisible()
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Köln')
  },
})
export const NoSuchPlace = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Postleitzahl'), '12{Enter}')

    await expect(await canvas.findByText(/kennen wir nicht/)).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  },
})

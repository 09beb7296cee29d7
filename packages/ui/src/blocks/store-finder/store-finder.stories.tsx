import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { aBlock, blocksLoaded, inShop } from '../shop-story.tsx'

const usual = aBlock('store_finder', {
  headline: 'Unsere Filialen',
  text: 'Anfassen, probesitzen, beraten lassen.',
})

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: [blocksLoaded],
  decorators: [inShop],
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

import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './embed.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story({
  tags: ['snapshot'],
  args: { blocks: samples.usual },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Einmal laden' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /immer erlauben/ })).toBeNull()
  },
})

/** On a phone the frame grows with its question, whose buttons it would cut else. */
export const MapOnAPhone = meta.story({
  args: {
    blocks: [
      aBlock('embed', {
        title: 'Karte: Lindhaus Speicherstadt',
        url: 'https://www.openstreetmap.org/export/embed.html?bbox=9.9,53.5,10.1,53.6&layer=mapnik',
        ratio: '21/9',
      }),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const question = canvas.getByRole('region', { name: 'Inhalt von OpenStreetMap' })
    const button = canvas.getByRole('button', { name: 'Einmal laden' })

    await expect(button.getBoundingClientRect().bottom).toBeLessThan(question.getBoundingClientRect().bottom)
  },
})

export const Everything = meta.story({ args: { blocks: samples.everything } })

export const UnknownService = meta.story({
  args: { blocks: samples.unknownService },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no service that can be embedded/)).toBeVisible()
  },
})

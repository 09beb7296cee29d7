import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samplePicture } from '../samples/sample-blocks.ts'

const fields = {
  kicker: 'Ratgeber',
  headline: 'Der gedeckte Tisch',
  lead: 'Wie aus Steinzeug, Leinen und Kerzen ein Abend wird, an den man sich erinnert.',
  author: 'Karla Lindner',
  date: '2026-11-02 08:00',
  image: samplePicture('lindhaus/ratgeber-gedeckter-tisch.webp', '#e3d4bc'),
}
const usual = aBlock('guide_article', fields)

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Der gedeckte Tisch')
    await expect(canvas.getByText('6 Minuten Lesezeit')).toBeVisible()
  },
})
export const WordsAlone = meta.story({
  args: { blocks: [aBlock('guide_article', { headline: fields.headline, lead: fields.lead, minutes: 1 })] },
})

import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samplePicture } from '../samples/sample-blocks.ts'

const usual = aBlock('retail_store', {
  headline: 'Filiale Hamburg',
  text: 'Zwei Etagen in der Speicherstadt, mit Blick aufs Wasser.',
  store: 'hh',
  image: samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
})

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({ tags: ['snapshot'] })

export const Details = meta.story({
  tags: ['snapshot'],
  args: { blocks: [aBlock('retail_store', { store: 'hh', view: 'details' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Jetzt|Heute|Für heute) /)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '+49 40 66969 110' })).toHaveAttribute(
      'href',
      'tel:+494066969110',
    )
  },
})

/** A store that is no longer there leaves no trace. */
export const Gone = meta.story({
  args: { blocks: [aBlock('retail_store', { store: 'gone', view: 'details' })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

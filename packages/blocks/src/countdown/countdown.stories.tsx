import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { sampleLink } from '../samples/sample-blocks.ts'

const fields = {
  headline: 'Winterangebote',
  text: 'Zehn Prozent auf alle Leuchten, nur für kurze Zeit.',
  until: '2026-11-24 22:59',
  link: sampleLink('/leuchten/'),
  linkLabel: 'Zu den Leuchten',
}
const usual = aBlock('countdown', fields)

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
    await expect(canvas.getByText('Noch bis 24. November 2026, 23:59 Uhr')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Noch mehr als 3 Tage')
  },
})
export const LastDay = meta.story({
  args: { blocks: [aBlock('countdown', { ...fields, until: '2026-11-21 13:04' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sekunden')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Noch mehr als 3 Stunden')
  },
})
export const OverWithWords = meta.story({
  args: {
    blocks: [
      aBlock('countdown', {
        ...fields,
        until: '2020-01-01',
        whenOver: 'text',
        overText: 'Diesmal ist es vorbei. Die nächste Aktion kommt im Frühling.',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Diesmal ist es vorbei/)).toBeVisible()
    await expect(canvas.queryByText(/Noch bis/)).toBeNull()
  },
})
export const OverAndGone = meta.story({
  args: { blocks: [aBlock('countdown', { ...fields, until: '2020-01-01' })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Winterangebote')).toBeNull()
  },
})

import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { sampleLink, sampleText } from '../samples/sample-blocks.ts'

const fields = {
  headline: 'Zehn Prozent zum Einrichten',
  text: 'Für die erste Bestellung ab 100 €.',
  code: 'WILLKOMMEN10',
  link: sampleLink('/wohnen/'),
  conditions: sampleText('Einmal je Kundin und Kunde, nicht auf Gutscheine.'),
}
const usual = aBlock('voucher_teaser', fields)

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
    await expect(canvas.getByRole('link', { name: 'Jetzt einlösen' })).toHaveAttribute(
      'href',
      '/wohnen/?voucher=WILLKOMMEN10',
    )
  },
})
export const LongCode = meta.story({
  args: {
    blocks: [
      aBlock('voucher_teaser', { ...fields, code: 'WINTERWOHNZIMMERLICHTERGLANZ2026', conditions: null }),
    ],
  },
})

import preview from '@shop/ui/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AroundBlocks } from '../around-blocks.tsx'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, storyPage, storyShop, withBlocks } from '../samples/block-story.tsx'
import { sampleLink, samplePicture, sampleText } from '../samples/sample-blocks.ts'

const fields = {
  headline: 'Zwanzig Prozent auf Textilien',
  text: 'Leinen, Wolle und Baumwolle für die kalten Tage.',
  image: samplePicture('lindhaus/ratgeber-textilien.webp', '#e1d6c1'),
  link: sampleLink('/textilien/'),
  linkLabel: 'Zu den Textilien',
  dateFrom: '2026-11-01 00:00',
  dateTo: '2026-11-30 22:59',
  conditions: sampleText('Gilt für nicht reduzierte Artikel.', 'Nicht mit anderen Aktionen kombinierbar.'),
}
const usual = aBlock('campaign_banner', fields)

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
    const conditions = canvas.getByRole('button', { name: 'Bedingungen der Aktion' })
    await userEvent.click(conditions)
    const dialog = await screen.findByRole('dialog', { name: 'Bedingungen der Aktion' })
    await expect(within(dialog).getByText('Gilt für nicht reduzierte Artikel.')).toBeVisible()

    await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(conditions).toHaveFocus())
  },
})
export const WithCountdown = meta.story({
  args: { blocks: [aBlock('campaign_banner', { ...fields, image: null, showsCountdown: true })] },
})
export const WithCode = meta.story({
  args: { blocks: [aBlock('campaign_banner', { ...fields, image: null, code: 'WINTER20' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('WINTER20')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Zu den Textilien' })).toHaveAttribute(
      'href',
      expect.stringContaining('/textilien/?voucher=WINTER20'),
    )
  },
})
export const Tint = meta.story({ args: { blocks: [aBlock('campaign_banner', { ...fields, tone: 'tint' })] } })
export const Sale = meta.story({ args: { blocks: [aBlock('campaign_banner', { ...fields, tone: 'sale' })] } })
export const NotYet = meta.story({
  args: { blocks: [aBlock('campaign_banner', { ...fields, dateFrom: '2026-11-21 10:01' })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(fields.headline)).toBeNull()
  },
})
export const NotYetInADraft = meta.story({
  args: { blocks: [aBlock('campaign_banner', { ...fields, dateFrom: '2026-11-21 10:01' })] },
  decorators: [
    (Story) => (
      <AroundBlocks page={{ ...storyPage, isDraft: true }} shop={storyShop}>
        <Story />
      </AroundBlocks>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fields.headline)).toBeVisible()
    await expect(canvas.getByText(/gerade nicht zu sehen/)).toBeVisible()
  },
})
export const Over = meta.story({
  args: { blocks: [aBlock('campaign_banner', { ...fields, dateTo: '2026-11-21 09:59' })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(fields.headline)).toBeNull()
  },
})
export const Elsewhere = meta.story({
  args: {
    blocks: [
      aBlock('campaign_banner', {
        ...fields,
        triggerContainer: [
          aBlock('trigger_container', { triggers: [aBlock('trigger', { type: 'url', value: '/essen/*' })] }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(fields.headline)).toBeNull()
  },
})

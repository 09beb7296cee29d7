import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { sampleText } from '../sample-blocks.ts'
import { aBlock, blocksLoaded, inShop } from '../shop-story.tsx'

const usual = aBlock('modal', {
  label: 'Pflegehinweise',
  title: 'So bleibt Eiche schön',
  body: [
    aBlock('rich_text', {
      text: sampleText('Feucht abwischen, trocken nachreiben.', 'Einmal im Jahr nachölen.'),
    }),
  ],
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
    const button = canvas.getByRole('button', { name: 'Pflegehinweise' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'So bleibt Eiche schön' })
    await expect(within(dialog).getByText('Einmal im Jahr nachölen.')).toBeVisible()

    await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }))

    await waitFor(() => expect(button).toHaveFocus())
  },
})

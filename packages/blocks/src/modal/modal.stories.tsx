import preview from '@shop/ui/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { sampleText } from '../samples/sample-blocks.ts'

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
  loaders: withBlocks,
  decorators: [inPage],
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

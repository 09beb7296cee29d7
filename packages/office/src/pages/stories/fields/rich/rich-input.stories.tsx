import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { RichInput } from './rich-input.tsx'

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
const meta = preview.meta({
  component: RichInput,
  args: {
    label: 'Text',
    hint: 'What shoppers read.',
    value: text('A lamp for long evenings.'),
    onChange: fn(),
  },
})

export const Filled = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Text' })).toHaveTextContent(
      'A lamp for long evenings.',
    )
  },
})
export const Empty = meta.story({
  args: { value: undefined },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Text' }))
    await userEvent.keyboard('Lamp')
    await expect(args.onChange).toHaveBeenCalled()
  },
})
export const LongText = meta.story({
  args: { value: text('Donaudampfschifffahrtsgesellschaftskapitänswitwenrente'.repeat(6)) },
})

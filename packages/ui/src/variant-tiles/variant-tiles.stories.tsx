import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { VariantTiles } from './variant-tiles.tsx'

const meta = preview.meta({
  component: VariantTiles,
  args: {
    label: 'Größe',
    options: [
      { value: '1_1', label: '50/56', text: '50/56', disabled: false },
      { value: '1_2', label: '62/68', text: '62/68 – ausverkauft', disabled: true },
      { value: '1_3', label: '74/80', text: '74/80', disabled: false },
    ],
    value: '1_1',
    onChange: fn(),
  },
})

export const Chosen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: '62/68 – ausverkauft' })).toBeDisabled()

    canvas.getByRole('radio', { name: '50/56' }).focus()
    await userEvent.keyboard('{ArrowRight}')

    await expect(args.onChange).toHaveBeenCalledWith('1_3')
  },
})
export const NothingChosen = meta.story({ args: { value: null } })
export const ManyAndLong = meta.story({
  tags: ['snapshot'],
  args: {
    options: ['38 Frühchen', '44', '50/56', '62/68', '74/80', '86/92 mit Fuß'].map((text, index) => ({
      value: `1_${index}`,
      label: text,
      text,
      disabled: index === 4,
    })),
  },
})

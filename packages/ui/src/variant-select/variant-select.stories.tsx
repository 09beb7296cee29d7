import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { VariantSelect } from './variant-select.tsx'

const meta = preview.meta({
  component: VariantSelect,
  args: {
    label: 'Größe',
    options: [
      { value: '1_1', text: '160 × 90 cm', disabled: false },
      { value: '1_2', text: '180 × 90 cm', disabled: false },
      { value: '1_3', text: '220 × 100 cm – ausverkauft', disabled: true },
    ],
    value: '1_1',
    onChange: fn(),
  },
})

export const Chosen = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('option', { name: '220 × 100 cm – ausverkauft' })).toBeDisabled()

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Größe' }), '1_2')

    await expect(args.onChange).toHaveBeenCalledWith('1_2')
  },
})
export const NothingChosen = meta.story({ args: { value: null } })
export const OneVariant = meta.story({
  args: { options: [{ value: '1_1', text: '160 × 90 cm', disabled: false }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
  },
})

import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { SelectField } from './select-field.tsx'

const meta = preview.meta({
  component: SelectField,
  args: {
    label: 'Anrede',
    name: 'gender',
    required: true,
    placeholder: 'Bitte wählen',
    options: [
      { value: 'f', label: 'Frau' },
      { value: 'm', label: 'Herr' },
      { value: 'd', label: 'Divers' },
      { value: 'n', label: 'Firma', disabled: true },
    ],
    onChange: fn(),
  },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Anrede' }), 'Divers')

    await expect(args.onChange).toHaveBeenCalledWith('d')
  },
})
export const Chosen = meta.story({ args: { defaultValue: 'f' } })
export const WithError = meta.story({
  tags: ['snapshot'],
  args: { error: 'Bitte eine Anrede wählen.' },
})

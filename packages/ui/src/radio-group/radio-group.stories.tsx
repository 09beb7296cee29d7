import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { RadioGroup } from './radio-group.tsx'

const meta = preview.meta({
  component: RadioGroup,
  args: {
    legend: 'Anrede',
    name: 'gender',
    options: [
      { value: 'f', label: 'Frau' },
      { value: 'm', label: 'Herr' },
      { value: 'd', label: 'Divers' },
    ],
    onChange: fn(),
  },
})

export const Stacked = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Divers' }))

    await expect(args.onChange).toHaveBeenCalledWith('d')
  },
})
export const Inline = meta.story({ args: { isInline: true, defaultValue: 'f' } })
export const WithError = meta.story({
  tags: ['snapshot'],
  args: { error: 'Bitte eine Anrede wählen.' },
})
export const WithHints = meta.story({
  tags: ['snapshot'],
  args: {
    legend: 'Versand',
    name: 'shipping',
    defaultValue: 'standard',
    options: [
      { value: 'standard', label: 'Standardversand', hint: '3 bis 5 Werktage, 4,95 €' },
      { value: 'express', label: 'Expressversand', hint: 'Nicht für Möbel', disabled: true },
    ],
  },
})

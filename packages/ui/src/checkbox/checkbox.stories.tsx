import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Checkbox } from './checkbox.tsx'

const meta = preview.meta({
  component: Checkbox,
  args: { label: 'Ich möchte den Newsletter erhalten.', name: 'newsletter', onChange: fn() },
})

export const Off = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Ich möchte den Newsletter erhalten.'))

    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
})
export const On = meta.story({
  tags: ['snapshot'],
  args: { defaultChecked: true },
})
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } })
export const WithHint = meta.story({ args: { hint: 'Abmelden ist jederzeit möglich.' } })
export const WithError = meta.story({
  tags: ['snapshot'],
  args: { error: 'Bitte zustimmen, um fortzufahren.' },
})
export const LongLabel = meta.story({
  args: {
    label:
      'Ja, ich möchte regelmäßig über Neuheiten, Einrichtungsideen und Angebote per E-Mail informiert werden und kann diese Einwilligung jederzeit widerrufen.',
  },
})

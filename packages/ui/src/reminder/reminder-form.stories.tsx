import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { ReminderForm } from './reminder-form.tsx'

const meta = preview.meta({
  component: ReminderForm,
  args: {
    name: 'Teppich Hede, 160 × 230 cm',
    email: '',
    onChange: fn(),
    onSubmit: fn(),
    error: null,
    isBusy: false,
  },
})

export const Empty = meta.story()
export const Prefilled = meta.story({
  args: { email: 'anna.berg@example.org' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erinnern lassen' }))
    await expect(args.onSubmit).toHaveBeenCalled()
  },
})
export const WithError = meta.story({
  tags: ['snapshot'],
  args: { email: 'anna@', error: 'Bitte geben Sie eine gültige E-Mail-Adresse an, etwa name@beispiel.de' },
})
export const Busy = meta.story({ args: { email: 'anna.berg@example.org', isBusy: true } })

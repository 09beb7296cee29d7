import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const meta = preview.meta({
  component: NewsletterForm,
  args: { state: 'idle' as const, error: null, privacyHref: '/datenschutz/', onSubscribe: fn() },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-Mail-Adresse'), 'anna@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }))

    await expect(args.onSubscribe).toHaveBeenCalledWith('anna@example.org')
  },
})

export const WithError = meta.story({
  tags: ['snapshot'],
  args: { error: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' },
})

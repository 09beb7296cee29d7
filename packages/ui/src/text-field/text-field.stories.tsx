import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { TextField } from './text-field.tsx'

const meta = preview.meta({
  component: TextField,
  args: {
    label: 'E-Mail-Adresse',
    name: 'email',
    type: 'email' as const,
    required: true,
    autoComplete: 'email',
  },
})

export const Empty = meta.story()
export const Filled = meta.story({
  tags: ['snapshot'],
  args: { defaultValue: 'mia.sommer@example.com' },
})
export const Optional = meta.story({
  args: { label: 'Firma', name: 'company', type: 'text', required: false, autoComplete: 'organization' },
})
export const Disabled = meta.story({
  tags: ['snapshot'],
  args: { disabled: true, defaultValue: 'mia.sommer@example.com' },
})

export const WithHint = meta.story({
  args: { hint: 'Dorthin geht die Bestellbestätigung.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Dorthin geht die Bestellbestätigung.',
    )
  },
})

export const WithError = meta.story({
  tags: ['snapshot'],
  args: {
    error: 'Bitte eine gültige E-Mail-Adresse eingeben, zum Beispiel name@example.com.',
    defaultValue: 'mia@',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-Mail-Adresse' })

    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/gültige E-Mail-Adresse/)
  },
})

export const Password = meta.story({
  args: { label: 'Passwort', name: 'password', type: 'password', autoComplete: 'current-password' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort anzeigen' }))

    await expect(canvas.getByLabelText('Passwort')).toHaveAttribute('type', 'text')
  },
})

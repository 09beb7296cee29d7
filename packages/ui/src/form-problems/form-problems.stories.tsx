import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { TextField } from '../text-field/text-field.tsx'
import { FormProblems } from './form-problems.tsx'

const meta = preview.meta({
  component: FormProblems,
  args: {
    problems: [
      { fieldId: 'email', message: 'Bitte eine gültige E-Mail-Adresse eingeben.' },
      { fieldId: null, message: 'Die Bestellung konnte nicht gesendet werden.' },
    ],
  },
  render: (args) => (
    <form>
      <FormProblems {...args} />
      <TextField label="E-Mail-Adresse" name="email" type="email" required />
    </form>
  ),
})

export const Several = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()

    await userEvent.click(canvas.getByRole('link', { name: /gültige E-Mail-Adresse/ }))

    await expect(canvas.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveFocus()
  },
})

export const None = meta.story({
  args: { problems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

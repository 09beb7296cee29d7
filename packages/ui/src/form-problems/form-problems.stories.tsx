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
    await expect(canvas.getByRole('alert')).toHaveTextContent('Eine Angabe fehlt noch oder stimmt nicht')

    await userEvent.click(canvas.getByRole('link', { name: /gültige E-Mail-Adresse/ }))

    await expect(canvas.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveFocus()
  },
})

/** In a long form: the line says how many, and the first field has the focus. */
export const InOneLine = meta.story({
  args: {
    isShort: true,
    problems: [{ fieldId: 'email', message: 'Bitte eine gültige E-Mail-Adresse eingeben.' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Eine Angabe fehlt noch oder stimmt nicht')
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})

/** "Eine Angabe fehlt noch oder stimmt nicht" stood above a second review and above a call that failed. */
export const OfTheWholeForm = meta.story({
  args: { problems: [{ fieldId: null, message: 'Die Bestellung konnte nicht gesendet werden.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Die Bestellung konnte nicht gesendet werden\.$/,
    )
  },
})

export const None = meta.story({
  args: { problems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

import { giveMoneyBack } from '@shop/api-client/office/order-commands'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Field } from '../../../parts/field.tsx'
import { inOffice, invalid, previewed } from '../../../testing/story-office.ts'
import { StepForm } from './step-form.tsx'

const meta = preview.meta({ title: 'pages/order/step form' })

/** Money that goes back, without the checks of the form of its own: the shop says what is wrong. */
function Refund() {
  const [note, setNote] = useState('')
  return (
    <StepForm
      command={giveMoneyBack}
      input={{ number: 'S-100001', amount: 4990, note }}
      order={{ version: 3 }}
      button="Give back"
      onDone={() => {}}
    >
      <Field label="Reference" value="" />
      <Field label="Why" path="note" value={note} onChange={setNote} />
    </StepForm>
  )
}

export const WrongAtItsField = meta.story({
  render: () => <Refund />,
  parameters: inOffice({
    answers: [previewed(giveMoneyBack, []), invalid(giveMoneyBack, [{ path: 'note', message: 'Say why.' }])],
  }),
  async play({ canvas, userEvent }) {
    const why = await canvas.findByRole('textbox', { name: 'Why' })
    await expect(why).toBeValid()
    await userEvent.type(why, 'x')
    await expect(await canvas.findByText('Say why.')).toBeVisible()
    await expect(why).toHaveAccessibleDescription('Say why.')
    await expect(canvas.getByRole('textbox', { name: 'Reference' })).toBeValid()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Give back' }))
    await expect(why).toHaveFocus()
  },
})

/** Something that the form does not ask for is said once, below all fields. */
export const WrongWithoutAField = meta.story({
  render: () => <Refund />,
  parameters: inOffice({
    answers: [
      invalid(giveMoneyBack, [
        { path: 'note', message: 'Say why.' },
        { path: 'number', message: 'There is no such number.' },
      ]),
    ],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^There is no such number\.$/)
    await expect(canvas.getByRole('textbox', { name: 'Why' })).toHaveAccessibleDescription('Say why.')
  },
})

import { giveMoneyBack } from '@shop/api-client/office/order-commands'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import * as v from 'valibot'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../../../parts/button.tsx'
import { claimKept } from '../../../parts/draft/kept.ts'
import { Field } from '../../../parts/field.tsx'
import { done, inOffice, invalid, previewed } from '../../../testing/story-office.ts'
import { StepForm } from './step-form.tsx'
import { useStepDraft } from './use-step-draft.ts'

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

const Typed = v.object({ note: v.string() })

function Noted({ onDone }: { onDone: () => void }) {
  const draft = useStepDraft({ key: ['story', 'S-100001'], schema: Typed, empty: { note: '' } })
  const { note } = draft.form
  return (
    <StepForm
      command={giveMoneyBack}
      input={note === '' ? null : { number: 'S-100001', amount: 4990, note }}
      order={{ version: 3 }}
      button="Give back"
      draft={draft}
      onDone={onDone}
    >
      <Field label="Why" path="note" value={note} onChange={(next) => draft.put({ note: next })} />
    </StepForm>
  )
}

/** The tab is loaded anew by one button; by the other somebody else has signed in to it meanwhile. */
function Reloaded() {
  const [loads, setLoads] = useState(0)
  const [isOpen, setOpen] = useState(true)
  const load = (email: string) => {
    claimKept(email)
    setOpen(true)
    setLoads(loads + 1)
  }
  return (
    <>
      <Button onPress={() => load('anna.weber@example.com')}>Load anew</Button>
      <Button onPress={() => load('ben.keller@example.com')}>Somebody else</Button>
      {isOpen ? <Noted key={loads} onDone={() => setOpen(false)} /> : <p>Closed</p>}
    </>
  )
}

export const KeptThroughAReload = meta.story({
  render: () => <Reloaded />,
  parameters: inOffice({ answers: [previewed(giveMoneyBack, [])] }),
  async play({ canvas, userEvent }) {
    const why = () => canvas.getByRole('textbox', { name: 'Why' })
    const loadAnew = () => userEvent.click(canvas.getByRole('button', { name: 'Load anew' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Load anew' }))
    await userEvent.type(why(), 'Scratched')
    await loadAnew()
    await expect(why()).toHaveValue('Scratched')
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await loadAnew()
    await expect(why()).toHaveValue('')
    await userEvent.type(why(), 'Scratched')
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody else' }))
    await expect(why()).toHaveValue('')
  },
})

export const ForgottenOnceDone = meta.story({
  render: () => <Reloaded />,
  parameters: inOffice({
    answers: [
      previewed(giveMoneyBack, []),
      done(giveMoneyBack, { number: 'S-100001', amount: 4990, document: null, shares: [] }),
      previewed(giveMoneyBack, []),
    ],
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Why' }))
    await userEvent.paste('Scratched')
    const send = canvas.getByRole('button', { name: 'Give back' })
    await waitFor(() => expect(send).toBeEnabled())
    await userEvent.click(send)
    await expect(await canvas.findByText('Closed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Load anew' }))
    await expect(canvas.getByRole('textbox', { name: 'Why' })).toHaveValue('')
  },
})

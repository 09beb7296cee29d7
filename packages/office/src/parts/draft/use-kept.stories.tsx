import { useState } from 'react'
import { expect } from 'storybook/test'
import * as v from 'valibot'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { keptAt } from './kept.ts'
import { useKept } from './use-kept.ts'

const KEY = 'office.story.kept'
const Form = v.object({ name: v.string() })
const meta = preview.meta({ title: 'parts/draft/kept' })

/** A form whose answer comes when a button says so: until then it is under way. */
function Slow() {
  const draft = useKept(KEY, Form, () => ({ name: '' }))
  const [answer, setAnswer] = useState<(() => void) | null>(null)
  const sent = draft.form
  return (
    <>
      <Field label="Name" value={sent.name} onChange={(name) => draft.change({ name })} />
      <Button onPress={() => setAnswer(() => () => draft.saved(sent))}>Send</Button>
      <Button onPress={() => answer?.()}>Answer</Button>
    </>
  )
}

export const Sent = meta.story({
  render: () => <Slow />,
  async play({ canvas, userEvent }) {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Basket')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(keptAt(KEY, Form)).toEqual({ name: 'Basket' })
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await expect(name).toHaveValue('')
    await expect(keptAt(KEY, Form)).toBeNull()
  },
})

/** What the answer is about is what was sent, and not what is there by then. */
export const TypedMeanwhile = meta.story({
  render: () => <Slow />,
  async play({ canvas, userEvent }) {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Basket')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.type(name, ', large')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await expect(name).toHaveValue('Basket, large')
    await expect(keptAt(KEY, Form)).toEqual({ name: 'Basket, large' })
  },
})

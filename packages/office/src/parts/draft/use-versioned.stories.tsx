import { useState } from 'react'
import { expect } from 'storybook/test'
import * as v from 'valibot'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { keptAt } from './kept.ts'
import { useVersioned } from './use-versioned.ts'

const NEW = 'office.story.versioned.new'
const MADE = 'office.story.versioned.basket'
const Kept = v.object({ form: v.object({ name: v.string() }), seen: v.nullable(v.number()) })
const NOTHING = { name: '' }
const meta = preview.meta({ title: 'parts/draft/versioned', tags: ['behaviour'] })

/** Something new, whose answer comes when a button says so: until then it is under way. */
function SlowNew() {
  const draft = useVersioned({ key: NEW, schema: Kept, stored: NOTHING, version: 0 })
  const [answer, setAnswer] = useState<(() => void) | null>(null)
  const sent = draft.form
  return (
    <>
      <Field label="Name" value={sent.name} onChange={(name) => draft.change({ name })} />
      <Button onPress={() => setAnswer(() => () => draft.savedAs(sent, MADE))}>Send</Button>
      <Button onPress={() => answer?.()}>Answer</Button>
    </>
  )
}

export const Made = meta.story({
  render: () => <SlowNew />,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Basket')
    await expect(keptAt(NEW, Kept)).toMatchObject({ form: { name: 'Basket' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await expect([keptAt(NEW, Kept), keptAt(MADE, Kept)]).toEqual([null, null])
  },
})

/** What is typed while the first save is under way belongs to what was made, and no more to the next new one. */
export const TypedMeanwhile = meta.story({
  render: () => <SlowNew />,
  async play({ canvas, userEvent }) {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Basket')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.type(name, ', large')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await expect(keptAt(NEW, Kept)).toBeNull()
    await expect(keptAt(MADE, Kept)).toEqual({ form: { name: 'Basket, large' }, seen: null })
  },
})

import type { CommandOutcome } from '@shop/api-client/office/command-outcome'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { DraftField } from './draft-field.tsx'
import { SaveBar } from './save-bar.tsx'
import { useDraft } from './use-draft.ts'

type EditedProps = {
  /** How saving ends; null where a field is wrong. */
  outcome: CommandOutcome | null
  /** What somebody else has made of the name once it was sent. */
  theirs?: string
  /** Until when the answer takes its time. */
  until?: () => Promise<void>
}

function Edited({ outcome, theirs, until }: EditedProps) {
  const [name, setName] = useState('Table lamp')
  const draft = useDraft('story.save-bar', { name: { de: name, fr: 'Lampe de table' } })
  return (
    <>
      <DraftField draft={draft} isReadOnly={false} path="name.de" label="Name" most={40} />
      <DraftField draft={draft} isReadOnly={false} path="name.fr" label="Name in French" />
      <SaveBar
        draft={draft}
        send={() => {
          if (outcome === null) return null
          if (theirs) setName(theirs)
          const sent = draft.value('name.de')
          return (until?.() ?? Promise.resolve()).then(() => {
            if (outcome.type === 'done' && typeof sent === 'string') setName(sent)
            return outcome
          })
        }}
      />
    </>
  )
}

const meta = preview.meta({ title: 'parts/save bar' })
const DONE: CommandOutcome = { type: 'done', answer: {}, effects: [] }
const CONFLICT: CommandOutcome = {
  type: 'conflict',
  changes: [{ at: '2026-11-24T09:12:00Z', by: 'Ben Keller', what: 'name.de' }],
}

export const NothingEdited = meta.story({
  render: () => <Edited outcome={DONE} />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Table lamp')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const NotSavedYet = meta.story({
  render: () => <Edited outcome={DONE} />,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), '!')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 field is not saved yet')
  },
})

export const Saved = meta.story({
  render: () => <Edited outcome={DONE} />,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Saved. The shop shows it within a second.')).toBeVisible()
  },
})

let answer = () => {}
const held = () =>
  new Promise<void>((resolve) => {
    answer = resolve
  })

/** On a slow machine somebody types on between "Save" and its answer; what was not sent was once taken away with the rest. */
export const TypedWhileSaving = meta.story({
  render: () => <Edited outcome={DONE} until={held} />,
  async play({ canvas, userEvent }) {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    const french = canvas.getByRole('textbox', { name: 'Name in French' })
    await userEvent.type(name, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.type(name, '!')
    await userEvent.type(french, '?')
    answer()

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled())
    await expect(name).toHaveValue('Table lamp!!')
    await expect(french).toHaveValue('Lampe de table?')
    await expect(canvas.getByRole('status')).toHaveTextContent('2 fields are not saved yet')
    await expect(canvas.queryByText(/^Meanwhile/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(name).toHaveValue('Table lamp!')
  },
})

export const Conflict = meta.story({
  render: () => <Edited outcome={CONFLICT} theirs="Reading lamp" />,
  async play({ canvas, userEvent }) {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ben Keller')
    await expect(canvas.getByText('Meanwhile: Reading lamp')).toBeVisible()
    await expect(name).toHaveValue('Table lamp!')
    await expect(canvas.getByRole('button', { name: 'Keep mine, over theirs' })).toBeEnabled()
  },
})

export const Refused = meta.story({
  render: () => <Edited outcome={{ type: 'forbidden', right: 'products.change' }} />,
  async play({ canvas, userEvent }) {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your role does not allow this.')
    await expect(name).toHaveValue('Table lamp!')
  },
})

export const TooLong = meta.story({
  render: () => <Edited outcome={null} />,
  async play({ canvas, userEvent }) {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Name' }),
      ' for long evenings by a window',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was saved.')
  },
})

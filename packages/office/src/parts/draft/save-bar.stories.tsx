import type { CommandOutcome } from '@shop/api-client/office/command-outcome'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { DraftField } from './draft-field.tsx'
import { SaveBar } from './save-bar.tsx'
import { useDraft } from './use-draft.ts'

type EditedProps = {
  /** How saving ends; null where a field is wrong. */
  outcome: CommandOutcome | null
  /** What somebody else has made of the name once it was sent. */
  theirs?: string
}

function Edited({ outcome, theirs }: EditedProps) {
  const [name, setName] = useState('Table lamp')
  const draft = useDraft('story.save-bar', { name: { de: name } })
  return (
    <>
      <DraftField draft={draft} isReadOnly={false} path="name.de" label="Name" most={40} />
      <SaveBar
        draft={draft}
        send={() => {
          if (outcome === null) return null
          if (theirs) setName(theirs)
          return Promise.resolve(outcome)
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

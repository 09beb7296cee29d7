import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Choice } from './choice.tsx'
import { Field } from './field.tsx'
import { Sheet } from './sheet.tsx'
import { Toggle } from './toggle.tsx'

const meta = preview.meta({ title: 'parts/forms' })
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente'.repeat(4)
const nothing = () => {}

export const EmptyField = meta.story({
  render: () => <Field label="Name" hint="As it stands on the parcel." isRequired />,
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: 'Name' })
    await expect(field).toHaveAccessibleDescription('As it stands on the parcel.')
    await userEvent.type(field, 'Anna')
    await expect(field).toHaveValue('Anna')
  },
})

export const WrongField = meta.story({
  render: () => <Field label="E-mail" defaultValue="anna" problem="This is no e-mail address." />,
  async play({ canvas }) {
    const field = await canvas.findByRole('textbox', { name: 'E-mail' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('This is no e-mail address.')
  },
})

export const LongField = meta.story({
  render: () => <Field label={LONG} defaultValue={LONG} rows={3} hint={LONG} />,
})

export const Buttons = meta.story({
  render: () => (
    <Card title="Buttons" aside={<Badge tone="good">Active</Badge>}>
      <Button look="primary">Save</Button> <Button>Discard</Button> <Button look="quiet">More</Button>{' '}
      <Button look="danger">Take off</Button> <Button isDisabled>Nothing to save</Button>
    </Card>
  ),
})

export const LongCard = meta.story({
  render: () => (
    <Card title={LONG}>
      <p style={{ overflowWrap: 'anywhere' }}>{LONG}</p>
    </Card>
  ),
})

const COLOURS = [
  { key: 'red', name: 'Red' },
  { key: 'blue', name: 'Blue' },
] as const

function Choosing({ problem }: { problem?: string }) {
  const [value, setValue] = useState<'red' | 'blue'>('red')
  return (
    <Choice
      label="Colour"
      options={COLOURS}
      value={value}
      onChange={setValue}
      {...(problem ? { problem } : {})}
    />
  )
}

export const OneOfAFew = meta.story({
  render: () => <Choosing />,
  async play({ canvas, userEvent, step }) {
    await step('the keyboard chooses', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    })
    await expect(await canvas.findByRole('button', { name: /Blue/ })).toBeVisible()
  },
})

export const WrongChoice = meta.story({ render: () => <Choosing problem="This colour is gone." /> })

function Switching() {
  const [isOn, setOn] = useState(false)
  return <Toggle label="Ask for a code" isOn={isOn} onChange={setOn} />
}

export const OnOrOff = meta.story({
  render: () => <Switching />,
  async play({ canvas, userEvent }) {
    const toggle = await canvas.findByRole('switch', { name: 'Ask for a code' })
    await userEvent.click(toggle)
    await expect(toggle).toBeChecked()
  },
})

function Opening({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Sheet title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
      <Field label="Name" onChange={nothing} />
    </Sheet>
  )
}

export const OpenSheet = meta.story({ render: () => <Opening title="Add somebody" /> })
export const LongSheet = meta.story({ render: () => <Opening title={LONG} /> })
export const ClosedByEscape = meta.story({
  render: () => <Opening title="Add somebody" />,
  async play({ userEvent }) {
    await expect(await screen.findByRole('dialog', { name: 'Add somebody' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

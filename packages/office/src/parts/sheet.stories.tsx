import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from './button.tsx'
import { Choice } from './choice.tsx'
import { Sheet } from './sheet.tsx'

const meta = preview.meta({ title: 'parts/sheet' })

/** A page that is drawn anew while its sheet is open, and once more as the sheet closes: so it is after every save. */
function Renewed() {
  const [isOpen, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const renew = () => setRound((before) => before + 1)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Change</Button>
      <ul key={round} aria-label="What is there">
        <li>
          <button type="button">Round {round}</button>
        </li>
        {round > 0 && <li>New since</li>}
      </ul>
      <Sheet title="Change" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Choice
          label="Shape"
          options={[
            { key: 'round', name: 'Round' },
            { key: 'square', name: 'Square' },
          ]}
          value="round"
          onChange={() => {
            renew()
            setOpen(false)
          }}
        />
        <Button onPress={renew}>Look again</Button>
        <Button
          onPress={() => {
            renew()
            setOpen(false)
          }}
        >
          Save
        </Button>
      </Sheet>
    </>
  )
}

/** Nothing that stands behind a sheet stays out of reach once it is closed, whatever was drawn meanwhile. */
export const ClosedDuringAnUpdate = meta.story({
  render: () => <Renewed />,
  async play({ canvas, canvasElement, userEvent }) {
    const change = await canvas.findByRole('button', { name: 'Change' })
    const isFree = async () => {
      await expect(screen.queryByRole('dialog')).toBeNull()
      await expect(canvasElement.closest('[inert], [aria-hidden=true]')).toBeNull()
      await expect(canvasElement.querySelectorAll('[inert], :not(svg)[aria-hidden=true]')).toHaveLength(0)
    }

    await userEvent.click(change)
    await userEvent.click(await screen.findByRole('button', { name: 'Look again' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(isFree)
    await expect(canvas.getByRole('button', { name: 'Round 2' })).toBeVisible()

    // Closed by what lies over it: its list and it go in one step.
    await userEvent.click(change)
    await userEvent.click(await screen.findByRole('button', { name: /Shape/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Square' }))
    await waitFor(isFree)
    await expect(canvas.getByRole('button', { name: 'Round 3' })).toBeVisible()
  },
})

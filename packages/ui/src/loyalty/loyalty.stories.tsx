import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { KeptNumber } from './kept-number.tsx'
import { PointsNote } from './points-note.tsx'

const meta = preview.meta({
  component: KeptNumber,
  args: { number: '1234567890', isKept: false, isBusy: false, onChange: fn(), onRemove: fn() },
})

export const ForThisOrder = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1234567890')).toBeVisible()
    await expect(canvas.queryByText('Im Konto gespeichert')).toBeNull()

    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'PAYBACK Nummer entfernen' }))

    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

export const KeptWithTheAccount = meta.story({
  args: { number: '3083421234567891', isKept: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Im Konto gespeichert')).toBeVisible()
  },
})

export const BeingRemoved = meta.story({ args: { isBusy: true } })

const note = { points: 59, number: '•••• 7890', postedFrom: null }

export const Waiting = meta.story({
  render: () => (
    <>
      <PointsNote {...note} state="waiting" />
      <PointsNote {...note} points={1} state="waiting" postedFrom="2026-12-24T00:00:00.000Z" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^59 PAYBACK Punkte für die Nummer •••• 7890/)).toBeVisible()
    await expect(
      canvas.getByText(/^1 PAYBACK Punkt für die Nummer •••• 7890: gutgeschrieben ab/),
    ).toBeVisible()
  },
})

export const Posted = meta.story({
  render: () => <PointsNote {...note} state="posted" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/59 PAYBACK Punkte sind .* gutgeschrieben/)).toBeVisible()
  },
})

export const NotTaken = meta.story({
  render: () => <PointsNote {...note} state="failed" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nicht angenommen/)).toBeVisible()
  },
})

export const NothingLeft = meta.story({
  render: () => <PointsNote {...note} points={0} state="waiting" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/PAYBACK/)).toBeNull()
  },
})

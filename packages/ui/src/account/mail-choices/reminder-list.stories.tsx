import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { ReminderList } from './reminder-list.tsx'

const RUG = {
  id: 'a',
  productName: 'Teppich Fjord, 200 × 300 cm',
  href: '/p/teppich-fjord/',
  state: 'waiting' as const,
  askedAt: '2026-11-02T08:00:00.000Z',
}
const ASKED = { ...RUG, id: 'b', productName: 'Vase Ærø', href: null, state: 'asked' as const }

const meta = preview.meta({
  component: ReminderList,
  args: { reminders: [RUG, ASKED], ending: null, onEnd: fn() },
})

export const Several = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: RUG.productName })).toHaveAttribute('href', RUG.href)
    await userEvent.click(canvas.getByRole('button', { name: 'Erinnerung beenden: Vase Ærø' }))
    await expect(args.onEnd).toHaveBeenCalledWith('b')
  },
})

export const None = meta.story({
  args: { reminders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByText(/^Zurzeit keine\./)).toBeVisible()
  },
})

export const LongName = meta.story({
  args: {
    reminders: [
      { ...RUG, productName: 'Kindersicherheitsgitterverlängerung für breite Treppen, Birke natur' },
    ],
  },
})

export const Ending = meta.story({ args: { ending: 'a' } })

import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { OrderTimeline } from './order-timeline.tsx'

const at = (day: number) => `2026-11-${day}T09:30:00.000Z`
const meta = preview.meta({
  component: OrderTimeline,
  args: {
    history: [
      { at: at(18), state: 'confirmed' as const },
      { at: at(19), state: 'in_fulfilment' as const },
      { at: at(20), state: 'shipped' as const },
    ],
  },
})

export const OnItsWay = meta.story({
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')

    await expect(steps.at(-1)).toHaveAttribute('aria-current', 'step')
    await expect(steps.at(-1)).toHaveTextContent('Unterwegs')
  },
})

export const JustPlaced = meta.story({ args: { history: [{ at: at(18), state: 'pending_payment' }] } })

export const SentBackAndPaidBack = meta.story({
  args: {
    history: [
      { at: at(18), state: 'confirmed' },
      { at: at(20), state: 'shipped' },
      { at: at(22), state: 'delivered' },
      { at: at(24), state: 'withdrawn' },
      { at: at(27), state: 'returned' },
      { at: at(27), state: 'refunded' },
    ],
  },
})

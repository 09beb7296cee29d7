import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Asks whether the card that is paid with is kept for the next purchase.',
  do: ['Say what is kept, by whom, and where it is removed, before the tick.'],
  dont: ['Never ticked in advance: it is consent.', 'Not for guests, who could not remove a card.'],
  keys: [['Space', 'Ticks, and takes the tick away']],
}

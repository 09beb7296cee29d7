import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Stands at the foot of a card of the wishlist.',
  do: ['Say what a wish cost when it was remembered, once that has changed.'],
  dont: ['No second button: one wish, one way on.', 'No struck price: this is a memory, not a reduction.'],
  keys: [['Enter', 'Does what the button says']],
}

import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Choosing items of an order, and how many of each: to cancel, to give back, to complain about.',
  do: [
    'Say below each item until when it may be chosen, or why it may not.',
    'Leave items that may not be chosen in sight: shoppers look for them.',
  ],
  dont: ['Tick nothing in advance.'],
  keys: [
    ['Space', 'Chooses an item'],
    ['Arrow keys', 'Change how many'],
  ],
}

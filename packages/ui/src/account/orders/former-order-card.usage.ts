import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'An order of the shop that this one has moved from, as it was.',
  do: ['Show it below the orders of this shop, under a heading that says where it comes from.'],
  dont: [
    'No buttons in it: it cannot be ordered again, withdrawn from or sent back here.',
    'No links to products: they may not be there any more, or be others.',
  ],
  keys: [['Enter, Space', 'Opens and closes the order']],
}

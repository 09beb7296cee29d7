import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'The energy class as an arrow on cards, the whole label and the data sheet on the product page.',
  do: ['Keep the arrow’s colours: the law sets them for both brands.', 'Show it wherever there is a price.'],
  dont: ['No own drawing, no smaller than the price’s height.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Opens the label'],
  ],
}

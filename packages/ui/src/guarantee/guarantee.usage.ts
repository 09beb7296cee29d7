import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose:
    'What the law grants when goods are faulty, and for how long a producer answers for more than that.',
  do: [
    'Show the notice whole on the order page, and open it from every product page.',
    'Show the label beside the price of a product whose producer guarantees it for more than two years.',
  ],
  dont: [
    'Do not recolour, crop or shorten either: both are the Commission’s.',
    'Do not draw a seal of your own for a guarantee.',
  ],
}

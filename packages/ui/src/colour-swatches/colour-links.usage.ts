import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'The colours of a product on its card: each changes the card, and leads to its own page.',
  do: ['Show five and how many more, the shown one ringed.', 'Change picture, price and address together.'],
  dont: ['Not on the product page: there colours are chosen by picture.'],
  keys: [
    ['Tab', 'Goes from colour to colour; the card follows'],
    ['Enter', 'Opens the product in that colour'],
  ],
}

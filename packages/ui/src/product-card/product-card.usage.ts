import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'A product in a list: picture, name, price, and what helps to choose between neighbours.',
  do: [
    'Let the picture’s backdrop be the card.',
    'Show at most two badges, the reduced one first.',
    'Keep the parts in their places when one is missing, so rows stay even.',
  ],
  dont: [
    'No border, no shadow, no button that only appears on hover.',
    'No price without the note on tax and shipping: it stands at every one, and leads to the costs.',
  ],
  content: [
    'Name: kind of thing, name, material. It breaks after three lines.',
    'Pictures are square, on the surface, without words in them.',
  ],
  keys: [
    ['Tab', 'One stop for the card, one for each colour and button on it, one for the shipping costs'],
    ['← / →', 'Turns the pictures while the card has the focus'],
    ['Enter', 'Opens the product'],
  ],
}

import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Lines, the way to free shipping, and the sum with its button.',
  do: [
    'Say at the line what has changed since it was put in.',
    'Keep what is sold out, marked, until it is removed.',
  ],
  dont: [
    'No suggestions between the lines and the button.',
    'No field for a voucher that is larger than the button.',
  ],
  content: ['“Gesamtsumme” with tax, shipping named apart.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter / Space', 'Presses it'],
  ],
}

import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Vouchers and gift cards: what is in the basket, and a folded field for one more.',
  do: ['Say at the field why a code was not taken, and keep what was typed.'],
  dont: ['Never open by itself: whoever has no code should not go looking for one.'],
  content: ['What a code takes off, or what it waits for.'],
  keys: [
    ['Enter', 'Opens the field, then takes the code'],
    ['Tab', 'Moves to it, or on from it'],
  ],
}

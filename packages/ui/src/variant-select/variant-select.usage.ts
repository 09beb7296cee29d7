import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'One of many variants, by name, where tiles would not fit.',
  do: ['Say in the row what is sold out.'],
  dont: ['Not for fewer than eight.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['↑ / ↓', 'Chooses'],
  ],
}

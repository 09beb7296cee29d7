import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Whether a shop nearby has it, and putting it aside there.',
  do: ['Say how fresh the stock is.', 'Sort by distance as soon as a place is known.'],
  dont: ['Do not ask for the position before somebody wants to know.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter / Space', 'Presses it'],
  ],
}

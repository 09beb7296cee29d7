import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'The same thing in other colours or shapes, each with its own page.',
  do: ['Use pictures where there are some, words else.'],
  dont: ['Do not mix with variants: siblings change the address.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Opens it'],
  ],
}

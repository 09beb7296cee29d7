import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Pages of a list as links.',
  do: ['Show first, last, and the neighbours.'],
  dont: ['Not for fewer than two pages.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Opens the page'],
  ],
}

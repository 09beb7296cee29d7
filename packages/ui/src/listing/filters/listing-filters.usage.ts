import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'The choices inside a filter: colours, stars, long lists, prices, the sort order.',
  do: ['Give lists of more than ten a search field.'],
  dont: ['No slider alone: the amounts can be typed, too.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['← / →', 'Moves a handle of the price slider'],
    ['Space', 'Ticks a value'],
  ],
}

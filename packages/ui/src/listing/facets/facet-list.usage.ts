import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'All filters below one another, for the side and for the dialog.',
  do: ['Show counts; values without hits go, chosen ones stay.'],
  dont: ['No filter with a single value.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Chooses a value'],
  ],
}

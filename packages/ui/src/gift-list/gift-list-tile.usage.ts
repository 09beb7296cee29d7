import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'One of somebody’s gift lists, in the overview of all of them.',
  do: ['Say what the list is for, and whether others can see it.'],
  dont: ['No numbers of what was given: the list may be a surprise.'],
  keys: [
    ['Tab', 'Moves to the name'],
    ['Enter', 'Opens the list'],
  ],
}

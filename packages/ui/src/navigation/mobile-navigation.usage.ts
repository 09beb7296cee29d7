import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Departments level by level, on phones and tablets.',
  do: ['Say the level above on the way back.'],
  dont: ['No swipe as the only way.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'One level deeper'],
    ['Escape', 'Closes it'],
  ],
}

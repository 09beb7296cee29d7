import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Departments and their groups, from 1024 pixels on.',
  do: ['Open by click and by keyboard; by hover only after a moment.'],
  dont: ['No more than eight departments.'],
  content: ['Nouns, in the order of the shop’s importance.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter / Space', 'Opens a department'],
    ['↓', 'Into the open panel'],
    ['Escape', 'Closes it'],
  ],
}

import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Ways into a shop’s departments, by picture.',
  do: ['Use cut-out products on one backdrop, all seen from the same side.'],
  dont: ['No more than eight; the navigation has the rest.'],
  content: ['One noun, at most two words.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Opens it'],
  ],
}

import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Where this page stands in the shop.',
  do: ['End with the parent, not with the page itself, where the title is right below.'],
  dont: ['Not on home, basket and checkout.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Opens the level'],
  ],
}

import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Who we are, search, account, wishlist, basket, departments.',
  do: ['Let it leave while scrolling down and return while scrolling up.'],
  dont: ['No banners above the service bar.'],
  content: ['Service notes: at most three, each a fact.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Opens'],
    ['Arrow down', 'On the basket: into the panel below it'],
    ['Escape', 'Closes the panel'],
  ],
}

import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Above the products: how many there are, filters, sort order, what is chosen.',
  do: ['Keep chosen filters visible and removable one by one.'],
  dont: ['Do not reload the page’s top when a filter changes.'],
  content: ['Facets are nouns, values are as on the product.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter / Space', 'Opens a facet'],
    ['Escape', 'Closes it and returns to its button'],
  ],
}

import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'What opens below the search while someone types: words, categories, brands, products.',
  do: [
    'Show the searches before and the popular categories while nothing is typed.',
    'Mark what the hit adds, not what was typed.',
  ],
  dont: [
    'Do not move the rows while the pointer is over them.',
    'Do not show more than fits without scrolling.',
  ],
  content: ['Category rows say where they lead, products show name and price.'],
  keys: [
    ['↑ / ↓', 'Goes through all rows, across groups'],
    ['Enter', 'Opens the row, or searches for what is typed'],
    ['Escape', 'Closes it and keeps the words'],
  ],
}

import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Country and language of the shop.',
  do: ['Write each language in itself.', 'Keep the page: the same product in the other shop.'],
  dont: ['No flags for languages.', 'No redirect without asking.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Goes there'],
  ],
}

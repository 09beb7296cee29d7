import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Says on a card of a gift list how many are wanted and what of it is given.',
  do: [
    'Say it in words: colour alone says nothing.',
    'Keep the product’s link, also when all of it is given.',
  ],
  dont: ['Never say to givers who gave; the owner reads it in the list of givers.'],
}

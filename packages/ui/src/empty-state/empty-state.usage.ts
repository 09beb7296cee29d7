import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'What stands where nothing is: an empty basket, no hits, an error.',
  do: ['Say what is the case, and offer the one way on.'],
  dont: ['No blame, no joke at the cost of whoever is here.'],
  content: ['A title of three to six words, one sentence, one button.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Follows the way on'],
  ],
}

import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Below the products: how far one has come, more, pages, how many at once.',
  do: ['Offer “more” and pages: one for stroll, one for the way back.'],
  dont: ['No endless scroll that swallows the footer.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter / Space', 'Presses it'],
  ],
}

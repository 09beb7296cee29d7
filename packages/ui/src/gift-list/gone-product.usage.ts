import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Keeps a wish in sight whose product is no longer sold, so that its giver can be thanked.',
  do: ['Call it what the product was called.', 'Offer to take it off the list.'],
  dont: ['Show it to givers: there is nothing left to give.'],
}

import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'One order in a list, and the last one on the start page of the account.',
  do: ['Say first how far the order is.', 'Let the whole card lead to the order.'],
  dont: ['No buttons on it: what can be done stands in the order.'],
  keys: [['Enter', 'Opens the order']],
}

import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'How far an order has come, in the words of shoppers and with day and time.',
  do: ['Show every state that the order has had, the oldest first.'],
  dont: ['No steps that have not happened: nobody knows when they will.'],
  keys: [],
}
